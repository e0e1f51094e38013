import type { Offer } from '../../../net/protocol.gen'
import { firstAim, pulled, seatedAim, type Aim } from './aim'
import { EFFECTS, flickText, moveText, obstacleText, placeText, readText, type Effect } from './notation'
import { clearance, evenly, nearestFree, whyNoBlock, within, type Reason, type Spot } from './placement'
import { blockOf, mm, roundOf, type Block, type Point } from './geometry'
import { heading, seen, under } from './layout'
import {
  boundsOf,
  lyingDiscs,
  middleGround,
  modeOf,
  openDiscs,
  ownDruids,
  playsOf,
  teamOf,
  whyNot,
  type Carried,
  type Known,
  type Mode,
} from './selection'

const REACH = 26

/** The selection so far: card, disc, aim, and the positions of what is being placed. */
export class StagedSelection {
  card = $state<Effect | null>(null)
  held = $state<number | null>(null)
  aim = $state.raw<Aim | null>(null)
  spots = $state.raw<Record<number, Spot>>({})
  block = $state.raw<Carried | null>(null)
  reason = $state<Reason | null>(null)
  dragging = $state(false)
  #grip: Point = { x: 0, y: 0 }
  #pulled = false
  #tap: Point | null = null

  mode: Mode = $derived.by(() => modeOf(this.read(), this.card))
  team = $derived.by(() => teamOf(this.read()))
  /** The discs that can be dragged or chosen. */
  open: number[] = $derived.by(() => openDiscs(this.read(), this.mode, this.card))
  blocks: Block[] = $derived.by(() =>
    this.read()
      .view.obstacles.filter(({ placed }) => placed)
      .map((one) => blockOf(this.read().view, one)),
  )

  constructor(
    private readonly read: () => Known,
    private readonly act: (choice: Offer | string) => void,
  ) {}

  /** Clears the selection. */
  clear(): void {
    this.card = this.held = this.aim = this.reason = this.block = null
    this.spots = {}
    this.dragging = false
  }

  /** Starts a selection, with suggested positions if something is to be placed. */
  start(): void {
    this.clear()
    if (this.mode === 'place') this.spaceEvenly()
    const { offers, view } = this.read()
    const back = offers.find(({ kind }) => kind === 'return')
    if (this.mode === 'return' && back) {
      this.held = back.fields.disc!
      this.spots = { [this.held]: { x: back.fields.x!, y: back.fields.y! } }
    }
    if (this.mode === 'obstruct') this.carry(view.obstacles.findIndex(({ placed }) => !placed))
  }

  spaceEvenly(): void {
    const { view, camera } = this.read()
    const strip = mm(view.strip, view.metre)
    const own = ownDruids(this.read())
    const places = evenly(own.length, camera.width, this.team === 0 ? strip / 2 : camera.depth - strip / 2)
    this.spots = Object.fromEntries(own.map((disc, n) => [disc, within(boundsOf(this.read(), 'place'), places[n]!)]))
    this.reason = null
  }

  /** Chooses a card, or unselects it. */
  choose(card: Effect): void {
    const chosen = this.card === card ? null : card
    this.cancel()
    this.card = chosen
  }

  /** Selects an obstacle, at its offered position or else at a free one near the middle. */
  carry(number: number): void {
    const { view, camera, offers } = this.read()
    const thing = view.obstacles[number]
    if (!thing) return
    const offered = offers.find(({ kind, fields }) => kind === 'obstruct' && fields.obstacle === number)?.fields
    const block = { ...blockOf(view, thing), number, turn: offered?.turn ?? 6 }
    if (offered) return this.#hold({ ...block, x: offered.x!, y: offered.y! })
    const area = middleGround(this.read())
    const free = ({ x, y }: Spot) =>
      whyNoBlock({ ...block, x, y }, area, lyingDiscs(this.read(), this.spots), this.blocks) === null
    const spot = nearestFree({ x: camera.width / 2, y: camera.depth / 3 }, area, free, 300) ?? {
      x: camera.width / 2,
      y: camera.depth / 3,
    }
    this.#hold({ ...block, ...spot })
  }

  /** Shows an action in notation as the selection, without submitting it. */
  layOut(text: string): void {
    const { verb, thing, numbers } = readText(text)
    const [first = 0, second = 0, third = 0] = numbers
    this.cancel()
    if (verb === 'flick' && this.mode === 'flick') {
      this.held = thing
      this.aim = { angle: Math.round(first * 100), strength: second }
    } else if (verb === 'place' && this.mode === 'place')
      this.spots = Object.fromEntries(
        ownDruids(this.read()).map((disc, n) => [disc, { x: numbers[2 * n]!, y: numbers[2 * n + 1]! }]),
      )
    else if (verb === 'return' || verb === 'stride') {
      this.card = verb === 'stride' ? verb : null
      this.held = thing
      this.spots = { ...this.spots, [thing]: { x: first, y: second } }
    } else if (verb === 'play') this.card = EFFECTS[thing] ?? null
    else if (verb === 'obstacle') {
      this.carry(thing)
      if (this.block) this.block = { ...this.block, x: first, y: second, turn: third }
    }
  }

  cancel(): void {
    const { mode } = this
    if (mode === 'stride') this.spots = {}
    if (mode !== 'return') this.held = null
    this.card = this.aim = this.reason = null
    this.dragging = false
  }

  /** Whether there is something to cancel. */
  get begun(): boolean {
    return !this.dragging && (this.card !== null || (this.mode === 'flick' && this.held !== null))
  }

  playable(card: Effect): boolean {
    const { offers, ranges } = this.read()
    if (card === 'stride') return ranges.some(({ kind }) => kind === 'stride')
    return playsOf(offers, card).length > 0
  }

  /** The offers of the chosen card. */
  plays(card: Effect | null = this.card): Offer[] {
    return playsOf(this.read().offers, card)
  }

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

  flick(): void {
    if (this.held === null || !this.aim || this.mode !== 'flick') return
    this.act(flickText(this.held, this.aim))
  }

  setAim(aim: Aim): void {
    const { view } = this.read()
    this.aim = view.terms.seated ? seatedAim(aim, this.team) : aim
  }

  /** Submits the placement. */
  confirm(): void {
    const { mode, held, block } = this
    if (mode === 'place') this.act(placeText(ownDruids(this.read()).map((disc) => this.spots[disc]!)))
    else if (mode === 'obstruct' && block) this.act(obstacleText(block.number, block, block.turn))
    else if ((mode === 'return' || mode === 'stride') && held !== null && this.spots[held])
      this.act(moveText(mode, held, this.spots[held]))
  }

  get ready(): boolean {
    return (
      this.mode === 'place' || this.mode === 'obstruct' || (this.held !== null && this.spots[this.held] !== undefined)
    )
  }

  // --- positions ------------------------------------------------------------------------------------------

  /** Places a disc at the free position nearest to a point, with the reason if that is elsewhere. */
  move(disc: number, wish: Point): void {
    const spot = { x: Math.round(wish.x), y: Math.round(wish.y) }
    const bounds = boundsOf(this.read(), this.mode)
    this.reason = this.#whyNot(disc, spot)
    const found = this.reason === null ? spot : nearestFree(wish, bounds, (one) => this.#whyNot(disc, one) === null)
    if (found) this.spots = { ...this.spots, [disc]: found }
  }

  /** Moves a disc by a step on the screen, in millimetres, if the new position is free. */
  nudge(disc: number, step: Point): void {
    const from = this.spots[disc] ?? roundOf(this.read().view, this.read().view.discs[disc]!)
    const spot = this.#stepped(from, step)
    this.reason = this.#whyNot(disc, spot)
    this.held = disc
    if (this.reason === null) this.spots = { ...this.spots, [disc]: spot }
  }

  moveBlock(wish: Point): void {
    if (this.block) this.#tryBlock({ ...this.block, x: Math.round(wish.x), y: Math.round(wish.y) })
  }

  nudgeBlock(step: Point): void {
    if (this.block) this.#tryBlock({ ...this.block, ...this.#stepped(this.block, step) })
  }

  turnBlock(by: number): void {
    if (this.block) this.#tryBlock({ ...this.block, turn: (this.block.turn + by + 24) % 24 }, true)
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

  /** The nearest disc that can be chosen, if the point is close enough. */
  nearest(at: Point): number | null {
    const far = (disc: number) => Math.hypot(this.middleOf(disc).x - at.x, this.middleOf(disc).y - at.y)
    const [disc] = [...this.open].sort((a, b) => far(a) - far(b))
    const { view, camera } = this.read()
    return disc !== undefined &&
      far(disc) <= Math.max(REACH, roundOf(view, view.discs[disc]!).radius * camera.scale + 8)
      ? disc
      : null
  }

  #whyNot(disc: number, spot: Spot): Reason | null {
    return whyNot(this.read(), this.mode, this.spots, this.blocks, disc, spot)
  }

  #stepped(from: Point, step: Point): Spot {
    const { camera } = this.read()
    const at = seen(camera, from)
    const to = under(camera, { x: at.x + step.x * camera.scale, y: at.y + step.y * camera.scale })
    return { x: Math.round(to.x), y: Math.round(to.y) }
  }

  #tryBlock(block: Carried, anyway = false): void {
    this.reason = whyNoBlock(block, middleGround(this.read()), lyingDiscs(this.read(), this.spots), this.blocks)
    if (this.reason === null) this.block = block
    else if (anyway) this.#settleBlock(block)
  }

  /** Moves a turned obstacle to the nearest free position. */
  #settleBlock(block: Carried): void {
    const area = middleGround(this.read())
    const spot = nearestFree(
      block,
      area,
      ({ x, y }) => whyNoBlock({ ...block, x, y }, area, lyingDiscs(this.read(), this.spots), this.blocks) === null,
      120,
    )
    if (spot) this.#hold({ ...block, ...spot })
  }

  #hold(block: Carried): void {
    this.block = block
    this.reason = null
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
