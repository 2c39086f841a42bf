/** Which picture lies at which place of the book, as textures of the cache. Places are pages from 0; a spread has two. */
import type { Texture } from 'pixi.js'
import type { BookPicture, PagePicture } from './album-stage-api.ts'
import type { PageSide } from './draw-page.ts'
import type { PageCache } from './page-cache.ts'

export class BookPages {
  picture: BookPicture = { name: '', pages: [], at: 0 }
  readonly sides: readonly PageSide[]

  constructor(
    private readonly cache: PageCache,
    readonly per: 1 | 2, // pages lying open
  ) {
    this.sides = per === 2 ? ['left', 'right'] : ['right']
  }

  /** Whether pages lead to this place. */
  isPlace(at: number): boolean {
    return at >= 0 && at < this.picture.pages.length
  }

  texture(place: number, side: PageSide): Texture {
    return this.cache.texture(this.page(place, side), side)
  }

  /** A page without slots. */
  plain(side: PageSide): Texture {
    return this.cache.texture(undefined, side)
  }

  /** The pages of these places stay drawn. */
  pin(places: readonly number[]): void {
    this.cache.pin(places.flatMap(place => this.sides.map(side => ({ page: this.page(place, side), side }))))
  }

  /** One small job per page of these places. */
  drawings(places: readonly number[]): (() => void)[] {
    return places.flatMap(place => this.sides.map(side => () => void this.texture(place, side)))
  }

  private page(place: number, side: PageSide): PagePicture | undefined {
    return this.picture.pages[this.per === 2 && side === 'right' ? place + 1 : place]
  }
}
