/**
 * How soon a battle can be played on a weak phone: 844×390@3, a processor 4 and 6 times slower, slow 4G (`slow-line.ts`). From the address
 * of a battle to the player's own move accepted, cold (nothing cached) and warm (the second visit of the same browser), and the bytes that
 * came before that move. Draw calls are not carried out, since the phone has a graphics card and this machine has none. Who begins is not
 * chosen, so a battle that the rival begins is left out. Run: `npm run bench weak-phone`; `WEAK_PHONE_RUNS=1` for a first look.
 */
import { type BrowserContext, chromium, type Page } from 'playwright'
import { print } from './row.ts'
import { startServer } from './server.ts'
import { sized } from './size.ts'
import { slowLine } from './slow-line.ts'

const RUNS = Number(process.env.WEAK_PHONE_RUNS ?? sized(3, 1))
const BATTLE = '/game/battle/new?opponent=novizio&rules=standard'
const TARGETS = { cold: 8000, warm: 4000 } // milliseconds

interface Visit {
  millis: number // from the address to the accepted move
  bytes: number // as sent, before that move
}

const server = await startServer()
const line = await slowLine(server.url)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
})

/** Runs in the page: this machine draws in software, which would be measured instead of the script. */
const skipDrawing = () => {
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, () => void>
  for (const verb of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
    gl[verb] = () => undefined
}

/** Runs in the page: the battle of the visit before is not gone on with. */
const forgetBattles = () => {
  for (const key of Object.keys(localStorage)) if (/^battle[.-]/.test(key)) localStorage.removeItem(key)
}

/** Runs in the page: presses the first usable move as soon as it is the player's turn, and notes when the battle took it. */
const playFirstMove = () => {
  const seen: { began?: string; accepted?: number } = {}
  Object.assign(window, { firstMove: seen })
  let hasPressed = false
  const look = () => {
    const battle = document.querySelector<HTMLElement>('[data-testid="battle"]')
    const { turn, state } = battle?.dataset ?? {}
    if (turn) seen.began ??= turn
    const move = battle?.querySelector<HTMLElement>('[data-testid="use-move"][aria-disabled="false"]')
    document.querySelector<HTMLElement>('[data-testid="choose-stat"][aria-disabled="false"]')?.click() // some moves ask
    if (hasPressed && (state === 'animating' || turn !== 'player1')) seen.accepted = performance.now()
    else if (!hasPressed && turn === 'player1' && state === 'playing' && move) {
      hasPressed = true
      move.click()
    }
    if (seen.accepted === undefined) setTimeout(look, 16)
  }
  look()
}

async function visit(context: BrowserContext, rate: number): Promise<Visit | 'rival begins'> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const before = line.received()
  await page.goto(line.url + BATTLE, { waitUntil: 'commit' })
  const firstMove = await result(page)
  const bytes = line.received() - before
  await page.close()
  return firstMove === 'rival begins' ? firstMove : { millis: firstMove, bytes }
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
  await context.addInitScript('globalThis.__name = one => one') // a helper that tsx writes into functions, also those handed to the page
  await context.addInitScript(skipDrawing)
  await context.addInitScript(forgetBattles)
  await context.addInitScript(playFirstMove)
  return context
}

/** One phone: its first visit that it began itself, and the one after it. */
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
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

for (const rate of [4, 6]) {
  const visits: { cold: Visit; warm: Visit }[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await twoVisits(rate))
  for (const kind of ['cold', 'warm'] as const) {
    const all = visits.map(one => one[kind])
    const millis = all.map(one => one.millis)
    const row = (figure: string, target: string, measured: string) =>
      print({ figure: `battle, ${rate}× slower, ${kind}: ${figure}`, target, measured, n: RUNS, seed: 0 })
    row(
      'own move accepted',
      `<= ${TARGETS[kind]} ms`,
      `${Math.round(median(millis))} ms, worst ${Math.round(Math.max(...millis))}`,
    )
    const megabytes = median(all.map(({ bytes }) => bytes)) / 1_000_000
    row('sent before it', '<= 1.5 MB', `${megabytes.toFixed(2)} MB`)
  }
}
await browser.close()
line.close()
await server.stop()
