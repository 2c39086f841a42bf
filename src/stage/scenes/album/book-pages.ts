/** The picture at each position of the book, as cached textures. Positions are pages from 0; a spread has two. */
import type { Texture } from 'pixi.js'
import type { BookPicture, PagePicture } from './album-stage-api.ts'
import type { PageSide } from './draw-page.ts'
import type { PageCache } from './page-cache.ts'

export class BookPages {
  picture: BookPicture = { name: '', pages: [], at: 0 }
  readonly sides: readonly PageSide[]

  constructor(
    private readonly cache: PageCache,
    readonly per: 1 | 2, // number of open pages
  ) {
    this.sides = per === 2 ? ['left', 'right'] : ['right']
  }

  /** Returns true if this position can be reached by turning. */
  isPlace(at: number): boolean {
    return at >= 0 && at < this.picture.pages.length
  }

  texture(place: number, side: PageSide): Texture {
    return this.cache.texture(this.page(place, side), side)
  }

  /** Returns the texture of a page without slots. */
  plain(side: PageSide): Texture {
    return this.cache.texture(undefined, side)
  }

  /** Keeps the textures of these positions cached. */
  pin(places: readonly number[]): void {
    this.cache.pin(places.flatMap(place => this.sides.map(side => ({ page: this.page(place, side), side }))))
  }

  /** Returns one drawing job per page of these positions. */
  drawings(places: readonly number[]): (() => void)[] {
    return places.flatMap(place => this.sides.map(side => () => void this.texture(place, side)))
  }

  private page(place: number, side: PageSide): PagePicture | undefined {
    return this.picture.pages[this.per === 2 && side === 'right' ? place + 1 : place]
  }
}
