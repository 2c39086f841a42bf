/**
 * What the battle scene costs: script per frame, draw calls, textures and memory over ten whole battles six against six at
 * 844×390@3, at the usual speed. Only the script is measured: draw calls are counted and not carried out, so that neither the software renderer nor
 * the waiting for it stands in the figure.
 * Run: `tsx bench/stage.ts [battles]`; needs CHROMIUM_PATH or /usr/bin/chromium.
 */
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { print } from './row.ts'
import type { FrameLog } from './stage/frame-log.ts'

const SEED = 7
const BATTLES = Number(process.argv[2] ?? 10)
const SCREEN = { width: 844, height: 390, sharpness: 3 }
const root = fileURLToPath(new URL('..', import.meta.url))

const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  '--js-flags=--expose-gc',
]

interface Memory {
  textures: number
  heap: number // bytes
}

/** Textures the graphics card holds, and the heap after a collection. */
const memoryOf = (page: Page): Promise<Memory> =>
  page.evaluate(async () => {
    const { gc } = window as unknown as { gc(): void }
    for (let turn = 0; turn < 4; turn++) {
      gc()
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    const { usedJSHeapSize } = (performance as unknown as { memory: { usedJSHeapSize: number } }).memory
    return { textures: window.frameLog.textures(), heap: usedJSHeapSize }
  })

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

type Frames = ReturnType<FrameLog['read']>

/** The same frame of the same battle, played again and again: its middle run is what it costs without the neighbours' load. */
function middles(battles: readonly Frames[]): number[] {
  const shortest = Math.min(...battles.map(({ script }) => script.length))
  return Array.from({ length: shortest }, (_, frame) => {
    const runs = battles.map(({ script }) => script[frame] ?? 0).sort((a, b) => a - b)
    return at(runs, 0.5)
  })
}

/** Clips are told apart: without a graphics card every frame of a video is copied by the processor. */
function printFrames(what: string, battles: readonly Frames[]): void {
  const shares = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b)
    return [0.5, 0.95, 0.99].map(share => at(sorted, share).toFixed(2)).join(' / ')
  }
  const all = battles.flatMap(({ script }) => script)
  const calls = battles.reduce((most, { draws }) => Math.max(most, ...draws), 0)
  const row = (figure: string, target: string, measured: string, n: number) =>
    print({ figure, target, measured, n, seed: SEED })
  row(`stage ${what}, frame, ms p50 / p95 / p99`, '<= 3 ms p95', shares(all), all.length)
  const middle = middles(battles)
  row(`stage ${what}, middle of ${battles.length} runs`, '<= 3 ms p95', shares(middle), middle.length)
  row(`stage ${what}, draw calls, most`, '<= 40', String(calls), all.length)
}

async function measure(page: Page): Promise<void> {
  await page.evaluate(() => window.stageBench.open({ speed: 1, quality: 'high' }))
  const run = (hasClips = true) =>
    page.evaluate(
      async ({ seed, hasClips }) => {
        window.frameLog.clear()
        await window.stageBench.run('standard', seed, hasClips)
        return window.frameLog.read()
      },
      { seed: SEED, hasClips },
    )
  await run() // warmed up: art loaded, shaders compiled, code hot
  const first = await memoryOf(page)
  const battles: Frames[] = []
  const textures = [first.textures]
  let last = first
  for (let battle = 1; battle < BATTLES; battle++) {
    battles.push(await run())
    last = await memoryOf(page)
    textures.push(last.textures)
  }
  printFrames('with clips', battles)
  printFrames('without clips', [await run(false), await run(false), await run(false)])
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
  print({
    figure: `stage, textures after each of ${BATTLES} battles`,
    target: 'no growth',
    measured: textures.join(' '),
    n: BATTLES,
    seed: SEED,
  })
  print({
    figure: `stage, JavaScript heap after battle 1 and ${BATTLES}`,
    target: '',
    measured: `${megabytes(first.heap)} → ${megabytes(last.heap)} MB`,
    n: BATTLES,
    seed: SEED,
  })
}

const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  cacheDir: `${root}.cache/bench-stage`,
  server: { port: 0, hmr: false, watch: null },
  logLevel: 'error',
  optimizeDeps: { entries: ['bench/stage/index.html'] },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: flags,
})
try {
  const page = await browser.newPage({
    viewport: { width: SCREEN.width, height: SCREEN.height },
    deviceScaleFactor: SCREEN.sharpness,
  })
  page.on('pageerror', error => console.error(error))
  page.setDefaultTimeout(0)
  await page.goto(`${server.resolvedUrls?.local[0]}bench/stage/index.html`)
  await page.waitForFunction(() => 'stageBench' in window)
  await measure(page)
} finally {
  await browser.close()
  await server.close()
}
