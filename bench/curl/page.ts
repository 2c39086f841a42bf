/** The page of the curl benchmark: the real album and page-flip with the same pages and the same pointer events. Not shipped. */
import '@/ui/theme/fonts/lilita.css'
import '@/ui/theme/fonts/lexend.css'
import { layoutAlbum } from '@/stage/scenes/album/album-layout.ts'
import { albumAt } from './album-pages.ts'
import { renderedPages } from './rendered-pages.ts'
import { type Turner, turnOurs, turnPageFlip } from './turners.ts'

if (!location.search.includes('look')) await import('../stage/frame-log.ts')

const tables = {
  phone: { left: 206, right: 80, top: 15, bottom: 15 },
  desk: { left: 362, right: 92, top: 74, bottom: 74 },
  upright: { left: 12, right: 40, top: 90, bottom: 60 },
}
const table = document.getElementById('table') as HTMLElement
const layout = layoutAlbum(
  innerWidth,
  innerHeight,
  tables[innerWidth > 1100 ? 'desk' : innerWidth > 600 ? 'phone' : 'upright'],
)

export type Engine = 'ours' | 'page-flip html' | 'page-flip canvas'

let turner: Turner | null = null
let images: string[] = []

const frame = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))
const DRAG = 45 // frames from the corner to the far side
const SETTLE = 45 // frames until the page has landed

const bench = {
  layout,
  /** Renders the pages to files before the first frame. Frames come as fast as possible, so images would not load in time. */
  async prepare() {
    images = await renderedPages(layout, devicePixelRatio)
  },
  async open(engine: Engine) {
    table.replaceChildren()
    if (engine === 'ours') turner = await turnOurs(table, layout)
    else turner = await turnPageFlip(table, layout, images, engine === 'page-flip html')
  },
  show: (at: number) => turner?.show(albumAt(at)),
  close() {
    turner?.close()
    turner = null
  },
  /** Drags the lower corner to the other side (1 forward, −1 back). Returns the frames of the drag and those after it. */
  async flip(direction: 1 | -1) {
    const { book, page } = layout
    const spine = book.x + page.w
    const from = { x: spine + direction * (page.w - 6), y: book.y + page.h - 6 }
    const drags = async () => {
      for (let at = 0; at <= DRAG; at++) {
        const share = at / DRAG
        const x = from.x - direction * share * 2 * (page.w - 10)
        const y = from.y - Math.sin(Math.PI * share) * page.h * 0.24
        await frame()
        if (at === 0) turner?.down(from.x, from.y)
        else turner?.move(x, y)
      }
    }
    const settles = async () => {
      turner?.up(spine - direction * (page.w - 10), from.y)
      for (let at = 0; at < SETTLE; at++) await frame()
    }
    const measured = async (run: () => Promise<void>) => {
      window.frameLog.clear()
      await window.frameLog.until(run())
      return window.frameLog.read()
    }
    return { dragging: await measured(drags), settling: await measured(settles) }
  },
}

declare global {
  interface Window {
    curl: typeof bench
  }
}
window.curl = bench
