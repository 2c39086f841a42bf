/** The resting pages of an open book: the one or two that are read, and above them those that fade out. */
import { gsap } from 'gsap'
import type { Container, Texture } from 'pixi.js'
import type { Airborne } from './airborne.ts'
import type { BookClock } from './book-clock.ts'
import { flat, type Sheet } from './curl.ts'
import { BedPage } from './leaf.ts'

const FADE = 0.16 // s

interface Pair {
  left: BedPage | null // null if one page fills the book
  right: BedPage
}

export type PageTextures = (side: 'left' | 'right') => Texture

export class FlatPages {
  private readonly beds: Pair
  private readonly veils: Pair // the pages that fade out
  private fading: gsap.core.Tween | null = null

  constructor(
    private readonly sheet: Sheet,
    isSpread: boolean,
    blank: Texture,
    private readonly clock: BookClock,
  ) {
    const pair = (): Pair => ({
      left: isSpread ? new BedPage(sheet, 'left', blank) : null,
      right: new BedPage(sheet, 'right', blank),
    })
    this.beds = pair()
    this.veils = pair()
    for (const veil of [this.veils.left, this.veils.right]) veil?.setAlpha(0)
  }

  get isFading(): boolean {
    return this.fading !== null
  }

  addTo(book: Container): void {
    for (const { left, right } of [this.beds, this.veils]) book.addChild(...(left ? [left, right] : [right]))
  }

  show(textures: PageTextures): void {
    this.beds.left?.setTexture(textures('left'))
    this.beds.right.setTexture(textures('right'))
  }

  /** Shows these textures above the resting pages and fades them out. */
  fadeOut(textures: PageTextures): void {
    this.veils.left?.setTexture(textures('left'))
    this.veils.right.setTexture(textures('right'))
    this.fading?.kill()
    const veil = { alpha: 1 }
    const draw = () => {
      for (const page of [this.veils.left, this.veils.right]) page?.setAlpha(veil.alpha)
    }
    draw()
    this.fading = gsap.to(veil, {
      alpha: 0,
      duration: FADE,
      ease: 'none',
      onUpdate: draw,
      onComplete: () => this.endFade(),
    })
    this.clock.hang(this.fading)
  }

  private endFade() {
    this.fading = null
  }

  /** Draws the shadows of the outermost turning pages; `air` is in the order of their start. */
  shade(air: readonly Airborne[]): void {
    const isForward = air.every(({ mirror }) => mirror === 1)
    const [first, last] = [air[0], air.at(-1)]
    const still = { curl: flat(this.sheet), lift: 0, mirror: 1 as const }
    const [onLeft, onRight] = isForward ? [first, last] : [last, first]
    for (const [bed, page] of [
      [this.beds.left, onLeft ?? still],
      [this.beds.right, onRight ?? still],
    ] as const)
      bed?.shade(page.curl, page.lift, page.mirror)
  }

  destroy(): void {
    for (const page of [this.beds.left, this.beds.right, this.veils.left, this.veils.right]) page?.destroy()
  }
}
