/**
 * Time until a battle is playable on a weak phone: 844×390@3, a processor 4 and 6 times slower than the reference
 * (`reference-speed.ts`), slow 4G (`slow-line.ts`). Measured from
 * the navigation to a battle until the player's first move is accepted, cold (empty cache) and warm (second visit of the same browser), with
 * the bytes transferred before that move and the processor time of the main thread. Draw calls are not executed, because this machine has no graphics card. The first player is random,
 * so battles that the rival begins are skipped. Run: `npm run bench weak-phone`. `WEAK_PHONE_RUNS=1` gives a quick estimate.
 */
import { type BrowserContext, chromium, type Page } from 'playwright'
import { measureMachine, printMachine, processorMillis, watchProcessor } from './reference-speed.ts'
import { print } from './row.ts'
import { startServer } from './server.ts'
import { sized } from './size.ts'
import { slowLine } from './slow-line.ts'

const RUNS = Number(process.env.WEAK_PHONE_RUNS ?? sized(3, 1))
const BATTLE = '/game/battle/new?opponent=novizio&rules=standard'
const TARGETS = { cold: 8000, warm: 4000 } // milliseconds

interface Visit {
  millis: number // from the navigation to the accepted move
  bytes: number // compressed, before that move
  processor: number // milliseconds of the main thread before that move, at the reduced speed
}

const server = await startServer()
const line = await slowLine(server.url)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
})

/** Runs in the page. Skips drawing, because software rendering would dominate the result. */
const skipDrawing = () => {
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, () => void>
  for (const verb of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
    gl[verb] = () => undefined
}

/** Runs in the page. Removes the battle of the previous visit, so that it is not resumed. */
const forgetBattles = () => {
  for (const key of Object.keys(localStorage)) if (/^battle[.-]/.test(key)) localStorage.removeItem(key)
}

/** Runs in the page. Clicks the first usable move as soon as it is the player's turn, and records when the battle accepted it. */
const playFirstMove = () => {
  const progress: { began?: string; accepted?: number } = {}
  Object.assign(window, { firstMove: progress })
  let hasPressed = false
  const look = () => {
    const battle = document.querySelector<HTMLElement>('[data-testid="battle"]')
    const { turn, state } = battle?.dataset ?? {}
    if (turn) progress.began ??= turn
    const move = battle?.querySelector<HTMLElement>('[data-testid="use-move"][aria-disabled="false"]')
    document.querySelector<HTMLElement>('[data-testid="choose-stat"][aria-disabled="false"]')?.click() // some moves need a choice
    if (hasPressed && (state === 'animating' || turn !== 'player1')) progress.accepted = performance.now()
    else if (!hasPressed && turn === 'player1' && state === 'playing' && move) {
      hasPressed = true
      move.click()
    }
    if (progress.accepted === undefined) setTimeout(look, 16)
  }
  look()
}

async function visit(context: BrowserContext, rate: number): Promise<Visit | 'rival begins'> {
  const page = await context.newPage()
  const session = await watchProcessor(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const before = line.received()
  await page.goto(line.url + BATTLE, { waitUntil: 'commit' })
  const firstMove = await result(page)
  const bytes = line.received() - before
  const processor = await processorMillis(session)
  await page.close()
  return firstMove === 'rival begins' ? firstMove : { millis: firstMove, bytes, processor }
}

async function result(page: Page): Promise<number | 'rival begins'> {
  const read = await page.waitForFunction(
    () => {
      const { firstMove } = window as unknown as { firstMove?: { began?: string; accepted?: number } }
      if (firstMove?.began === 'player2') return 'rival begins' as const
      return firstMove?.accepted
    },
    undefined,
    { timeout: 120_000 },
  )
  return (await read.jsonValue()) as number | 'rival begins'
}

async function phone(): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 844, height: 390 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  })
  await context.addInitScript('globalThis.__name = one => one') // a helper that tsx adds to functions, including those passed to the page
  await context.addInitScript(skipDrawing)
  await context.addInitScript(forgetBattles)
  await context.addInitScript(playFirstMove)
  return context
}

/** Makes two visits with one phone. Both start with the player's turn. */
async function twoVisits(rate: number): Promise<{ cold: Visit; warm: Visit }> {
  for (;;) {
    const context = await phone()
    const cold = await visit(context, rate)
    let warm: Visit | 'rival begins' = 'rival begins'
    while (cold !== 'rival begins' && warm === 'rival begins') warm = await visit(context, rate)
    await context.close()
    if (cold !== 'rival begins' && warm !== 'rival begins') return { cold, warm }
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const slowdowns = [4, 6]
const machine = await measureMachine(browser)
printMachine('weak phone', machine, slowdowns)
for (const slowdown of slowdowns) {
  const visits: { cold: Visit; warm: Visit }[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await twoVisits(machine.rate(slowdown)))
  for (const kind of ['cold', 'warm'] as const) {
    const all = visits.map(visit => visit[kind])
    const millis = all.map(visit => visit.millis)
    const row = (figure: string, target: string, measured: string) =>
      print({ figure: `battle, ${slowdown}× slower, ${kind}: ${figure}`, target, measured, n: RUNS, seed: 0 })
    row(
      'own move accepted',
      `<= ${TARGETS[kind]} ms`,
      `${Math.round(median(millis))} ms, worst ${Math.round(Math.max(...millis))}`,
    )
    const processor = all.map(visit => visit.processor)
    row('processor time of the main thread', '-', `${Math.round(median(processor))} ms`)
    const megabytes = median(all.map(({ bytes }) => bytes)) / 1_000_000
    row('sent before it', '<= 1.5 MB', `${megabytes.toFixed(2)} MB`)
  }
}
await browser.close()
line.close()
await server.stop()
