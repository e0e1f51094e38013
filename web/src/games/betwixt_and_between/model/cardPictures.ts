/** The pictures of exploration cards: a landscape of its elements with a creature. */
import type { ExplorationCard } from '../types.gen'

/** A figure with its feet at 0: filled shapes, dark shapes and lines. */
export interface Figure {
  fill?: string
  dark?: string
  line?: string
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const FIGURES = {
  swan: {
    fill: 'M-23 -4C-27 -15 -16 -21 -6 -18C4 -16 9 -20 9 -28C9 -33 5 -36 0 -34C1 -41 12 -42 15 -34C18 -26 15 -19 20 -14C24 -9 21 -1 12 0H-12C-18 0 -22 -1 -23 -4Z',
  },
  stag: {
    fill: 'M-16 0V-14C-18 -20 -14 -24 -6 -24H5L11 -35C14 -39 20 -37 20 -33L17 -27L14 -18C12 -13 12 -10 12 0H8L7 -11H-9L-11 0Z',
    line: 'M14 -36C9 -41 9 -46 12 -49M11 -42L6 -44M18 -36C22 -41 25 -43 24 -49M22 -41L27 -42',
  },
  horse: {
    fill: 'M-18 0V-13C-20 -20 -16 -24 -8 -24H3C7 -30 9 -38 15 -41L17 -36C22 -34 24 -29 26 -25L22 -22L15 -24C14 -17 13 -14 12 0H8L7 -11H-10L-12 0Z',
    line: 'M-18 -20C-25 -18 -25 -9 -22 -3',
  },
  hare: {
    fill: 'M-14 0C-20 -4 -18 -16 -8 -18C-2 -20 2 -20 4 -22C2 -30 4 -38 8 -41C10 -35 10 -30 10 -26C14 -33 18 -35 21 -35C20 -30 16 -24 14 -22C21 -20 20 -12 14 -10C12 -4 12 -2 15 0Z',
  },
  bird: {
    fill: 'M-26 -4L-10 -14C-6 -24 2 -31 10 -31C14 -33 18 -31 19 -28L27 -25L19 -22C20 -14 14 -8 6 -6L5 0H1V-6L-6 -5Z',
  },
  owl: {
    fill: 'M-13 -2C-19 -14 -17 -28 -13 -40L-5 -35H5L13 -40C17 -28 19 -14 13 -2C8 1 -8 1 -13 -2Z',
    dark: dot(-6, -26, 4) + dot(6, -26, 4) + 'M0 -22L3 -17H-3Z',
  },
  tail: {
    fill: 'M-9 0C-13 -12 -6 -22 2 -27C-6 -29 -13 -36 -13 -45C-4 -45 2 -40 5 -34C8 -40 14 -45 23 -45C23 -36 16 -29 9 -27C11 -18 11 -8 9 0Z',
  },
  seal: {
    fill: 'M-25 -1C-16 -4 -10 -10 -4 -21C-2 -29 4 -33 11 -31C17 -29 19 -22 14 -18C16 -10 16 -4 23 0H-20Z',
    dark: dot(9, -25, 1.8),
  },
  boat: { fill: 'M-25 -11H25C21 -3 15 0 8 0H-10C-16 0 -23 -4 -25 -11ZM-2 -14V-43C11 -37 17 -26 19 -14Z' },
  stones: {
    fill: 'M-25 0V-20C-25 -27 -14 -27 -14 -20V0ZM-6 0V-31C-6 -38 6 -38 6 -31V0ZM14 0V-22C14 -29 25 -29 25 -22V0Z',
  },
  steps: { fill: dot(-18, -4, 6) + dot(-3, -11, 6) + dot(12, -20, 5) + dot(22, -30, 4) },
  well: { fill: 'M-15 0V-14H15V0ZM-19 -29L0 -43L19 -29Z', line: 'M-12 -14V-29M12 -14V-29M0 -29V-20' },
  arch: { fill: 'M-17 0V-24C-17 -46 17 -46 17 -24V0Z', dark: 'M-9 0V-22C-9 -35 9 -35 9 -22V0Z' },
  mound: { fill: 'M-30 0C-26 -23 -12 -33 0 -33C12 -33 26 -23 30 0Z', dark: 'M-8 0V-11C-8 -20 8 -20 8 -11V0Z' },
  tree: {
    fill: 'M-5 0C-3 -8 -3 -14 -4 -18C-19 -17 -23 -30 -13 -36C-10 -47 10 -47 13 -36C23 -30 19 -17 4 -18C3 -14 3 -8 5 0Z',
  },
  hollow: {
    fill: 'M-9 0C-6 -8 -7 -14 -8 -18C-22 -18 -25 -31 -14 -36C-11 -47 11 -47 14 -36C25 -31 22 -18 8 -18C7 -14 6 -8 9 0Z',
    dark: 'M-4 0V-9C-4 -15 4 -15 4 -9V0Z',
  },
  mirror: {
    fill: 'M0 -45C13 -45 15 -30 13 -22C11 -14 5 -12 3 -10V-4H10V0H-10V-4H-3V-10C-5 -12 -11 -14 -13 -22C-15 -30 -13 -45 0 -45Z',
    dark: 'M0 -40C8 -40 10 -30 8 -23C6 -17 -6 -17 -8 -23C-10 -30 -8 -40 0 -40Z',
  },
  stair: { fill: 'M-24 0V-8H-12V-16H0V-24H12V-32H24V0Z' },
  bridge: { fill: 'M-30 0V-13C-16 -28 16 -28 30 -13V0H18C16 -15 -16 -15 -18 0Z' },
  vane: {
    fill: 'M-16 -26L-6 -32C-4 -38 2 -42 8 -41C12 -43 15 -40 15 -38L20 -36L15 -34C14 -30 10 -27 4 -26Z',
    line: 'M0 -26V0M-14 -17H14M-14 -20V-14M10 -20L15 -17L10 -14',
  },
  giant: {
    fill: 'M-21 0V-18C-25 -25 -22 -35 -12 -36C-10 -47 10 -47 12 -36C22 -35 25 -25 21 -18V0H8V-10H-8V0Z',
    dark: dot(-4, -38, 1.8) + dot(4, -38, 1.8),
  },
  imp: {
    fill: 'M-10 0L-9 -12C-14 -16 -14 -28 -8 -31L-13 -41L-3 -34H3L13 -41L8 -31C14 -28 14 -16 9 -12L10 0H4V-8H-4V0Z',
    dark: dot(-4, -25, 2) + dot(4, -25, 2),
  },
  hooded: {
    fill: 'M0 -42C10 -42 12 -31 9 -25C15 -18 17 -8 19 0H-19C-17 -8 -15 -18 -9 -25C-12 -31 -10 -42 0 -42Z',
    dark: 'M0 -37C5 -37 6 -30 3 -26H-3C-6 -30 -5 -37 0 -37Z',
  },
  staffed: {
    fill: 'M-4 -42C6 -42 8 -31 5 -25C11 -18 13 -8 14 0H-22C-20 -8 -18 -18 -13 -25C-16 -31 -14 -42 -4 -42Z',
    dark: 'M-4 -37C1 -37 2 -30 -1 -26H-7C-10 -30 -9 -37 -4 -37Z',
    line: 'M20 0V-36M20 -36a4 4 0 1 0 -0.1 -8a4 4 0 0 0 0.1 8',
  },
  winged: {
    fill: 'M0 -42a6 6 0 0 1 5 10C14 -42 27 -40 25 -28C23 -20 14 -18 7 -20L11 0H-11L-7 -20C-14 -18 -23 -20 -25 -28C-27 -40 -14 -42 -5 -32A6 6 0 0 1 0 -42Z',
  },
  nymph: {
    fill: 'M0 -44a7 7 0 0 1 6 11C10 -28 8 -22 6 -18C10 -12 14 -6 20 0H-20C-14 -6 -10 -12 -6 -18C-8 -22 -10 -28 -6 -33A7 7 0 0 1 0 -44Z',
    line: 'M6 -38C14 -36 14 -26 12 -20',
  },
  lantern: {
    fill: 'M-10 -9V-27L0 -35L10 -27V-9L6 -3H-6ZM-8 -2H8V0H-8Z',
    dark: 'M-5 -11V-24H5V-11Z',
    line: 'M0 -35C-9 -44 9 -44 0 -35',
  },
  wisp: {
    fill: 'M0 -40C4 -29 14 -25 14 -12C14 -4 8 0 0 0C-8 0 -14 -4 -14 -12C-14 -20 -8 -22 -8 -30C-4 -26 -2 -24 -2 -21C1 -27 -2 -34 0 -40Z',
    dark: dot(-4, -10, 2) + dot(5, -10, 2),
  },
  wave: { fill: 'M-29 0C-29 -17 -17 -32 0 -32C11 -32 15 -23 10 -18C6 -23 -3 -20 -3 -12C-3 -4 10 0 29 0Z' },
  spring: {
    fill: 'M-22 0C-22 -7 -12 -9 0 -9C12 -9 22 -7 22 0Z' + dot(-14, -24, 2.5) + dot(14, -24, 2.5),
    line: 'M0 -9V-34M0 -30C-4 -42 -15 -38 -15 -28M0 -30C4 -42 15 -38 15 -28',
  },
  moth: {
    fill: 'M0 -14C-6 -32 -27 -39 -27 -26C-27 -15 -14 -11 -4 -14C-12 -10 -16 0 -8 0C-2 0 0 -6 0 -12C0 -6 2 0 8 0C16 0 12 -10 4 -14C14 -11 27 -15 27 -26C27 -39 6 -32 0 -14Z',
    line: 'M0 -14C-2 -24 -5 -30 -9 -34M0 -14C2 -24 5 -30 9 -34',
  },
  bee: {
    fill: 'M0 0C-9 0 -12 -9 -9 -17C-6 -24 6 -24 9 -17C12 -9 9 0 0 0ZM-3 -23C-14 -40 -28 -30 -11 -19ZM3 -23C14 -40 28 -30 11 -19Z',
    dark: 'M-10 -14H10L10.5 -10H-10.5ZM-9 -6H9L7 -3H-7Z',
  },
  toad: {
    fill: 'M-23 0C-25 -13 -16 -21 -8 -21C-8 -28 1 -30 3 -23C9 -28 16 -23 15 -17C23 -14 23 -6 17 -4L23 0Z',
    dark: dot(-2, -23, 1.8) + dot(10, -21, 1.8),
  },
  hat: { fill: 'M-24 -8C-14 -3 14 -3 24 -8L12 -14L9 -38C5 -42 -5 -42 -9 -38L-12 -14Z', dark: 'M-12 -19H12V-14H-12Z' },
  tent: { fill: 'M-26 -20L0 -42L26 -20ZM-21 -18V0H-15V-18ZM15 -18V0H21V-18ZM-11 -6H11V0H-11Z' },
  post: { fill: 'M2 -42H20L26 -37L20 -32H2ZM-2 -30H-18L-24 -25L-18 -20H-2Z', line: 'M0 0V-44' },
  piper: {
    fill: 'M-6 -42a6.5 6.5 0 0 1 6 10L8 -12L12 0H-16L-12 -26C-14 -34 -12 -42 -6 -42Z',
    line: 'M-2 -30L22 -20M22 -34C18 -38 26 -42 26 -36',
  },
  beast: {
    fill: 'M-22 0V-14C-24 -20 -18 -24 -10 -24L2 -22C2 -32 8 -38 15 -36C22 -34 22 -26 18 -22C20 -16 18 -8 18 0H13L11 -10H-10L-14 0ZM-8 -24C-20 -34 -14 -44 -4 -42C-4 -36 -2 -30 4 -26Z',
  },
  hound: {
    fill: 'M-21 0L-18 -12C-20 -18 -16 -22 -8 -22H6L12 -34L16 -28L25 -25L22 -20L14 -18L12 0H8L6 -10H-10L-15 0Z',
    line: 'M-18 -18C-24 -22 -25 -28 -22 -32',
  },
  serpent: {
    fill: dot(13, -37, 5.5),
    line: 'M-24 -2C-10 0 -16 -14 -4 -14C8 -14 0 -28 12 -35M18 -38L24 -40M18 -37L24 -35',
  },
  tower: {
    fill: 'M-10 0L-8 -27H-12V-42H-7V-37H-2.5V-42H2.5V-37H7V-42H12V-27H8L10 0Z',
    dark: 'M-3 0V-6C-3 -11 3 -11 3 -6V0ZM-2 -30H2V-22H-2Z',
  },
  palace: {
    fill: 'M-24 0V-22L-18 -34L-12 -22V-14H-7V-30L0 -46L7 -30V-14H12V-22L18 -34L24 -22V0Z',
    dark: 'M-4 0V-8C-4 -14 4 -14 4 -8V0Z',
  },
  mountain: { fill: 'M-29 0L-9 -37L0 -25L9 -44L29 0Z', dark: 'M9 -44L14 -32L9 -29L5 -33Z' },
  sleeper: {
    fill: 'M-30 0C-26 -12 -18 -10 -16 -18C-14 -26 -4 -26 -2 -18C4 -26 12 -24 16 -14C22 -14 26 -8 30 0Z',
    dark: dot(-11, -17, 1.6),
  },
  star: { fill: 'M0 -46L6 -29L24 -28L10 -17L15 0L0 -10L-15 0L-10 -17L-24 -28L-6 -29Z' },
  hedge: {
    fill: 'M-29 0V-19C-21 -29 -15 -22 -10 -26C-4 -33 5 -30 9 -26C15 -31 27 -26 29 -17V0Z',
    dark: 'M-5 0V-12H5V0ZM-22 -6H-11V-3H-22ZM11 -12H22V-9H11Z',
  },
  thorns: {
    line: 'M-28 -2C-16 -30 -6 -2 4 -26C8 -36 18 -34 26 -40M-28 -22C-14 -8 2 -34 14 -10C18 -4 24 -6 28 -12M-16 -20L-20 -27M-2 -12L4 -8M10 -30L6 -37M20 -10L24 -3',
  },
  crown: { fill: 'M-20 -4L-25 -30L-12 -19L0 -38L12 -19L25 -30L20 -4Z' + dot(0, -41, 3) },
  pool: {
    fill: 'M-28 -6C-28 -14 28 -14 28 -6C28 3 -28 3 -28 -6Z',
    line: 'M-10 -24C-10 -30 -3 -34 -3 -40M8 -20C8 -26 14 -28 14 -34',
    dark: 'M-16 -6C-10 -9 10 -9 16 -6C10 -4 -10 -4 -16 -6Z',
  },
  harp: { line: 'M-12 0V-40C4 -43 14 -34 16 -23L-12 0M-5 -7V-38M2 -13V-37M9 -18V-32' },
  crystal: {
    fill: 'M-19 0L-21 -17L-13 -28L-6 -15V0ZM-4 0V-31L4 -45L12 -31V0ZM14 0V-15L20 -22L25 -11V0Z',
    dark: 'M4 -40L8 -30L4 -4L3 -30Z',
  },
  anvil: {
    fill: 'M-22 -30H18C18 -22 12 -20 6 -19V-10L12 -5V0H-12V-5L-6 -10V-18C-14 -18 -21 -22 -22 -30Z',
    line: 'M14 -40L20 -46M20 -36L27 -38M8 -38V-45',
  },
  wheel: { line: `${dot(0, -22, 18)}M0 -40V-4M-18 -22H18M-13 -35L13 -9M13 -35L-13 -9M-14 0L0 -22L14 0` },
  book: {
    fill: 'M-24 -4V-32C-15 -37 -6 -34 0 -30C6 -34 15 -37 24 -32V-4C15 -8 6 -6 0 -2C-6 -6 -15 -8 -24 -4Z',
    dark: 'M-1 -28H1V-4H-1ZM-18 -26H-6V-24H-18ZM-18 -19H-6V-17H-18ZM6 -26H18V-24H6ZM6 -19H18V-17H6Z',
  },
  rune: {
    fill: 'M-12 0L-15 -30C-12 -44 12 -44 15 -30L12 0Z',
    dark: 'M-1.5 -36H1.5V-8H-1.5ZM0 -33L8 -26L6 -24L0 -29ZM0 -24L8 -17L6 -15L0 -20Z',
  },
  magnet: {
    fill: 'M-18 -40H-7V-20C-7 -10 7 -10 7 -20V-40H18V-20C18 6 -18 6 -18 -20Z',
    dark: 'M-18 -33H-7V-29H-18ZM7 -33H18V-29H7Z',
  },
  bloom: {
    fill: dot(0, -38, 6) + dot(9, -32, 6) + dot(6, -22, 6) + dot(-6, -22, 6) + dot(-9, -32, 6),
    dark: dot(0, -29, 4),
    line: 'M0 -18V0M0 -6C8 -6 10 -12 12 -14M0 -3C-8 -3 -9 -8 -11 -10',
  },
  web: {
    line:
      'M0 -44V0M-20 -40L20 -4M20 -40L-20 -4M-24 -22H24M0 -34L9 -30L13 -22L9 -14L0 -10L-9 -14L-13 -22L-9 -30Z' +
      dot(0, -22, 20),
  },
  spider: {
    fill: dot(0, -16, 9) + dot(0, -28, 5.5),
    line: 'M-6 -20C-16 -30 -20 -26 -24 -14M-7 -16C-16 -20 -18 -12 -19 -2M6 -20C16 -30 20 -26 24 -14M7 -16C16 -20 18 -12 19 -2M0 -34V-46',
  },
  glow: {
    fill: dot(-16, -10, 4) + dot(-4, -26, 4) + dot(10, -14, 4) + dot(18, -34, 4) + dot(-18, -36, 3),
    line: 'M-22 0C-20 -6 -18 -6 -16 -10M4 0C6 -6 8 -8 10 -14M-8 0C-8 -12 -6 -18 -4 -26M14 0C20 -12 16 -24 18 -34',
  },
  coach: {
    fill: 'M-22 -30C-20 -40 16 -40 18 -30L15 -10H-18Z' + dot(-13, -6, 6) + dot(11, -6, 6),
    dark: 'M-12 -30H-3V-21H-12ZM2 -30H11V-21H2Z',
    line: 'M16 -14H28',
  },
  mushrooms: {
    fill: 'M-28 -14C-28 -26 -10 -26 -10 -14ZM-21 -13H-17V0H-21ZM-8 -24C-8 -42 16 -42 16 -24ZM1 -23H7V0H1ZM12 -10C12 -20 28 -20 28 -10ZM18 -9H22V0H18Z',
  },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

/** The cards of the default content on which each figure is shown. */
const CARDS: Partial<Record<FigureName, string[]>> = {
  tail: ['merrow', 'siren'],
  swan: ['swan-maiden'],
  stag: ['white-hart'],
  imp: ['puck', 'boggart', 'changeling', 'redcap'],
  seal: ['selkie'],
  horse: ['wild-hunt', 'kelpie', 'pixie-pony'],
  hare: ['moon-hare'],
  coach: ['night-coach'],
  boat: ['reed-boat'],
  steps: ['stepping-stones'],
  well: ['old-well'],
  arch: ['moon-door', 'falls-cave'],
  mound: ['hollow-hill', 'fox-earth', 'barrow'],
  mirror: ['silver-mirror'],
  crown: ['mole-king', 'frost-king'],
  stair: ['dwarf-stair'],
  mushrooms: ['fairy-ring'],
  hollow: ['hollow-oak', 'root-gate'],
  bridge: ['bridge-troll'],
  vane: ['weathercock'],
  giant: ['hill-giant'],
  pool: ['wandering-moor', 'hungry-bog', 'deep-tarn', 'tide-pool'],
  wheel: ['mist-weaver', 'moon-spinner'],
  tree: ['walking-wood', 'green-man', 'silver-orchard'],
  hedge: ['hedge-maze'],
  nymph: ['spring-nymph', 'dryad', 'dew-gatherer'],
  winged: ['rain-singer', 'banshee', 'sylph'],
  staffed: ['lamplighter', 'lantern-bearer', 'stargazer'],
  bee: ['bee-queen'],
  toad: ['toad-banker'],
  bird: ['magpie', 'two-ravens'],
  hat: ['leprechaun', 'gnome'],
  anvil: ['tinker', 'fairy-forge'],
  tent: ['goblin-market', 'map-seller'],
  hooded: ['herb-woman', 'seer', 'storm-witch', 'hedge-witch'],
  post: ['crossroads'],
  piper: ['lost-piper'],
  beast: ['sphinx', 'basilisk'],
  owl: ['wise-owl'],
  tower: ['watchtower'],
  serpent: ['lindworm'],
  hound: ['ember-hound'],
  palace: ['ice-palace', 'queens-gate'],
  sleeper: ['sleeping-giant'],
  star: ['faery-star'],
  mountain: ['glass-mountain'],
  stones: ['stone-circle'],
  thorns: ['briar-wall'],
  wave: ['undine'],
  wisp: ['salamander', 'will-o-the-wisp'],
  harp: ['wind-harp', 'bard'],
  crystal: ['crystal-seam'],
  rune: ['rune-carver', 'whispering-stone'],
  book: ['mouse-scribe', 'moss-library'],
  moth: ['thirsty-moth'],
  magnet: ['lodestone'],
  bloom: ['night-bloom'],
  web: ['dream-catcher'],
  spider: ['spider-queen'],
  glow: ['glow-worms'],
}
const SHOWN = new Map(
  Object.entries(CARDS).flatMap(([figure, cards]) => cards.map((card) => [card, figure as FigureName])),
)

/** A figure by action, for cards of other content. */
const FITTING: Record<string, FigureName> = {
  move: 'hare',
  tunnel: 'arch',
  reshape: 'giant',
  replenish: 'spring',
  exchange: 'tent',
  explore: 'tower',
  destroy: 'serpent',
  stop: 'mountain',
  gem: 'crystal',
  spell: 'book',
  absorb: 'moth',
}

export function figureOf({ id, deed }: Pick<ExplorationCard, 'id' | 'deed'>): Figure {
  return FIGURES[SHOWN.get(id) ?? FITTING[deed] ?? 'stones']
}

export interface Palette {
  sky: string
  glow: string
  far: string
  near: string
  figure: string
}

/** The colours of an element's landscape. */
export const COUNTRIES: Palette[] = [
  { sky: '#2b5378', glow: '#79b3d1', far: '#1d3f5e', near: '#122a44', figure: '#e6f5ff' },
  { sky: '#5b5792', glow: '#bfa9dd', far: '#454075', near: '#2e2a56', figure: '#f8f3ff' },
  { sky: '#4c6245', glow: '#b8c079', far: '#344b31', near: '#213421', figure: '#f8f6dc' },
  { sky: '#7a3a45', glow: '#f0a05c', far: '#562838', near: '#381a2a', figure: '#fff0d6' },
]

/** The shape of a landscape: always the same for a card, different for each card. */
export function landscape({ id, sides }: Pick<ExplorationCard, 'id' | 'sides'>) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const symbols = sides.filter((side) => side >= 0)
  const part = (n: number) => ((seed >> n) % 17) / 16
  return {
    ...COUNTRIES[symbols[0] ?? 2]!,
    /** What is in the sky: mist, a moon, fireflies or the sun. */
    air: symbols[1] ?? symbols[0] ?? 1,
    light: { x: 26 + part(1) * 48, y: 20 + part(4) * 12 },
    hills: `M0 ${54 + part(2) * 8}C20 ${40 + part(5) * 16} 40 ${64 - part(3) * 10} 62 ${50 + part(6) * 8}S90 ${44 + part(1) * 12} 100 ${54 - part(4) * 8}V100H0Z`,
    ground: `M0 ${78 - part(3) * 8}C26 ${68 + part(6) * 8} 60 ${84 - part(2) * 10} 100 ${74 + part(5) * 6}V100H0Z`,
    mirrored: seed % 2 === 1,
  }
}
