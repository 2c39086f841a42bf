/**
 * The open book at one size: two resting pages and up to six turning ones. It moves to a position by a turn, a riffle
 * or a cross-fade. A pointer may drag a page. It uses no address and no list of slots.
 */
import { Container } from 'pixi.js'
import { doWhenIdle } from '../../app/when-idle.ts'
import { type Airborne, beginSway, lead } from './airborne.ts'
import { AirbornePages, type Launch } from './airborne-pages.ts'
import type { AlbumLayout } from './album-layout.ts'
import type { AlbumStageConfig, BookPicture } from './album-stage-api.ts'
import { createBookClock } from './book-clock.ts'
import { BookPages } from './book-pages.ts'
import type { Point, Sheet } from './curl.ts'
import { FlatPages } from './flat-pages.ts'
import { homeOf, RIFFLE, released, runsBack, stopsBetween, turnsOver, wholeTurn } from './flight.ts'
import type { PageCache } from './page-cache.ts'

const CORNER = 2 // CSS px: distance of the held corner from the edge
const PEEK = 0.19 // share of a page's width: the lifted corner that shows the page can be turned

export interface BookDeps {
  layout: AlbumLayout
  cache: PageCache
  config: Pick<AlbumStageConfig, 'onTurn' | 'onBusy' | 'onCue' | 'reducedMotion'>
  wake(): void // requests another frame
}

export class Book extends Container {
  private readonly sheet: Sheet
  private readonly per: 1 | 2
  private readonly flatPages: FlatPages
  private readonly air: AirbornePages
  private readonly pages: BookPages
  private readonly clock = createBookClock()
  private place = 0 // first open page if none is turning
  private busy = false
  private dropChores = () => {}

  constructor(private readonly deps: BookDeps) {
    super()
    const { layout, cache } = deps
    this.sheet = layout.page
    this.per = layout.kind === 'spread' ? 2 : 1
    this.pages = new BookPages(cache, this.per)
    const spine = layout.book.x + (this.per === 2 ? layout.page.w : 0)
    this.position.set(spine, layout.book.y)
    const blank = this.pages.plain('right')
    this.flatPages = new FlatPages(this.sheet, this.per === 2, blank, this.clock)
    this.air = new AirbornePages(this.sheet, this.per, blank)
    this.flatPages.addTo(this)
    this.addChild(this.air)
  }

  /** Target position. */
  get goal(): number {
    return this.air.goal(this.place)
  }

  get isHeld(): boolean {
    return this.air.dragged !== undefined
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

  /** Advances by `passed` ms. Returns whether another frame is needed. */
  tick(passed: number): boolean {
    this.clock.advance(passed)
    this.air.advance(passed)
    this.land()
    this.air.order()
    this.flatPages.shade(this.air.list)
    return this.flatPages.isFading || this.air.isMoving
  }

  /** Starts dragging a page. Returns false if there is none to turn in this direction. */
  grab(direction: 1 | -1, heldY: number): boolean {
    if (this.deps.config.reducedMotion) return false
    this.cut()
    const to = this.place + direction * this.per
    if (!this.pages.isPlace(to)) return false
    const home = homeOf(this.sheet, this.per, direction, heldY)
    const page = this.launch({
      from: this.place,
      to,
      heldY,
      leader: { kind: 'finger', target: home },
      point: home,
    })
    page.turns = false
    this.setBusy(true)
    this.prepare([to])
    return true
  }

  /** Handles a swipe if pages do not bend. */
  swipe(direction: 1 | -1): void {
    const to = this.goal + direction * this.per
    if (this.pages.isPlace(to)) this.deps.config.onTurn(to)
  }

  get reducedMotion(): boolean {
    return this.deps.config.reducedMotion
  }

  /** Moves the dragged page to this point, relative to its spine. */
  pull(point: Point): void {
    const dragged = this.air.dragged
    if (dragged?.leader.kind === 'finger') dragged.leader.target = point
    this.deps.wake()
  }

  /** @param speed towards the far side of the turn, CSS px per ms */
  letGo(speed: number): void {
    const dragged = this.air.dragged
    if (!dragged) return
    const isBack = runsBack(this.per, dragged)
    const { sheet } = this
    const turns = turnsOver(sheet, { x: isBack ? -dragged.point.x : dragged.point.x, y: 0 }, speed)
    dragged.turns = turns
    lead(dragged, {
      kind: 'flight',
      flight: released(this.clock, sheet, dragged.heldY, dragged.point, isBack ? !turns : turns),
    })
    if (turns) {
      this.deps.config.onCue('page_turn')
      this.deps.config.onTurn(dragged.to)
    }
    this.deps.wake()
  }

  override destroy(): void {
    this.dropChores()
    this.removeChildren()
    this.air.destroy()
    this.flatPages.destroy()
    this.clock.destroy()
    super.destroy()
  }

  private goTo(at: number): void {
    const [only] = this.air.list
    if (this.air.list.length === 1 && only && only.leader.kind === 'flight' && at === only.from) {
      this.sendHome(only)
      return
    }
    if (this.followsOn(at)) {
      this.follow(at)
      return
    }
    const peeking = only?.leader.kind === 'sway' && at > this.place ? only.point : null
    this.cut()
    if (this.deps.config.reducedMotion) this.fadeTo(at, this.pages.picture)
    else this.riffle(at, peeking)
  }

  /** Returns true if this is one step further in the direction of all turning pages. */
  private followsOn(at: number): boolean {
    const step = at - this.goal
    return (
      Math.abs(step) === this.per &&
      this.air.list.length > 0 &&
      this.air.hasFreeLeaf &&
      !this.deps.config.reducedMotion &&
      this.air.list.every(
        page => page.leader.kind === 'flight' && page.turns && (page.to - page.from) * step > 0,
      )
    )
  }

  private follow(at: number): void {
    const heldY = this.sheet.h - CORNER
    const from = this.goal
    const isBack = runsBack(this.per, { from, to: at })
    const flight = wholeTurn(this.clock, this.sheet, heldY, { isBack })
    this.launch({ from, to: at, heldY, leader: { kind: 'flight', flight }, point: flight.from })
    this.deps.config.onCue('page_turn')
  }

  private sendHome(page: Airborne): void {
    const isBack = runsBack(this.per, page)
    page.turns = !page.turns
    const far = page.turns !== isBack
    lead(page, { kind: 'flight', flight: released(this.clock, this.sheet, page.heldY, page.point, far) })
    this.deps.config.onCue('page_turn')
  }

  private riffle(at: number, peeking: Point | null): void {
    const stops = stopsBetween(this.place / this.per, at / this.per).map(stop => stop * this.per)
    const many = stops.length > 2
    const heldY = this.sheet.h - CORNER
    for (const [index, to] of stops.slice(1).entries()) {
      const from = stops[index] ?? this.place
      const isBack = runsBack(this.per, { from, to })
      const pace = many ? { delay: index * RIFFLE.stagger, duration: RIFFLE.turn } : {}
      const flight = wholeTurn(this.clock, this.sheet, heldY, { ...pace, isBack })
      if (peeking && index === 0) flight.from = peeking
      this.launch({ from, to, heldY, leader: { kind: 'flight', flight }, point: flight.from })
    }
    this.deps.config.onCue(many ? 'page_riffle' : 'page_turn')
    this.setBusy(true)
    this.deps.wake()
  }

  private launch(launch: Launch): Airborne {
    const page = this.air.launch(launch)
    this.dress()
    return page
  }

  /** Updates the textures of all visible pages. */
  private dress(): void {
    const { pages } = this
    const air = this.air.list
    const [first, last] = [air[0], air.at(-1)]
    const isForward = !first || first.to > first.from
    const [near, far] = [first?.from ?? this.place, last?.to ?? this.place]
    pages.pin([near, far, ...air.flatMap(({ from, to }) => [from, to])])
    this.flatPages.show(side => pages.texture(isForward === (side === 'left') ? near : far, side))
    this.air.dress(pages)
  }

  private land(): void {
    const landed = this.air.land()
    for (const page of landed) if (page.turns) this.place = page.to
    if (landed.length > 0) this.refresh()
  }

  /** Ends all turns immediately at their targets. */
  private cut(): void {
    this.place = this.air.cut(this.place)
  }

  private settle(at: number): void {
    this.place = at
    this.dress()
    this.setBusy(false)
    const places = [at + this.per, at - this.per].filter(place => this.pages.isPlace(place))
    this.prepare(places, () => this.peek())
    this.deps.wake()
  }

  /** Updates the same pages with other texts or marks, or with fewer turning ones. */
  private refresh(): void {
    if (this.air.list.length === 0) this.settle(this.place)
    else this.dress()
  }

  /** Draws likely next pages while the browser is idle. */
  private prepare(places: number[], then?: () => void): void {
    this.dropChores()
    const jobs = this.pages.drawings(places)
    this.dropChores = doWhenIdle(then ? [...jobs, then] : jobs)
  }

  /** Lifts the lower corner of the right page to show that there is another page. */
  private peek(): void {
    const to = this.place + this.per
    if (this.air.list.length > 0 || this.deps.config.reducedMotion || !this.pages.isPlace(to)) return
    const heldY = this.sheet.h - CORNER
    const home = homeOf(this.sheet, this.per, 1, heldY)
    const reach = Math.min(this.sheet.w * PEEK, 96)
    const at = { x: home.x - reach, y: heldY - reach * 0.92 }
    const page = this.launch({
      from: this.place,
      to,
      heldY,
      leader: { kind: 'sway', sway: beginSway(this.clock, home, at) },
      point: home,
    })
    page.turns = false
    this.deps.wake()
  }

  private fadeTo(at: number, before: BookPicture): void {
    const now = this.pages.picture
    this.pages.picture = before
    this.flatPages.fadeOut(side => this.pages.texture(this.place, side))
    this.pages.picture = now
    this.deps.config.onCue('page_turn')
    this.settle(at)
  }

  private setBusy(busy: boolean): void {
    if (this.busy === busy) return
    this.busy = busy
    this.deps.config.onBusy(busy)
  }
}
