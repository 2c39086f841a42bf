/** Keeps one book of the right size on the application and draws only while something moves. */
import type { ImageSource } from 'pixi.js'
import type { AlbumLayout } from '../../album-layout.ts'
import type { AlbumStage, AlbumStageConfig, BookPicture } from '../../album-stage-api.ts'
import { borrowApplication, type LentApplication } from '../../application.ts'
import { fontsReady } from '../../text.ts'
import { Book } from './book.ts'
import { followFingers } from './book-drag.ts'
import { PageShelf } from './page-shelf.ts'

const PATIENCE = 2500 // ms for fonts
const LONGEST_FRAME = 50 // ms: after a hidden tab pages go on where they were
/** Open pages, their neighbours, what a riffle passes, and the plain ones. */
const SHEETS = { spread: 15, single: 10 }

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

class Table {
  private built: { book: Book; shelf: PageShelf }
  private picture: BookPicture | null = null
  private frame = 0
  private before = 0

  constructor(
    private readonly lent: LentApplication,
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
    this.clear()
    this.fit()
    this.built = this.build()
    if (this.picture) this.book.show(this.picture)
  }

  restore(): void {
    this.built.shelf.uploadAgain()
    this.wake()
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    this.clear()
    this.lent.giveBack()
  }

  readonly wake = (): void => {
    if (this.frame) return
    this.before = performance.now()
    this.frame = requestAnimationFrame(this.draw)
  }

  private readonly draw = (time: number): void => {
    const passed = Math.max(0, Math.min(LONGEST_FRAME, time - this.before))
    this.before = time
    const goesOn = this.book.tick(passed)
    this.lent.app.render()
    this.frame = goesOn ? requestAnimationFrame(this.draw) : 0
  }

  private fit(): void {
    this.lent.app.renderer.resize(this.layout.width, this.layout.height)
  }

  private build(): { book: Book; shelf: PageShelf } {
    const { lent, config, layout } = this
    const { renderer } = lent.app
    const shelf = new PageShelf({
      layout,
      sharpness: renderer.resolution,
      most: SHEETS[layout.kind],
      upload: (source: ImageSource) => renderer.texture.initSource(source),
      changed: () => this.wake(),
    })
    const book = new Book({ layout, shelf, config, wake: this.wake })
    lent.ground.addChild(book)
    return { book, shelf }
  }

  private clear() {
    this.built.book.destroy()
    this.built.shelf.destroy()
  }
}

export async function openAlbumStage(element: HTMLElement, config: AlbumStageConfig): Promise<AlbumStage> {
  const [lent] = await Promise.all([
    borrowApplication({ element, quality: config.quality ?? 'normal', isClear: true }),
    fontsReady(document.fonts, wait(PATIENCE)),
  ])
  const table = new Table(lent, config, config.layout)
  const stopFollowing = followFingers({
    grip: config.grip,
    ground: element,
    layout: () => table.layout,
    book: () => table.book,
    now: () => performance.now(),
  })
  const restored = () => table.restore()
  lent.app.canvas.addEventListener('webglcontextrestored', restored)
  let closed = false
  return {
    show: picture => table.show(picture),
    setLayout: layout => table.setLayout(layout),
    destroy() {
      if (closed) return
      closed = true
      stopFollowing()
      lent.app.canvas.removeEventListener('webglcontextrestored', restored)
      table.destroy()
    },
  }
}
