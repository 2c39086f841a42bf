/**
 * A fixed number of page textures that are reused. A requested page is drawn immediately with the loaded images, and
 * again when the others have loaded.
 */
import { ImageSource, Texture } from 'pixi.js'
import type { AlbumLayout } from './album-layout.ts'
import type { PagePicture } from './album-stage-api.ts'
import { CardPictures } from './card-pictures.ts'
import { drawPage, type PageSide } from './draw-page.ts'

interface Sheet {
  key: string
  page: PagePicture | undefined
  side: PageSide
  ctx: CanvasRenderingContext2D
  texture: Texture
  used: number // increasing counter: the smallest was used longest ago
  waits: boolean // some of its images are loading
}

export interface PageCacheDeps {
  layout: AlbumLayout
  sharpness: number
  most: number // number of textures
  upload(source: ImageSource): void // uploads to the graphics card immediately
  changed(): void // called when a cached texture has changed
}

const TOGETHER = 90 // ms

const keyOf = (page: PagePicture | undefined, side: PageSide): string => `${side}:${page?.key ?? ''}`

export class PageCache {
  private readonly sheets: Sheet[] = []
  private readonly pictures: CardPictures
  private uses = 0
  private redrawing = false
  private readonly pinned = new Set<string>()
  private closed = false

  constructor(private readonly deps: PageCacheDeps) {
    this.pictures = new CardPictures(() => this.redrawSoon())
  }

  /** These stay cached. */
  pin(pages: readonly { page: PagePicture | undefined; side: PageSide }[]): void {
    this.pinned.clear()
    for (const { page, side } of pages) this.pinned.add(keyOf(page, side))
  }

  texture(page: PagePicture | undefined, side: PageSide): Texture {
    const key = keyOf(page, side)
    const cachedSheet = this.sheets.find(sheet => sheet.key === key)
    const sheet = cachedSheet ?? this.takeSheet()
    sheet.used = ++this.uses
    if (!cachedSheet) {
      Object.assign(sheet, { key, page, side })
      this.draw(sheet)
    }
    return sheet.texture
  }

  /** Uploads all textures again after the graphics card has lost them. */
  uploadAgain(): void {
    for (const { texture } of this.sheets) texture.source.update()
  }

  destroy(): void {
    this.closed = true
    this.pictures.clear()
    for (const { texture } of this.sheets) texture.destroy(true)
    this.sheets.length = 0
  }

  private takeSheet(): Sheet {
    if (this.sheets.length < this.deps.most) return this.newSheet()
    const [oldest] = this.sheets.filter(({ key }) => !this.pinned.has(key)).sort((a, b) => a.used - b.used)
    return oldest ?? this.newSheet()
  }

  private newSheet(): Sheet {
    const { layout, sharpness } = this.deps
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(layout.page.w * sharpness)
    canvas.height = Math.round(layout.page.h * sharpness)
    const ctx = canvas.getContext('2d', { alpha: false })
    if (!ctx) throw new Error('no canvas')
    const source = new ImageSource({ resource: canvas, resolution: 1 })
    source.pixelWidth = canvas.width
    source.pixelHeight = canvas.height
    source.autoGarbageCollect = false // uploading it again during a turn would be noticeable
    const texture = new Texture({ source })
    const sheet: Sheet = { key: '', page: undefined, side: 'left', ctx, texture, used: 0, waits: false }
    this.sheets.push(sheet)
    return sheet
  }

  private draw(sheet: Sheet): void {
    const { layout, sharpness, upload } = this.deps
    const { ctx } = sheet
    const misses = this.pictures.misses
    ctx.setTransform(ctx.canvas.width / layout.page.w, 0, 0, ctx.canvas.height / layout.page.h, 0, 0)
    ctx.imageSmoothingQuality = 'high'
    drawPage({ ctx, pictures: this.pictures, sharpness }, layout, sheet.side, sheet.page)
    sheet.waits = this.pictures.misses > misses
    sheet.texture.source.update()
    upload(sheet.texture.source as ImageSource)
  }

  /** Redraws once for several pictures that load at the same time. */
  private redrawSoon(): void {
    if (this.redrawing) return
    this.redrawing = true
    setTimeout(() => this.redraw(), TOGETHER)
  }

  private redraw(): void {
    this.redrawing = false
    if (this.closed) return
    for (const sheet of this.sheets) if (sheet.waits) this.draw(sheet)
    this.deps.changed()
  }
}
