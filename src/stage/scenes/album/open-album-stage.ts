/** Keeps one book of the right size on the application and draws only while something moves. */
import { gsap } from 'gsap'
import type { ImageSource } from 'pixi.js'
import { type AcquiredApplication, acquireApplication } from '../../app/application.ts'
import { watchPixelRatio } from '../../app/element-size.ts'
import { fontsReady } from '../../art/text.ts'
import type { AlbumLayout } from './album-layout.ts'
import type { AlbumStage, AlbumStageConfig, BookPicture } from './album-stage-api.ts'
import { Book } from './book.ts'
import { followFingers } from './book-drag.ts'
import { PageCache } from './page-cache.ts'

const PATIENCE = 2500 // ms to wait for fonts
const LONGEST_FRAME = 50 // ms: pages continue where they were after a hidden tab
/** Number of textures: open pages, the adjacent ones, those that a riffle passes, and the plain ones. */
const SHEETS = { spread: 15, single: 10 }

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

class Table {
  private built: { book: Book; cache: PageCache }
  private picture: BookPicture | null = null
  private isAwake = false // frames are requested

  constructor(
    private readonly acquired: AcquiredApplication,
    private readonly config: AlbumStageConfig,
    public layout: AlbumLayout,
  ) {
    this.fit()
    this.built = this.build()
  }

  get book(): Book {
    return this.built.book
  }

  show(picture: BookPicture): void {
    this.picture = picture
    this.book.show(picture)
  }

  setLayout(layout: AlbumLayout): void {
    if (layout === this.layout) return
    this.layout = layout
    this.rebuild()
  }

  /** Builds the book for the current layout and pixel ratio. */
  rebuild(): void {
    this.clear()
    this.fit()
    this.built = this.build()
    if (this.picture) this.book.show(this.picture)
  }

  restore(): void {
    this.built.cache.uploadAgain()
    this.wake()
  }

  destroy(): void {
    this.rest()
    this.clear()
    this.acquired.giveBack()
  }

  readonly wake = (): void => {
    if (this.isAwake) return
    this.isAwake = true
    gsap.ticker.add(this.draw)
  }

  private rest(): void {
    this.isAwake = false
    gsap.ticker.remove(this.draw)
  }

  private readonly draw = (_: number, passed: number): void => {
    const goesOn = this.book.tick(Math.min(LONGEST_FRAME, passed))
    this.acquired.app.render()
    if (!goesOn) this.rest()
  }

  private fit(): void {
    this.acquired.resize(this.layout.width, this.layout.height)
  }

  private build(): { book: Book; cache: PageCache } {
    const { acquired, config, layout } = this
    const { renderer } = acquired.app
    const cache = new PageCache({
      layout,
      sharpness: renderer.resolution,
      most: SHEETS[layout.kind],
      upload: (source: ImageSource) => renderer.texture.initSource(source),
      changed: () => this.wake(),
    })
    const book = new Book({ layout, cache, config, wake: this.wake })
    acquired.ground.addChild(book)
    return { book, cache }
  }

  private clear() {
    this.built.book.destroy()
    this.built.cache.destroy()
  }
}

/** Resolves when the book is drawn. Rejects if the browser cannot draw with WebGL; the caller then shows only the lists. */
export async function openAlbumStage(element: HTMLElement, config: AlbumStageConfig): Promise<AlbumStage> {
  const [acquired] = await Promise.all([
    acquireApplication({
      element,
      quality: config.quality ?? 'normal',
      isClear: true,
      onLost: config.onLost,
    }),
    fontsReady(document.fonts, wait(PATIENCE)),
  ])
  const table = new Table(acquired, config, config.layout)
  const stopFollowing = followFingers({
    grip: config.grip,
    ground: element,
    layout: () => table.layout,
    book: () => table.book,
    now: () => performance.now(),
  })
  const stopRatio = watchPixelRatio(() => table.rebuild())
  const restored = () => table.restore()
  acquired.app.canvas.addEventListener('webglcontextrestored', restored)
  let closed = false
  return {
    show: picture => table.show(picture),
    setLayout: layout => table.setLayout(layout),
    destroy() {
      if (closed) return
      closed = true
      stopFollowing()
      stopRatio()
      acquired.app.canvas.removeEventListener('webglcontextrestored', restored)
      table.destroy()
    },
  }
}
