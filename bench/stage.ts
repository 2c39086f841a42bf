/**
 * What the battle scene costs: script per frame, draw calls, textures and memory over ten whole battles six against six at
 * 844×390@3, at the usual speed. Only the script is measured: draw calls are counted and not carried out, so that neither the software renderer nor
 * the figure includes the waiting for it. The same for the lobby, in both orientations, and the frames it requests at rest. Then what fifty packs
 * opened at one table leave in memory.
 * Run: `tsx bench/stage.ts [battles]`, 0 for the packs alone; needs CHROMIUM_PATH or /usr/bin/chromium.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { print } from './row.ts'
import { sized } from './size.ts'
import type { FrameLog } from './stage/frame-log.ts'

const SEED = 7
const BATTLES = Number(process.argv[2] ?? sized(10, 2)) // the first warms up
const CACHES_FULL = 3 // battles until the caches of texts, drawn objects and clips are full
const STEPS = sized(1_000, 2) // of each battle with other decks, at most
const PACKS = sized(50, 2)
const PACKS_BETWEEN = sized(10, 2) // opened between two measurements of the memory
const SCREEN = { width: 844, height: 390, sharpness: 3 }
const UPRIGHT = { ...SCREEN, width: SCREEN.height, height: SCREEN.width }
const LOBBY_MILLIS = sized(4_000, 300) // each of the pictures of the lobby
const LOBBY_REST = 30_000 // ms until its idle motions have stopped (`src/stage/timing/idle-pace.ts`)
const WATCHED = sized(5_000, 600) // ms by the clock in which frames at rest are counted
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
  '--enable-precise-memory-info',
]

interface Memory {
  textures: number
  byKind: string
  textureBytes: number
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
    const { textures, texturesByKind, textureBytes } = window.frameLog
    const byKind = Object.values(texturesByKind()).join('+')
    return { textures: textures(), byKind, textureBytes: textureBytes(), heap: usedJSHeapSize }
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

function shares(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  return [0.5, 0.95, 0.99].map(share => at(sorted, share).toFixed(2)).join(' / ')
}

/** Clips are counted separately: without a graphics card the processor copies every frame of a video. */
function printFrames(what: string, battles: readonly Frames[]): void {
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
  const looks = [first]
  for (let battle = 1; battle < BATTLES; battle++) {
    battles.push(await run())
    looks.push(await memoryOf(page))
  }
  const last = looks.at(-1) ?? first
  const row = (what: string, target: string, measured: string) =>
    print({ figure: `stage, ${what}`, target, measured, n: BATTLES, seed: SEED })
  printFrames('with clips', battles)
  printFrames('without clips', [await run(false), await run(false), await run(false)])
  const growth = last.textures - (looks[CACHES_FULL - 1] ?? last).textures
  row('growth of textures after battle 3', '0', String(growth))
  row('textures after each battle', '', looks.map(({ textures }) => textures).join(' '))
  row('images + canvases + videos + others', '', looks.map(({ byKind }) => byKind).join(' '))
  row('JavaScript heap after the first and last', '', `${megabytes(first.heap)} → ${megabytes(last.heap)} MB`)
  await page.evaluate(() => window.stageBench.close())
}

/** Battles with other decks, one after the other on the same stage. What remains of a former one is cached for the next. */
async function measureOtherDecks(page: Page, session: CDPSession): Promise<void> {
  await page.evaluate(() => window.stageBench.open({ speed: 1, quality: 'high' }))
  const looks: (Memory & { page: number })[] = []
  for (let battle = 0; battle < BATTLES; battle++) {
    const seed = SEED + battle
    await page.evaluate(([seed, steps]) => window.stageBench.begin('standard', seed, steps), [
      seed,
      STEPS,
    ] as const)
    looks.push({ ...(await memoryOf(page)), page: (await memoryOfProcesses(session)).page })
  }
  const row = (what: string, target: string, read: (look: (typeof looks)[number]) => number | string) =>
    print({
      figure: `other decks, ${what}`,
      target,
      measured: looks.map(read).join(' '),
      n: BATTLES,
      seed: SEED,
    })
  row('textures', 'level from battle 3', look => look.textures)
  row('images + canvases + videos + others', '', look => look.byKind)
  row('MB of textures', 'level from battle 3', look => megabytes(look.textureBytes))
  row('MB of the page', 'level from battle 3', look => megabytes(look.page))
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

/** Bytes that the page's process and the one that draws for it have in memory, shared ones by their share. */
async function memoryOfProcesses(session: CDPSession): Promise<{ page: number; drawing: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const read = (id: number) => /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]
  const of = (type: string) =>
    processInfo
      .filter(process => process.type === type)
      .reduce((sum, { id }) => sum + Number(read(id)) * 1024, 0)
  return { page: of('renderer'), drawing: of('GPU') }
}

async function measureLobby(page: Page, shape: string): Promise<void> {
  const row = (figure: string, target: string, measured: string, n: number) =>
    print({ figure: `lobby ${shape}, ${figure}`, target, measured, n, seed: SEED })
  await page.evaluate(() => window.stageBench.openLobby())
  const run = () =>
    page.evaluate(async millis => {
      window.frameLog.clear()
      await window.stageBench.runLobby(millis)
      return window.frameLog.read()
    }, LOBBY_MILLIS)
  await run() // warmed up: pictures loaded, textures drawn, code hot
  const { textures } = await memoryOf(page)
  const runs = [await run(), await run(), await run()]
  row(
    `textures before and after ${runs.length} runs`,
    'flat',
    `${textures} ${(await memoryOf(page)).textures}`,
    1,
  )
  const script = runs.flatMap(({ script }) => script)
  row('frame, ms p50 / p95 / p99', '<= 2 ms p95', shares(script), script.length)
  row(`middle of ${runs.length} runs`, '<= 2 ms p95', shares(middles(runs)), middles(runs).length)
  const calls = runs.reduce((most, { draws }) => Math.max(most, ...draws), 0)
  row('draw calls, most', '<= 12', String(calls), script.length)
  const frames = await page.evaluate(
    async ({ rest, watched }) => {
      await window.frameLog.run(rest)
      const before = window.frameLog.requested()
      await new Promise(resolve => setTimeout(resolve, watched))
      return window.frameLog.requested() - before
    },
    { rest: LOBBY_REST, watched: WATCHED },
  )
  row(`frames requested in ${WATCHED / 1000} s at rest`, '0', String(frames), 1)
}

async function measurePacks(page: Page, session: CDPSession): Promise<void> {
  await page.evaluate(([amount, seed]) => window.stageBench.openPacks(amount, seed), [PACKS, SEED] as const)
  const looks: (Memory & { page: number; drawing: number })[] = []
  for (let from = 0; from <= PACKS; from += PACKS_BETWEEN) {
    looks.push({ ...(await memoryOf(page)), ...(await memoryOfProcesses(session)) })
    const to = Math.min(PACKS, from + PACKS_BETWEEN)
    await page.evaluate(([from, to]) => window.stageBench.runPacks(from, to), [from, to] as const)
  }
  const row = (what: string, target: string, read: (look: (typeof looks)[number]) => number | string) =>
    print({
      figure: `packs, ${what}, before and after each ${PACKS_BETWEEN}`,
      target,
      measured: looks.map(read).join(' '),
      n: PACKS,
      seed: SEED,
    })
  row('MB of the page', '<= 350 MB, flat', look => megabytes(look.page))
  row('MB of its heap', '', look => megabytes(look.heap))
  row('textures', 'flat', look => look.textures)
  row('MB of textures', 'flat', look => megabytes(look.textureBytes))
  row('MB of drawing by the processor', '', look => megabytes(look.drawing))
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
async function withPage(use: (page: Page) => Promise<void>, screen = SCREEN): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.sharpness,
  })
  page.on('pageerror', error => {
    console.error(error)
    void page.close() // frames would be drawn forever, for an animation that never ends
  })
  page.setDefaultTimeout(0)
  await page.goto(`${server.resolvedUrls?.local[0]}bench/stage/index.html`)
  await page.waitForFunction(() => 'stageBench' in window)
  await use(page)
  await page.close()
}

try {
  const session = await browser.newBrowserCDPSession()
  if (BATTLES > 0) {
    await withPage(measure)
    await withPage(page => measureOtherDecks(page, session))
  }
  await withPage(page => measureLobby(page, 'lying'))
  await withPage(page => measureLobby(page, 'upright'), UPRIGHT)
  await withPage(page => measurePacks(page, session))
} finally {
  await browser.close()
  await server.close()
}
