/**
 * What the battle scene costs: script per frame, draw calls, textures and memory over ten whole battles six against six at
 * 844×390@3. Chromium draws in software here, so frames per second say nothing; the script's own milliseconds do.
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

function printFrames(log: ReturnType<FrameLog['read']>): void {
  const n = log.script.length
  const script = [...log.script].sort((a, b) => a - b)
  const calls = Math.max(...log.draws)
  const target = '<= 3 ms p95'
  const measured = `${at(script, 0.5).toFixed(2)} / ${at(script, 0.95).toFixed(2)} / ${at(script, 0.99).toFixed(2)}`
  print({ figure: 'stage, script per frame, ms p50 / p95 / p99', target, measured, n, seed: SEED })
  print({
    figure: 'stage, draw calls per frame, most',
    target: '<= 40',
    measured: String(calls),
    n,
    seed: SEED,
  })
}

async function measure(page: Page): Promise<void> {
  await page.evaluate(speed => window.bench.open({ speed, quality: 'high' }), 2)
  const run = () => page.evaluate(seed => window.bench.run('standard', seed), SEED)
  await run() // warmed up: art loaded, shaders compiled, code hot
  const first = await memoryOf(page)
  await page.evaluate(() => window.frameLog.clear())
  for (let battle = 1; battle < BATTLES; battle++) await run()
  printFrames(await page.evaluate(() => window.frameLog.read()))
  const last = await memoryOf(page)
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
  print({
    figure: `stage, textures after battle 1 and ${BATTLES}`,
    target: 'no growth',
    measured: `${first.textures} → ${last.textures}`,
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
  await page.waitForFunction(() => 'bench' in window)
  await measure(page)
} finally {
  await browser.close()
  await server.close()
}
