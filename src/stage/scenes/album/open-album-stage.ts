/** Boots the album's Pixi application, keeps one book of the right size on it and draws only while something moves. */
import { Application, type ImageSource } from 'pixi.js'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy wants
import type { AlbumLayout } from '../../album-layout.ts'
import type { AlbumStage, AlbumStageConfig, BookPicture } from '../../album-stage-api.ts'
import type { StageQuality } from '../../battle-stage-api.ts'
import { fontsReady } from '../../text.ts'
import { Book } from './book.ts'
import { followFingers } from './book-drag.ts'
import { PageShelf } from './page-shelf.ts'

const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }
const PATIENCE = 2500 // ms for fonts
const LONGEST_FRAME = 50 // ms: after a hidden tab pages go on where they were
/** Open pages, their neighbours, what a riffle passes, and the plain ones. */
const SHEETS = { spread: 15, single: 10 }

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

async function startApplication(element: HTMLElement, config: AlbumStageConfig): Promise<Application> {
  const app = new Application()
  await app.init({
    preference: 'webgl',
    width: config.layout.width,
    height: config.layout.height,
    resolution: Math.min(window.devicePixelRatio || 1, RESOLUTION_CAP[config.quality ?? 'normal']),
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0,
    autoStart: false,
    sharedTicker: false,
    eventMode: 'none',
  })
  app.canvas.setAttribute('aria-hidden', 'true')
  element.append(app.canvas)
  return app
}

class Table {
  private built: { book: Book; shelf: PageShelf }
  private picture: BookPicture | null = null
  private frame = 0
  private before = 0

  constructor(
    private readonly app: Application,
    private readonly config: AlbumStageConfig,
    public layout: AlbumLayout,
  ) {
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
    this.app.renderer.resize(layout.width, layout.height)
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
    this.app.destroy({ removeView: true })
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
    this.app.render()
    this.frame = goesOn ? requestAnimationFrame(this.draw) : 0
  }

  private build(): { book: Book; shelf: PageShelf } {
    const { app, config, layout } = this
    const shelf = new PageShelf({
      layout,
      sharpness: app.renderer.resolution,
      most: SHEETS[layout.kind],
      upload: (source: ImageSource) => app.renderer.texture.initSource(source),
      changed: () => this.wake(),
    })
    const book = new Book({ layout, shelf, config, wake: this.wake })
    app.stage.addChild(book)
    return { book, shelf }
  }

  private clear() {
    this.built.book.destroy()
    this.built.shelf.destroy()
  }
}

export async function openAlbumStage(element: HTMLElement, config: AlbumStageConfig): Promise<AlbumStage> {
  const [app] = await Promise.all([
    startApplication(element, config),
    fontsReady(document.fonts, wait(PATIENCE)),
  ])
  const table = new Table(app, config, config.layout)
  const stopFollowing = followFingers({
    grip: config.grip,
    ground: element,
    layout: () => table.layout,
    book: () => table.book,
    now: () => performance.now(),
  })
  const restored = () => table.restore()
  app.canvas.addEventListener('webglcontextrestored', restored)
  let closed = false
  return {
    show: picture => table.show(picture),
    setLayout: layout => table.setLayout(layout),
    destroy() {
      if (closed) return
      closed = true
      stopFollowing()
      app.canvas.removeEventListener('webglcontextrestored', restored)
      table.destroy()
    },
  }
}
