/**
 * Two headless Chromiums for the whole pipeline: one draws shaders (software WebGL, so every machine gives the same pixels), the
 * other takes pictures of HTML with a transparent ground, painted without any GPU. Nothing is fetched: pages only hold data URLs.
 */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { glPage } from './gl-page.ts'

/** In pixels from the top left. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** Straight (not premultiplied) RGBA, top row first. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

export interface Drawing {
  picture: Pixels
  ownLight: Pixels
}

const PATIENCE = 300_000 // milliseconds: software drawing on a busy machine is slow, not broken

// Painted in one tile by one thread: edges of tiles would fall where time lets them.
const photoFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--default-tile-width=2048',
  '--default-tile-height=2048',
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-checker-imaging',
]
const drawFlags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-watchdog',
  '--ignore-gpu-blocklist',
]

const chromiumPath = (): string | undefined =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(path => path && existsSync(path))

export class Studio {
  private constructor(
    private readonly browsers: Browser[],
    private readonly glTab: Page,
    private readonly photographer: Browser,
  ) {}

  static async open(): Promise<Studio> {
    const open = (args: string[]) => chromium.launch({ executablePath: chromiumPath(), args })
    const [drawer, photographer] = await Promise.all([open(drawFlags), open(photoFlags)])
    const glTab = await drawer.newPage()
    await glTab.setContent(glPage)
    return new Studio([drawer, photographer], glTab, photographer)
  }

  async close(): Promise<void> {
    await Promise.all(this.browsers.map(browser => browser.close()))
  }

  /**
   * Draws a fragment shader of `width` × `height`, or only a rectangle of it. A shader whose alpha tells where anything is can be
   * drawn sparse: what is empty from afar is not drawn. @param uniforms its own numbers, by name
   */
  async draw(
    fragment: string,
    width: number,
    height: number,
    uniforms: Record<string, number> = {},
    rect?: Rect,
    sparse = false,
  ): Promise<Drawing> {
    const { x, y, w, h } = rect ?? { x: 0, y: 0, w: width, h: height }
    const task = JSON.stringify({ fragment, width, height, x, y: height - y - h, w, h, uniforms, sparse })
    const [picture, ownLight] = (await this.glTab.evaluate(`draw(${task})`)) as [string, string]
    return { picture: upright(picture, w, h), ownLight: upright(ownLight, w, h) }
  }

  /** A picture of an HTML body, transparent where nothing is drawn. */
  async photograph(html: string, width: number, height: number, scale = 1): Promise<Buffer> {
    const context = await this.photographer.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
    })
    context.setDefaultTimeout(PATIENCE)
    const tab = await context.newPage()
    await tab.setContent(`<!doctype html><meta charset="utf-8">${html}`)
    await tab.evaluate(
      'document.fonts.ready.then(() => Promise.all([...document.images].map(i => i.decode())))',
    )
    const shot = await tab.screenshot({ omitBackground: true, type: 'png' })
    await context.close()
    return shot
  }
}

function upright(base64: string, width: number, height: number): Pixels {
  const source = Buffer.from(base64, 'base64')
  const data = Buffer.alloc(source.length)
  const row = width * 4
  for (let y = 0; y < height; y++) source.copy(data, (height - 1 - y) * row, y * row, y * row + row)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!
    if (alpha === 0 || alpha === 255) continue
    for (let j = 0; j < 3; j++) data[i + j] = Math.min(255, Math.round((data[i + j]! * 255) / alpha))
  }
  return { data, width, height }
}

export const toSharp = (p: Pixels): Sharp =>
  sharp(p.data, { raw: { width: p.width, height: p.height, channels: 4 } })

export const dataUrl = (bytes: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${bytes.toString('base64')}`
