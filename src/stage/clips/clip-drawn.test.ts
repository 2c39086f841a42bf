/**
 * Tests the pool in a real browser: frames of a clip reach the graphics card, and a missing clip is not shown. Skipped
 * without Chromium.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** `glow(clip)` plays it over an empty canvas and returns the maximum brightness of its centre, 0–255. */
const entry = `
import { Application, Sprite } from 'pixi.js'
import { openClipPool } from './src/stage/clips/video-clip.ts'
const SIDE = 64
const pause = () => new Promise(done => setTimeout(done, 30))
window.glow = async clip => {
  const app = new Application()
  await app.init({ preference: 'webgl', width: SIDE, height: SIDE, autoStart: false, sharedTicker: false })
  const pool = openClipPool()
  pool.prepare([clip])
  const sprite = new Sprite()
  sprite.blendMode = 'add'
  app.stage.addChild(sprite)
  const middle = new Uint8Array(4)
  let brightest = 0
  for (let attempt = 0; attempt < 8 && brightest < 90; attempt++) {
    const run = pool.start(clip, 1, 0)
    for (let look = 0; run && look < 60 && brightest < 90; look++) {
      await pause()
      if (!run.isShowing()) continue
      run.draw()
      sprite.texture = run.picture
      sprite.setSize(SIDE, SIDE)
      app.render()
      const { gl } = app.renderer
      gl.readPixels(SIDE / 2, SIDE / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, middle)
      brightest = Math.max(brightest, ...middle.subarray(0, 3))
    }
    run?.stop()
    await pause()
  }
  pool.release()
  app.destroy()
  return brightest
}
`

describe.skipIf(!existsSync(executablePath))('clips in a browser', () => {
  let server: Server
  let browser: Browser
  let page: Page
  const errors: string[] = []

  beforeAll(async () => {
    const built = await build({
      stdin: { contents: entry, resolveDir: root, loader: 'ts' },
      bundle: true,
      format: 'esm',
      write: false,
      alias: { '@': `${root}/src` },
      logLevel: 'error',
    })
    const script = built.outputFiles[0]!.text
    server = createServer(async (asked, answer) => {
      const path = (asked.url ?? '/').split('?')[0]!
      if (path === '/app.js') return answer.setHeader('content-type', 'text/javascript').end(script)
      if (path === '/')
        return answer
          .setHeader('content-type', 'text/html')
          .end('<script type="module" src="/app.js"></script>')
      const file =
        path.startsWith('/assets/clips/') && (await readFile(`${root}/public${path}`).catch(() => null))
      if (!file) return answer.writeHead(404).end()
      answer.setHeader('content-type', 'video/webm').end(file)
    }).listen(0, '127.0.0.1')
    browser = await chromium.launch({ executablePath, args })
    page = await browser.newPage()
    page.on('pageerror', error => errors.push(String(error)))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction('window.glow')
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  it('draw their frames', async () => {
    expect(await page.evaluate(`glow('/assets/clips/fuoco-heavy.webm')`)).toBeGreaterThan(60)
    expect(errors).toEqual([])
  })

  it('show nothing if they are missing, without an error', async () => {
    expect(await page.evaluate(`glow('/assets/clips/nowhere.webm')`)).toBe(0)
    expect(errors).toEqual([])
  })
})
