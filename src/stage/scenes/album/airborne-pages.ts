/** The turning pages of the book in the order of their start: their meshes, their targets, and which have landed. */
import { Container, type Texture } from 'pixi.js'
import { type Airborne, advance, isDown, isMoving, stop } from './airborne.ts'
import type { BookPages } from './book-pages.ts'
import { flat, type Sheet } from './curl.ts'
import { RIFFLE } from './flight.ts'
import { Leaf } from './leaf.ts'

export type Launch = Pick<Airborne, 'from' | 'to' | 'heldY' | 'leader' | 'point'>

export class AirbornePages extends Container {
  private readonly leaves: Leaf[]
  private air: Airborne[] = []

  constructor(
    private readonly sheet: Sheet,
    private readonly per: 1 | 2, // number of open pages
    blank: Texture,
  ) {
    super({ sortableChildren: true })
    this.leaves = Array.from({ length: RIFFLE.most + 1 }, () => new Leaf(sheet, blank))
    this.addChild(...this.leaves)
  }

  get list(): readonly Airborne[] {
    return this.air
  }

  get isMoving(): boolean {
    return this.air.some(isMoving)
  }

  get hasFreeLeaf(): boolean {
    return this.air.length < this.leaves.length
  }

  /** The page that the pointer drags. */
  get dragged(): Airborne | undefined {
    return this.air.find(({ leader }) => leader.kind === 'finger')
  }

  /** Returns the target of the last turning page, or `place` if none turns. */
  goal(place: number): number {
    const last = this.air.findLast(page => page.leader.kind !== 'sway' && page.turns)
    return last ? last.to : place
  }

  /** @throws if all leaves are turning */
  launch(launch: Launch): Airborne {
    const leaf = this.leaves.find(leave => this.air.every(page => page.leaf !== leave))
    if (!leaf) throw new Error('a book without leaves')
    const mirror = launch.to < launch.from && this.per === 2 ? -1 : 1
    const state = { turns: true, fades: this.per === 1, curl: flat(this.sheet), lift: 0 }
    const page: Airborne = { leaf, mirror, ...launch, ...state }
    this.air.push(page)
    return page
  }

  /** Advances by `passed` ms. */
  advance(passed: number): void {
    for (const page of this.air) advance(page, this.sheet, passed)
  }

  /** Removes and returns the first pages that have landed, in order. */
  land(): Airborne[] {
    const landed: Airborne[] = []
    for (let first = this.air[0]; first && isDown(first); first = this.air[0]) {
      this.air.shift()
      first.leaf.rest()
      landed.push(first)
    }
    return landed
  }

  /** Removes all pages and returns the resulting position of the book, starting from `place`. */
  cut(place: number): number {
    let at = place
    for (const page of this.air) {
      stop(page)
      page.leaf.rest()
      if (page.leader.kind === 'flight' && page.turns) at = page.to
    }
    this.air = []
    return at
  }

  /** Draw order: the first page is on top on the side they leave, the last one on the other side. */
  order(): void {
    for (const [index, { leaf, point }] of this.air.entries()) leaf.zIndex = point.x > 0 ? -index : index + 1
  }

  dress(pages: BookPages): void {
    for (const { leaf, from, to, mirror } of this.air) {
      if (this.per === 1) leaf.dress(pages.texture(Math.min(from, to), 'right'), pages.plain('left'), 1)
      else if (mirror === 1) leaf.dress(pages.texture(from, 'right'), pages.texture(to, 'left'), 1)
      else leaf.dress(pages.texture(from, 'left'), pages.texture(to, 'right'), -1)
    }
  }

  override destroy(): void {
    this.removeChildren()
    for (const leaf of this.leaves) leaf.destroy()
    super.destroy()
  }
}
