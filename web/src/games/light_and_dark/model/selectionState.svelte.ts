import { firstAim, inSector, pulled, type Aim } from './aim'
import { roundOf, type Point } from './geometry'
import { heading, seen, under } from './layout'
import { clearance, within } from './placement'
import { Selected } from './selected.svelte'
import { boundsOf, rangeOf } from './selection'

const REACH = 26

/** A selection that is made by pointer and keys. */
export class StagedSelection extends Selected {
  #grip: Point = { x: 0, y: 0 }
  #pulled = false
  #tap: Point | null = null

  // --- pointer and aim -------------------------------------------------------------------------------

  /** Handles a pointer press on the cloth, in pixels; returns whether something is being dragged. */
  press(at: Point): boolean {
    if (this.mode === 'obstruct') return this.#gripBlock(at)
    const disc = this.nearest(at)
    if (disc === null) return this.#gripAnywhere(at)
    if (this.mode === 'target' || this.mode === 'watch' || this.mode === 'ask') return false
    if (this.held !== disc) this.aim = null
    const from = this.middleOf(disc)
    this.held = disc
    this.dragging = true
    this.reason = null
    this.#grip = { x: at.x - from.x, y: at.y - from.y }
    this.#pulled = false
    this.#tap = null
    return true
  }

  drag(at: Point): void {
    if (!this.dragging || this.mode === 'watch') return
    const to = { x: at.x - this.#grip.x, y: at.y - this.#grip.y }
    if (this.mode === 'obstruct') this.moveBlock(under(this.read().camera, to))
    else if (this.mode === 'flick') this.#pull(to)
    else if (this.held !== null) this.move(this.held, under(this.read().camera, to))
  }

  release(): void {
    if (!this.dragging) return
    this.dragging = false
    if (this.mode !== 'flick') return
    if (this.#pulled && this.aim) this.flick()
    else if (this.#pulled) this.cancel()
    else if (this.#tap) this.#turnTo(this.#tap)
    else this.begin(this.held!)
  }

  /** Chooses a disc to aim with keys, sliders or a tap. */
  begin(disc: number): void {
    if (this.held !== disc || !this.aim) this.aim = firstAim(this.team, this.read().view)
    this.held = disc
  }

  setAim(aim: Aim): void {
    this.aim = inSector(aim, this.sector)
  }

  // --- positions ------------------------------------------------------------------------------------------

  /** Moves a disc to a point, as near as the offered range allows. */
  move(disc: number, wish: Point): void {
    const spot = within(boundsOf(this.read(), this.mode), wish)
    this.held = disc
    this.spots = this.mode === 'place' ? { ...this.spots, [disc]: spot } : { [disc]: spot }
  }

  /** Moves a disc by a step on the screen, in millimetres. */
  nudge(disc: number, step: Point): void {
    const { view } = this.read()
    this.move(disc, this.#stepped(this.spots[disc] ?? roundOf(view, view.discs[disc]!), step))
  }

  moveBlock(wish: Point): void {
    if (this.block) this.block = { ...this.block, ...within(boundsOf(this.read(), 'obstruct'), wish) }
  }

  nudgeBlock(step: Point): void {
    if (this.block) this.moveBlock(this.#stepped(this.block, step))
  }

  turnBlock(by: number): void {
    const turns = rangeOf(this.read(), 'obstruct', 'turn').high + 1
    if (this.block) this.block = { ...this.block, turn: (this.block.turn + by + turns) % turns }
  }

  /** The centre of a disc on the screen. */
  middleOf(disc: number): Point {
    const { view, camera } = this.read()
    return seen(camera, this.spots[disc] ?? roundOf(view, view.discs[disc]!))
  }

  /** The next disc in the direction of an arrow key, wrapping around. */
  neighbour(disc: number, { x, y }: Point): number | null {
    const from = this.middleOf(disc)
    const along = (one: number) => {
      const to = this.middleOf(one)
      return (to.x - from.x) * Math.sign(x) + (to.y - from.y) * Math.sign(y)
    }
    const others = this.open.filter((one) => one !== disc).sort((a, b) => along(a) - along(b))
    return others.find((one) => along(one) > 0.5) ?? others[0] ?? null
  }

  /** The disc to choose at a point: the nearest open one close by, unless the point is on another disc. */
  nearest(at: Point): number | null {
    const { view, camera } = this.read()
    const far = (disc: number) => Math.hypot(this.middleOf(disc).x - at.x, this.middleOf(disc).y - at.y)
    const reach = (disc: number) => roundOf(view, view.discs[disc]!).radius * camera.scale
    const lying = view.discs.flatMap(({ where }, n) => (where === 'table' || this.spots[n] ? [n] : []))
    const on = lying.find((disc) => far(disc) <= reach(disc))
    if (on !== undefined && !this.open.includes(on)) return null
    const [disc] = [...this.open].sort((a, b) => far(a) - far(b))
    return disc !== undefined && far(disc) <= Math.max(REACH, reach(disc) + 8) ? disc : null
  }

  #stepped(from: Point, step: Point): Point {
    const { camera } = this.read()
    const at = seen(camera, from)
    return under(camera, { x: at.x + step.x * camera.scale, y: at.y + step.y * camera.scale })
  }

  #pull(to: Point): void {
    const { camera, view, longest } = this.read()
    const aim = pulled(camera, view, this.middleOf(this.held!), to, longest)
    if (!aim && !this.#pulled) return
    this.#pulled = true
    if (aim) this.setAim(aim)
    else this.aim = null
  }

  #gripBlock(at: Point): boolean {
    const { camera } = this.read()
    if (!this.block || clearance(under(camera, at), this.block) * camera.scale > REACH) return false
    const from = seen(camera, this.block)
    this.#grip = { x: at.x - from.x, y: at.y - from.y }
    this.dragging = true
    return true
  }

  /** A chosen disc can be pulled from anywhere on the cloth; a tap aims at that point. */
  #gripAnywhere(at: Point): boolean {
    if (this.mode !== 'flick' || this.held === null || !this.aim) return false
    const from = this.middleOf(this.held)
    this.#tap = at
    this.#grip = { x: at.x - from.x, y: at.y - from.y }
    this.#pulled = false
    this.dragging = true
    return true
  }

  #turnTo(at: Point): void {
    const from = this.middleOf(this.held!)
    const { mark } = this.read().view
    this.setAim({
      strength: this.aim?.strength ?? mark,
      angle: heading(this.read().camera, at.x - from.x, at.y - from.y),
    })
  }
}
