/**
 * Cost of turning a page of the album, compared with page-flip with the same pages in the same run at 844×390@3: script per frame while
 * a finger drags and while the page lands, draw calls, and textures over fifty flips. Only script is measured: draw calls are counted and
 * not executed. For page-flip, the time the browser needs for styles, layout and painting is not included.
 * Run: `tsx bench/curl.ts [flips]`. Needs CHROMIUM_PATH or /usr/bin/chromium.
 */
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import type { Engine } from './curl/page.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const FLIPS = Number(process.argv[2] ?? sized(50, 2))
const SPREADS = 8 // turns from the first spread to the last
const WARM = sized(8, 1) // warm-up flips that are not counted: one pass through the book loads every texture
const REST = 150 // ms between two flips, in which the next pages are prepared, as for a reader
const SCREEN = { width: 844, height: 390, sharpness: 3 }
const root = fileURLToPath(new URL('..', import.meta.url))

const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

interface Cost {
  dragging: number[] // ms of script
  settling: number[]
  draws: number
  textures: { first: number; last: number }
}

async function costOf(page: Page, engine: Engine, flips: number): Promise<Cost> {
  await page.evaluate(async engineName => {
    window.frameLog.countAll(engineName !== 'ours')
    await window.frameLog.until(window.curl.open(engineName))
    for (let rest = 0; rest < 10; rest++) {
      await new Promise(resolve => setTimeout(resolve, 250))
      await window.frameLog.until(Promise.resolve())
    }
  }, engine)
  const cost: Cost = { dragging: [], settling: [], draws: 0, textures: { first: 0, last: 0 } }
  let direction: 1 | -1 = 1
  for (let flip = 0; flip < WARM + flips; flip++) {
    if (flip > 0 && flip % SPREADS === 0) direction = direction === 1 ? -1 : 1
    const { dragging, settling, textures } = await page.evaluate(
      async ({ direction, rest }) => {
        const measured = await window.curl.flip(direction)
        await new Promise(resolve => setTimeout(resolve, rest)) // no frames while the page is at rest
        return { ...measured, textures: window.frameLog.textures() }
      },
      { direction, rest: REST },
    )
    if (flip < WARM) continue
    cost.dragging.push(...dragging.script)
    cost.settling.push(...settling.script)
    cost.draws = Math.max(cost.draws, ...dragging.draws, ...settling.draws)
    if (flip === WARM) cost.textures.first = textures
    cost.textures.last = textures
  }
  await page.evaluate(() => window.curl.close())
  return cost
}

const shares = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [0.5, 0.95, 0.99].map(share => at(share).toFixed(2)).join(' / ')
}

function printCost(engine: Engine, { dragging, settling, draws, textures }: Cost, flips: number): void {
  const isOurs = engine === 'ours'
  const row = (figure: string, target: string, measured: string, n: number) =>
    print({ figure: `curl ${engine}, ${figure}`, target: isOurs ? target : '', measured, n, seed: 0 })
  row('dragging, ms p50 / p95 / p99', '<= 3 ms p95', shares(dragging), dragging.length)
  row('let go and landing', '', shares(settling), settling.length)
  if (!isOurs) return
  row('draw calls, most', '<= 40', String(draws), dragging.length + settling.length)
  row(`textures after flip 1 and ${flips}`, 'no growth', `${textures.first} → ${textures.last}`, flips)
}

const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  cacheDir: `${root}.cache/bench-curl`,
  server: { port: 0, hmr: false, watch: null },
  logLevel: 'error',
  optimizeDeps: { entries: ['bench/curl/index.html'] },
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
  await page.goto(`${server.resolvedUrls?.local[0]}bench/curl/index.html`)
  await page.waitForFunction(() => 'curl' in window)
  await page.evaluate(() => window.curl.prepare())
  for (const [engine, flips] of [
    ['ours', FLIPS],
    ['page-flip html', Math.min(FLIPS, 24)],
    ['page-flip canvas', Math.min(FLIPS, 24)],
  ] as const)
    printCost(engine, await costOf(page, engine, flips), flips)
} finally {
  await browser.close()
  await server.close()
}
