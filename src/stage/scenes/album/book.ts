/**
 * The open book of one size: two pages that lie, up to six in the air. It is shown a place and goes there, by a turn, a riffle
 * or a cross-fade; a finger may lead a page. It knows no address and no slot list.
 */
import { Container } from 'pixi.js'
import type { AlbumLayout } from '../../album-layout.ts'
import type { AlbumStageConfig, BookPicture } from '../../album-stage-api.ts'
import { doWhenIdle } from '../../chores.ts'
import { type Airborne, advance, isDown, isMoving, type Leader } from './airborne.ts'
import { BookPages } from './book-pages.ts'
import { flat, type Point, type Sheet } from './curl.ts'
import { RIFFLE, released, stopsBetween, turnsOver, wholeTurn } from './flight.ts'
import { BedPage, Leaf } from './leaf.ts'
import type { PageShelf } from './page-shelf.ts'

const FADE = 160 // ms
const CORNER = 2 // CSS px: the corner is held this far from the edge
const PEEK = 0.19 // of a page's width: the corner that shows it can be turned

export interface BookDeps {
  layout: AlbumLayout
  shelf: PageShelf
  config: Pick<AlbumStageConfig, 'onTurn' | 'onBusy' | 'onCue' | 'reducedMotion'>
  wake(): void // another frame, please
}

export class Book extends Container {
  private readonly sheet: Sheet
  private readonly per: 1 | 2
  private readonly beds: { left: BedPage | null; right: BedPage }
  private readonly veils: { left: BedPage | null; right: BedPage } // the pages that fade away
  private readonly leaves: Leaf[]
  private air: Airborne[] = []
  private readonly pages: BookPages
  private place = 0 // what lies open when nothing is in the air
  private fading = 0 // ms left
  private busy = false
  private dropChores = () => {}

  constructor(private readonly deps: BookDeps) {
    super()
    const { layout, shelf } = deps
    this.sheet = layout.page
    this.per = layout.kind === 'spread' ? 2 : 1
    this.pages = new BookPages(shelf, this.per)
    const spine = layout.book.x + (this.per === 2 ? layout.page.w : 0)
    this.position.set(spine, layout.book.y)
    const blank = this.pages.plain('right')
    const pair = () => ({
      left: this.per === 2 ? new BedPage(this.sheet, 'left', blank) : null,
      right: new BedPage(this.sheet, 'right', blank),
    })
    this.beds = pair()
    this.veils = pair()
    const air = new Container({ sortableChildren: true })
    this.leaves = Array.from({ length: RIFFLE.most + 1 }, () => new Leaf(this.sheet, blank))
    air.addChild(...this.leaves)
    for (const { left, right } of [this.beds, this.veils]) this.addChild(...(left ? [left, right] : [right]))
    for (const veil of [this.veils.left, this.veils.right]) veil?.setAlpha(0)
    this.addChild(air)
  }

  /** Where it is going. */
  get goal(): number {
    const last = this.air.findLast(page => page.leader.kind !== 'breath' && page.turns)
    return last ? last.to : this.place
  }

  get isHeld(): boolean {
    return this.air.some(({ leader }) => leader.kind === 'finger')
  }

  show(picture: BookPicture): void {
    const before = this.pages.picture
    const isSame = picture.name === before.name && before.pages.length > 0
    const wasAt = this.goal
    this.pages.picture = picture
    if (!isSame) {
      this.cut()
      if (before.pages.length > 0) this.fadeTo(picture.at, before)
      else this.settle(picture.at)
    } else if (picture.at !== wasAt && !this.isHeld) this.goTo(picture.at)
    else this.refresh()
    this.deps.wake()
  }

  /** One frame later by so many ms; whether another is wanted. */
  tick(passed: number): boolean {
    for (const page of this.air) advance(page, this.sheet, passed)
    this.land()
    this.fade(passed)
    this.order()
    this.shade()
    return this.fading > 0 || this.air.some(isMoving)
  }

  /** A finger takes a page; false when there is none to turn that way. */
  grab(direction: 1 | -1, heldY: number): boolean {
    if (this.deps.config.reducedMotion) return false
    this.cut()
    const to = this.place + direction * this.per
    if (!this.pages.isPlace(to)) return false
    const home = this.homeOf(direction, heldY)
    const page = this.launch(this.place, to, heldY, { kind: 'finger', target: home }, home)
    page.turns = false
    this.setBusy(true)
    this.prepare([to])
    return true
  }

  /** A finger swipes where nothing bends. */
  swipe(direction: 1 | -1): void {
    const to = this.goal + direction * this.per
    if (this.pages.isPlace(to)) this.deps.config.onTurn(to)
  }

  get isCalm(): boolean {
    return this.deps.config.reducedMotion
  }

  /** The finger is at this point of the page, from its spine. */
  pull(point: Point): void {
    const held = this.held()
    if (held?.leader.kind === 'finger') held.leader.target = point
    this.deps.wake()
  }

  /** @param speed towards the far side of the turn, CSS px per ms */
  letGo(speed: number): void {
    const held = this.held()
    if (!held) return
    const isBack = this.runsBack(held)
    const { sheet } = this
    const turns = turnsOver(sheet, { x: isBack ? -held.point.x : held.point.x, y: 0 }, speed)
    held.turns = turns
    held.leader = {
      kind: 'flight',
      flight: released(sheet, held.heldY, held.point, isBack ? !turns : turns),
    }
    if (turns) {
      this.deps.config.onCue('page_turn')
      this.deps.config.onTurn(held.to)
    }
    this.deps.wake()
  }

  override destroy(): void {
    this.dropChores()
    this.removeChildren()
    const { left, right } = this.beds
    for (const piece of [...this.leaves, left, right, this.veils.left, this.veils.right]) piece?.destroy()
    super.destroy()
  }

  /** Backwards in a book of single pages a leaf comes home from the far side. */
  private runsBack({ from, to }: { from: number; to: number }): boolean {
    return this.per === 1 && to < from
  }

  private homeOf(direction: 1 | -1, heldY: number): Point {
    const isBack = this.per === 1 && direction < 0
    return { x: isBack ? -this.sheet.w : this.sheet.w, y: heldY }
  }

  private held(): Airborne | undefined {
    return this.air.find(({ leader }) => leader.kind === 'finger')
  }

  private goTo(at: number): void {
    const [only] = this.air
    if (this.air.length === 1 && only && only.leader.kind === 'flight' && at === only.from) {
      this.sendHome(only)
      return
    }
    if (this.followsOn(at)) {
      this.follow(at)
      return
    }
    const peeking = only?.leader.kind === 'breath' && at > this.place ? only.point : null
    this.cut()
    if (this.deps.config.reducedMotion) this.fadeTo(at, this.pages.picture)
    else this.riffle(at, peeking)
  }

  /** One step on in the direction everything in the air flies. */
  private followsOn(at: number): boolean {
    const step = at - this.goal
    return (
      Math.abs(step) === this.per &&
      this.air.length > 0 &&
      this.air.length < this.leaves.length &&
      !this.deps.config.reducedMotion &&
      this.air.every(page => page.leader.kind === 'flight' && page.turns && (page.to - page.from) * step > 0)
    )
  }

  private follow(at: number): void {
    const heldY = this.sheet.h - CORNER
    const from = this.goal
    const flight = wholeTurn(this.sheet, heldY, 0, undefined, this.runsBack({ from, to: at }))
    this.launch(from, at, heldY, { kind: 'flight', flight }, flight.from)
    this.deps.config.onCue('page_turn')
  }

  private sendHome(page: Airborne): void {
    const isBack = this.runsBack(page)
    page.turns = !page.turns
    const far = page.turns !== isBack
    page.leader = { kind: 'flight', flight: released(this.sheet, page.heldY, page.point, far) }
    this.deps.config.onCue('page_turn')
  }

  private riffle(at: number, peeking: Point | null): void {
    const stops = stopsBetween(this.place / this.per, at / this.per).map(stop => stop * this.per)
    const many = stops.length > 2
    const heldY = this.sheet.h - CORNER
    for (const [index, to] of stops.slice(1).entries()) {
      const from = stops[index] ?? this.place
      const isBack = this.runsBack({ from, to })
      const flight = many
        ? wholeTurn(this.sheet, heldY, index * RIFFLE.stagger, RIFFLE.turn, isBack)
        : wholeTurn(this.sheet, heldY, 0, undefined, isBack)
      if (peeking && index === 0) flight.from = peeking
      this.launch(from, to, heldY, { kind: 'flight', flight }, flight.from)
    }
    this.deps.config.onCue(many ? 'page_riffle' : 'page_turn')
    this.setBusy(true)
    this.deps.wake()
  }

  private launch(from: number, to: number, heldY: number, leader: Leader, point: Point): Airborne {
    const leaf = this.leaves.find(one => this.air.every(page => page.leaf !== one))
    if (!leaf) throw new Error('a book without leaves')
    const mirror = to < from && this.per === 2 ? -1 : 1
    const page: Airborne = {
      leaf,
      from,
      to,
      mirror,
      heldY,
      point,
      leader,
      turns: true,
      fades: this.per === 1,
      curl: flat(this.sheet),
      lift: 0,
    }
    this.air.push(page)
    this.dress()
    return page
  }

  /** Pages and textures of everything that is in sight. */
  private dress(): void {
    const { pages } = this
    const first = this.air[0]
    const last = this.air.at(-1)
    const isForward = !first || first.to > first.from
    const [near, far] = [first?.from ?? this.place, last?.to ?? this.place]
    pages.pin([near, far, ...this.air.flatMap(({ from, to }) => [from, to])])
    this.beds.left?.setTexture(pages.texture(isForward ? near : far, 'left'))
    this.beds.right.setTexture(pages.texture(isForward ? far : near, 'right'))
    for (const page of this.air) this.dressLeaf(page)
  }

  private dressLeaf({ leaf, from, to, mirror }: Airborne): void {
    const { pages } = this
    if (this.per === 1) leaf.dress(pages.texture(Math.min(from, to), 'right'), pages.plain('left'), 1)
    else if (mirror === 1) leaf.dress(pages.texture(from, 'right'), pages.texture(to, 'left'), 1)
    else leaf.dress(pages.texture(from, 'left'), pages.texture(to, 'right'), -1)
  }

  private land(): void {
    let landed = false
    for (let first = this.air[0]; first && isDown(first); first = this.air[0]) {
      this.air.shift()
      first.leaf.rest()
      if (first.turns) this.place = first.to
      landed = true
    }
    if (!landed) return
    if (this.air.length === 0) this.settle(this.place)
    else this.dress()
  }

  /** Everything in the air is where it was going, at once. */
  private cut(): void {
    for (const page of this.air) {
      page.leaf.rest()
      if (page.leader.kind === 'flight' && page.turns) this.place = page.to
    }
    this.air = []
  }

  private settle(at: number): void {
    this.place = at
    this.dress()
    this.setBusy(false)
    const places = [at + this.per, at - this.per].filter(place => this.pages.isPlace(place))
    this.prepare(places, () => this.peek())
    this.deps.wake()
  }

  /** The same pages with other words or marks. */
  private refresh(): void {
    if (this.air.length === 0) this.settle(this.place)
    else this.dress()
  }

  /** Paints while the browser is idle what may be wanted next. */
  private prepare(places: number[], then?: () => void): void {
    this.dropChores()
    const jobs = this.pages.paintings(places)
    this.dropChores = doWhenIdle(then ? [...jobs, then] : jobs)
  }

  /** The lower corner of the right page stands up a little: there is another page. */
  private peek(): void {
    const to = this.place + this.per
    if (this.air.length > 0 || this.deps.config.reducedMotion || !this.pages.isPlace(to)) return
    const heldY = this.sheet.h - CORNER
    const home = this.homeOf(1, heldY)
    const reach = Math.min(this.sheet.w * PEEK, 96)
    const at = { x: home.x - reach, y: heldY - reach * 0.92 }
    const page = this.launch(this.place, to, heldY, { kind: 'breath', at, since: 0 }, home)
    page.turns = false
    this.deps.wake()
  }

  private fadeTo(at: number, before: BookPicture): void {
    const now = this.pages.picture
    this.pages.picture = before
    this.veils.left?.setTexture(this.pages.texture(this.place, 'left'))
    this.veils.right.setTexture(this.pages.texture(this.place, 'right'))
    this.pages.picture = now
    this.fading = FADE
    this.deps.config.onCue('page_turn')
    this.settle(at)
  }

  private fade(passed: number): void {
    if (this.fading <= 0) return
    this.fading = Math.max(0, this.fading - passed)
    for (const veil of [this.veils.left, this.veils.right]) veil?.setAlpha(this.fading / FADE)
  }

  /** Who lies on whom: on the side they leave the first one is on top, on the other the last. */
  private order(): void {
    for (const [index, { leaf, point }] of this.air.entries()) leaf.zIndex = point.x > 0 ? -index : index + 1
  }

  private shade(): void {
    const isForward = this.air.every(({ mirror }) => mirror === 1)
    const [first, last] = [this.air[0], this.air.at(-1)]
    const calm = { curl: flat(this.sheet), lift: 0, mirror: 1 as const }
    const [onLeft, onRight] = isForward ? [first, last] : [last, first]
    for (const [bed, page] of [
      [this.beds.left, onLeft ?? calm],
      [this.beds.right, onRight ?? calm],
    ] as const)
      bed?.shade(page.curl, page.lift, page.mirror)
  }

  private setBusy(busy: boolean): void {
    if (this.busy === busy) return
    this.busy = busy
    this.deps.config.onBusy(busy)
  }
}
