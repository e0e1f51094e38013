import { dot, fill, line, type Picture } from './strokes'

const GLOW = '#ffd873'
const INK = '#2a2338'

const house = (wall: string, roof: string): Picture => [
  fill('#0006', 'M-40 42C-20 48 24 48 42 42L36 36H-36Z'),
  fill(wall, 'M-30 -6H30V42H-30Z'),
  fill(roof, 'M-40 -4L0 -38L40 -4L32 0H-32Z'),
  fill('#0003', 'M-30 0H30V6H-30Z'),
  fill('#4a3524', 'M-9 42V22C-9 12 9 12 9 22V42Z'),
  fill(GLOW, 'M-25 14H-15V26H-25ZM15 14H25V26H15Z'),
  line('#4a3524', 2, 'M-20 14V26M20 14V26M-25 20H-15M15 20H25'),
]

/** The sign of each guild, in a box from -50 to 50. */
export const SIGNS: Record<string, Picture> = {
  hammer: [
    line('#7a5433', 10, 'M0 -6V44'),
    fill('#8d97a5', 'M-32 -36H24L34 -22L24 -8H-32Z'),
    fill('#c3ccd6', 'M-32 -36H24L28 -30H-32Z'),
  ],
  shield: [
    fill('#37568c', 'M-34 -38C-14 -32 14 -32 34 -38C36 6 22 32 0 46C-22 32 -36 6 -34 -38Z'),
    fill('#e9c256', 'M-6 -34H6V-4H30V8H6V40L0 46L-6 40V8H-30V-4H-6Z'),
  ],
  books: [
    fill('#8a3a3a', 'M-40 20H34V40H-40Z'),
    fill('#f1e6cd', 'M-36 24H34V36H-36Z'),
    fill('#3c6b5a', 'M-32 -4H40V16H-32Z'),
    fill('#f1e6cd', 'M-32 0H36V12H-32Z'),
    fill('#52409a', 'M-38 -28H30V-8H-38Z'),
    fill('#f1e6cd', 'M-34 -24H30V-12H-34Z'),
    line('#8a3a3a', 4, 'M-38 22V38'),
    line(GLOW, 3, 'M8 -40L14 -34M22 -44V-36M36 -40L30 -34'),
  ],
  cross: [
    fill('#e9c256', 'M-9 -46H9V-18H34V0H9V46H-9V0H-34V-18H-9Z'),
    dot('#b8436b', 0, -9, 7),
    line('#8a6510', 2, 'M-9 -46H9V-18H34V0H9V46H-9V0H-34V-18H-9Z'),
  ],
}

const WALLS: Record<string, [string, string]> = {
  hammer: ['#8a7d74', '#5b3a33'],
  shield: ['#9aa0ad', '#33456e'],
  books: ['#b39a76', '#3c5f52'],
  cross: ['#cbbfae', '#6a4678'],
}

/** Guild houses with their sign over the door. */
export const HOUSES: Record<string, Picture> = Object.fromEntries(
  Object.entries(WALLS).map(([id, [wall, roof]]) => [id, house(wall, roof)]),
)

/** The teachers' hidden places, by property. */
export const TEACHERS: Record<string, Picture> = {
  strength: [
    fill('#5f5a66', 'M-48 44C-44 4 -28 -30 -8 -42C6 -30 14 -34 24 -20C38 -4 44 20 48 44Z'),
    fill('#78737f', 'M-8 -42C6 -30 14 -34 24 -20L6 -4L-4 -20L-18 -8C-18 -22 -14 -34 -8 -42Z'),
    fill(INK, 'M-16 44V14C-16 -4 18 -4 18 14V44Z'),
    fill('#c98a3a', 'M-10 44V18C-10 4 12 4 12 18V44Z'),
    line('#6e4a1c', 3, 'M1 8V44M-10 24H12'),
    dot(GLOW, 6, 28, 2.6),
    line('#8d97a5', 6, 'M-34 36L-22 18M-40 20L-26 34'),
  ],
  dexterity: [
    line('#5b4632', 8, 'M-30 46V-20M30 46V-20'),
    fill('#7a5a3f', 'M-38 -14H38V8H-38Z'),
    fill('#4a6b4e', 'M-46 -12L0 -46L46 -12Z'),
    fill(GLOW, 'M-8 -10H8V6H-8Z'),
    line('#4a3524', 2, 'M0 -10V6'),
    line('#cdbb92', 2.6, 'M-8 8V46M8 8V46M-8 16H8M-8 25H8M-8 34H8M-8 43H8'),
    fill(
      '#5f8a4e',
      'M-50 -22C-44 -34 -30 -30 -30 -20C-36 -10 -48 -12 -50 -22ZM34 -34C44 -42 52 -32 46 -22C38 -18 30 -24 34 -34Z',
    ),
  ],
  intelligence: [
    fill('#4d5a78', 'M-18 46L-14 -24H14L18 46Z'),
    fill('#66759a', 'M-4 -24H14L18 46H0Z'),
    fill('#2c2f55', 'M-22 -22L0 -48L22 -22Z'),
    fill(GLOW, 'M-6 -14H6V0H-6Z'),
    line('#2c2f55', 2, 'M0 -14V0M-6 -7H6'),
    fill(INK, 'M-8 46V30C-8 22 8 22 8 30V46Z'),
    line('#c3ccd6', 4, 'M12 -26L34 -40'),
    dot('#9fe8ff', 36, -41, 5),
    dot('#fff', -34, -34, 2),
    dot('#fff', -42, -14, 1.6),
    dot('#fff', 40, -16, 1.8),
    fill('#3c5f52', 'M-46 46C-44 30 -28 28 -22 46ZM22 46C26 32 42 30 46 46Z'),
  ],
  charisma: [
    line('#8a6238', 5, 'M-40 46V-6M40 46V-6'),
    fill('#b8436b', 'M-46 -8C-20 -14 -10 -34 0 -44C10 -34 20 -14 46 -8Z'),
    fill('#e9c256', 'M-28 -11C-14 -16 -6 -30 0 -44C-4 -26 -8 -14 -10 -9ZM28 -11C14 -16 6 -30 0 -44C4 -26 8 -14 10 -9Z'),
    fill('#7d2f52', 'M-40 -6C-28 0 -16 0 -12 -6C-20 20 -28 36 -40 46ZM40 -6C28 0 16 0 12 -6C20 20 28 36 40 46Z'),
    fill(GLOW, 'M0 2L3 11H12L5 17L8 26L0 21L-8 26L-5 17L-12 11H-3Z'),
    line('#8a6238', 3, 'M-20 46H20M0 30V46'),
    dot('#f4efe4', 0, -46, 3),
  ],
}

/** Start, finish, and the places of dangers, runes and monsters, by the pack's ids. */
export const PLACES: Record<string, Picture> = {
  village: [
    fill('#0005', 'M-48 36C-20 46 24 46 48 36L40 30H-40Z'),
    fill('#b08a63', 'M-44 4H-14V34H-44Z'),
    fill('#7a3f34', 'M-50 6L-29 -14L-8 6Z'),
    fill('#cfa87a', 'M12 0H44V34H12Z'),
    fill('#5b3a33', 'M6 2L28 -20L50 2Z'),
    fill('#d8bb90', 'M-16 -8H14V38H-16Z'),
    fill('#8a4a35', 'M-22 -6L-1 -32L20 -6Z'),
    fill('#5b3a33', 'M-7 38V22C-7 14 5 14 5 22V38Z'),
    fill(GLOW, 'M-12 0H-5V8H-12ZM3 0H10V8H3ZM-38 14H-30V22H-38ZM-26 14H-20V22H-26ZM22 10H30V18H22ZM34 10H40V18H34Z'),
    line('#cbd3df', 2.4, 'M34 -22C30 -30 38 -34 34 -44'),
  ],
  lighthouse: [
    fill('#fff3b04d', 'M0 -30L-50 -46V-12ZM0 -30L50 -46V-12Z'),
    fill('#5f5a66', 'M-40 46C-34 30 -18 26 0 26S34 30 40 46Z'),
    fill('#efe6d6', 'M-16 34L-10 -18H10L16 34Z'),
    fill('#c04a3f', 'M-14 18L-12 4H12L14 18ZM-11 -8L-10 -18H10L11 -8Z'),
    fill(GLOW, 'M-8 -36H8V-20H-8Z'),
    line(INK, 2, 'M0 -36V-20M-12 -19H12'),
    fill('#3b3550', 'M-11 -36L0 -48L11 -36Z'),
    fill('#4a3524', 'M-4 34V26C-4 22 4 22 4 26V34Z'),
  ],
  'rotten-bridge': [
    line('#4a86a8', 5, 'M-40 34C-20 28 0 40 20 32S44 34 48 32'),
    line('#8a6238', 6, 'M-44 8C-20 22 20 22 44 8'),
    line('#b98b5e', 4, 'M-36 6V22M-22 12V28M-8 15V24M22 12V28M36 6V22'),
    line('#cdbb92', 2.4, 'M-44 -12C-20 4 20 4 44 -12M-44 -20V12M44 -20V12'),
    line('#b98b5e', 4, 'M8 18L14 34'),
  ],
  brambles: [
    line('#4c7a48', 5, 'M-46 36C-34 -20 -6 -30 4 4S30 40 46 -24M-30 44C-10 -4 20 -36 34 -40'),
    line(
      '#7fae63',
      3,
      'M-36 12L-44 6M-30 -6L-40 -10M-14 -16L-16 -26M0 -6L8 -12M10 18L2 24M24 26L26 36M38 4L46 6M-12 12L-20 8M6 -12L0 -20M20 -30L26 -22',
    ),
    dot('#b8436b', -22, -18, 5),
    dot('#b8436b', 30, 14, 5),
    dot('#b8436b', 12, -24, 4),
  ],
  'falling-stones': [
    fill('#6d6877', 'M-48 44L-8 -38L14 8L22 -4L48 44Z'),
    fill('#8d8799', 'M-8 -38L14 8L0 16L-14 0Z'),
    fill('#a9a3b3', 'M18 -34L28 -38L34 -30L30 -22L20 -24ZM30 -10L38 -14L44 -8L40 0L32 0ZM6 -44L12 -48L17 -43L12 -38Z'),
    line('#e0d9c8', 2, 'M16 -46L20 -40M38 -26L41 -20M30 -46L32 -42'),
  ],
  'will-o-wisps': [
    line(
      '#4c7a48',
      3,
      'M-40 46C-38 30 -40 20 -44 10M-30 46C-30 34 -26 26 -24 16M34 46C34 34 38 24 42 14M22 46C22 38 20 30 16 24',
    ),
    dot('#9fe8ff44', -10, -10, 20),
    dot('#9fe8ff44', 24, 4, 15),
    dot('#9fe8ff44', -30, 8, 11),
    dot('#d6f8ff', -10, -10, 8),
    dot('#d6f8ff', 24, 4, 6),
    dot('#d6f8ff', -30, 8, 4),
    fill('#d6f8ff', 'M-16 -14C-14 -24 -8 -26 -8 -36C0 -28 -2 -18 -4 -12ZM20 0C22 -8 26 -10 26 -18C31 -12 30 -4 28 1Z'),
    line('#3d6f86', 3, 'M-46 40C-20 34 10 44 46 38'),
  ],
  quicksand: [
    fill('#c69a52', 'M-46 12C-40 -12 40 -12 46 12C48 38 -48 38 -46 12Z'),
    line('#8a6530', 3.4, 'M-34 14C-30 0 30 0 34 14C34 28 -30 28 -30 14C-26 6 22 6 22 14C20 22 -14 22 -14 14'),
    line('#f0cda8', 6, 'M4 12V-18'),
    line('#f0cda8', 3, 'M4 -18L-2 -26M4 -18L4 -28M4 -18L10 -25'),
  ],
  'old-mine': [
    fill('#5f5a66', 'M-48 44C-40 -12 -20 -38 0 -38S40 -12 48 44Z'),
    fill('#14121f', 'M-24 44V4C-24 -16 24 -16 24 4V44Z'),
    line('#8a6238', 7, 'M-26 44V-2M26 44V-2M-32 -6H32'),
    line('#8d97a5', 3, 'M-12 44L-4 22M12 44L4 22M-10 38H10M-7 30H7'),
    dot(GLOW, 0, 8, 4),
    dot('#ffd87333', 0, 8, 11),
  ],
  'tide-flats': [
    fill('#b59f74', 'M-48 10H48V44H-48Z'),
    line('#3d6f86', 6, 'M-48 -4C-36 -14 -28 -14 -20 -4S4 6 12 -4S34 -14 48 -4'),
    fill('#4a86a8', 'M-48 -14C-20 -34 -6 -30 4 -18C-8 -22 -14 -14 -8 -8C-20 0 -36 0 -48 -4Z'),
    line('#e7f4f8', 3, 'M-46 -16C-22 -34 -6 -30 4 -18C-8 -22 -14 -14 -8 -8'),
    line('#8a7850', 2.4, 'M-36 22H-16M0 30H24M20 18H38M-28 36H-10'),
  ],
  'thin-ice': [
    fill('#a9dbe6', 'M-46 8C-40 -20 34 -26 46 2C50 32 -44 38 -46 8Z'),
    line('#5f9fb4', 3, 'M-10 -18L-4 -2L-18 8L-12 28M-4 -2L16 2L24 -12M16 2L22 22M-18 8L-38 6'),
    fill('#2a4a63', 'M-4 -2L16 2L8 14L-8 12Z'),
    line('#fff', 2.4, 'M-34 -4L-24 -10M28 12L38 6'),
  ],
  monster: [
    fill('#141224', 'M-48 44C-52 4 -30 -38 0 -40S52 4 48 44Z'),
    fill('#ff8a5c', 'M-24 -6L-6 2L-22 8ZM24 -6L6 2L22 8Z'),
    dot('#141224', -15, 2, 2.6),
    dot('#141224', 15, 2, 2.6),
    fill('#efe6d6', 'M-20 20L-14 32L-8 20L-2 32L4 20L10 32L16 20L20 22C12 30 -14 30 -22 22Z'),
  ],
}

/** A rune's stone; the rune itself is carved into it. */
export const STONE: Picture = [
  fill('#0005', 'M-34 40C-14 48 18 48 36 40L28 34H-28Z'),
  fill('#7d7a8c', 'M-26 42C-30 12 -24 -32 -4 -42C16 -44 28 -10 26 42Z'),
  fill('#98959f', 'M-18 38C-20 8 -16 -26 -4 -36C4 -36 8 -28 10 -16C-2 -10 -8 14 -6 40Z'),
]

/** The six runes as lines. */
export const RUNES: Record<string, string> = {
  dawn: 'M-22 24H22M-14 24C-14 4 14 4 14 24M0 -4V-26M-20 0L-30 -12M20 0L30 -12',
  noon: 'M0 -30V30M-24 -14L24 14M24 -14L-24 14M0 -10A10 10 0 1 0 0.1 -10',
  dusk: 'M-24 -12H24M-14 -12C-14 8 14 8 14 -12M0 14V30M-16 10L-26 22M16 10L26 22',
  midnight: 'M12 -28A29 29 0 1 0 12 28A23 23 0 1 1 12 -28M22 -10V10M12 0H32',
  ember: 'M0 30C-22 26 -22 2 -6 -6C-6 4 2 4 2 -6C2 -16 -2 -22 2 -32C8 -18 24 -4 18 14C16 24 8 30 0 30',
  frost: 'M0 -30V30M-26 -15L26 15M26 -15L-26 15M-8 -24L0 -16L8 -24M-8 24L0 16L8 24',
}
