import type { Point } from './content'
import type { Board, DunkelrundeView } from '../types.gen'
import { beneath, type Camera, type Room } from './layout'
import { gap } from './scenery'
import { kindOf, type Piece, type StagedSelection } from './selection'

/** What a pointer is on: a piece or a tile. */
export interface Meaning {
  piece: Piece | null
  tile: number | null
}

export interface Scene {
  board: Board
  view: DunkelrundeView
  room: Room
  camera: Camera
  open: Set<Piece>
  stage: StagedSelection
  goals: number[]
}

const FINGER = 24

/** The piece or tile under a pointer, else the nearest one within reach of a finger. */
export function meant(event: MouseEvent, node: HTMLElement, scene: Scene): Meaning {
  const { left, top } = node.getBoundingClientRect()
  const spot = beneath(scene.room, scene.camera, { x: event.clientX - left, y: event.clientY - top })
  const hit = (event.target as Element | null)?.closest<HTMLElement>('[data-figure]')
  const figure = hit && (event as PointerEvent).pointerType === 'touch' ? fingered(event, node, hit, scene) : hit
  const lit = nearest(scene, spot, scene.goals)
  if (lit !== null && (scene.stage.piece !== null || !figure)) return { piece: null, tile: lit }
  if (!figure)
    return {
      piece: null,
      tile: nearest(
        scene,
        spot,
        scene.board.tiles.map((_, tile) => tile),
      ),
    }
  const piece = named(scene, figure.dataset.figure as Piece, Number(figure.dataset.tileAt))
  const tile = Number(figure.dataset.tileAt)
  return !scene.open.has(piece) && scene.goals.includes(tile) ? { piece: null, tile } : { piece, tile: null }
}

/** Among several pieces the nearest one that can move. */
function fingered({ clientX, clientY }: MouseEvent, node: HTMLElement, hit: HTMLElement, scene: Scene): HTMLElement {
  const isOpen = ({ dataset }: HTMLElement) =>
    scene.open.has(named(scene, dataset.figure as Piece, Number(dataset.tileAt)))
  const far = (figure: HTMLElement) => {
    const { left, right, top, bottom } = (figure.querySelector('.body') ?? figure).getBoundingClientRect()
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY)
  }
  if (isOpen(hit)) return hit
  const near = [...node.querySelectorAll<HTMLElement>('[data-figure]')].filter(
    (figure) => isOpen(figure) && far(figure) <= 2 * FINGER,
  )
  return near.sort((a, b) => far(a) - far(b))[0] ?? hit
}

/** With a double a child selects its group. */
function named({ view }: Scene, piece: Piece, tile: number): Piece {
  const many = view.children.filter((place) => place === tile).length > 1
  return view.double && many && kindOf(piece) === 'child' ? `group ${tile}` : piece
}

function nearest({ board, room, camera }: Scene, spot: Point, tiles: number[]): number | null {
  const near = Math.max(30, FINGER / (room.scale * camera.zoom))
  const far = (tile: number) => gap(board.tiles[tile]!, spot)
  const found = tiles.filter((tile) => far(tile) <= near).sort((a, b) => far(a) - far(b))
  return found[0] ?? null
}
