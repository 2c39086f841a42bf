/**
 * Main thread time of an idle page in one minute, script and total: home, product, lobby, packs and battle (own turn),
 * each in front and behind another tab. The creatures of a battle move for a minute after the last input, which is
 * measured too. The hidden state is simulated: the headless browser still requests frames, so the result shows what the
 * page itself stops. Run: `npm run bench idle`; `IDLE_SECONDS=15` gives a quick estimate,
 * `tsx bench/idle.ts lobby battle` only these pages.
 */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { demoPassword } from '../e2e/fixtures/sessions.ts'
import { print } from './row.ts'
import { startServer } from './server.ts'
import { sized } from './size.ts'

const seconds = Number(process.env.IDLE_SECONDS ?? sized(60, 1))
const settleMillis = sized(8_000, 500) // until work that waits for an idle browser is done
const aliveMost = 1_000 // ms of script in the minute in which the creatures of a battle move
const untouchedMillis = sized(25_000, 500) // without input until lobby and packs are at rest (`src/stage/timing/idle-pace.ts`)
const battleMillis = sized(62_000, 500) // the same for a battle

interface Screen {
  name: string
  path: string
  isReady(page: Page): Promise<unknown>
  settle?: number // ms without input until it is at rest
  isAlive?: boolean // its first minute is measured too
}

const battleWaits = (page: Page) =>
  page
    .locator('[data-testid=skip-turn][aria-disabled=false]')
    .waitFor({ state: 'attached', timeout: 120_000 })

async function tokenOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@example.com', password: demoPassword }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

/** Without one the lobby requests a nickname and shows nothing else. */
async function setNickname(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { id } = (await (await fetch(`${url}/api/auth/user`, { headers })).json()) as { id: number }
  const body = JSON.stringify({ extra: { nickname: 'Ugo_Carta', profile_picture: 'avatar:4' } })
  const response = await fetch(`${url}/api/auth/users/${id}`, { method: 'PUT', headers, body })
  if (!response.ok) throw new Error(`nickname: ${response.status}`)
}

async function visitor(browser: Browser, url: string, token: string): Promise<BrowserContext> {
  const cookie = {
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  }
  const consent = encodeURIComponent(JSON.stringify({ analytics: false, marketing: false }))
  return browser.newContext({
    viewport: { width: 844, height: 390 },
    locale: 'it-IT',
    storageState: {
      cookies: [
        { ...cookie, sameSite: 'Lax', name: 'gdpr_consent', value: consent },
        { ...cookie, sameSite: 'Lax', name: 'auth_token', value: token },
      ],
      origins: [
        {
          origin: url,
          localStorage: [
            { name: 'auth_token', value: token },
            { name: 'avatar_prompted', value: JSON.stringify(Array.from({ length: 60 }, (_, at) => at + 1)) },
          ],
        },
      ],
    },
  })
}

/** Seconds of the main thread since the page was opened. */
async function workOf(session: CDPSession): Promise<{ script: number; all: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { script: of('ScriptDuration'), all: of('TaskDuration') }
}

const setHidden = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function measure(
  page: Page,
  session: CDPSession,
  figure: string,
  settle: number,
  most = 100, // ms of script a minute
): Promise<void> {
  await page.waitForTimeout(settle)
  const before = await workOf(session)
  await page.waitForTimeout(seconds * 1000)
  const after = await workOf(session)
  const aMinute = (from: number, to: number) => `${Math.round(((to - from) * 60_000) / seconds)} ms`
  print({
    figure: `idle, ${figure}: script / all work a minute`,
    target: `<= ${most} ms script`,
    measured: `${aMinute(before.script, after.script)} / ${aMinute(before.all, after.all)}`,
    n: seconds,
    seed: 0,
  })
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
const stageDrawn = (page: Page) => page.locator('[data-stage=on]').waitFor({ timeout: 120_000 })
const screens: Screen[] = [
  { name: 'home', path: '/', isReady: heading },
  { name: 'product', path: '/negozio/buste-e-box/busta-cosmo-serie-2', isReady: heading },
  { name: 'lobby', path: '/game/lobby', isReady: stageDrawn, settle: untouchedMillis },
  { name: 'packs', path: '/game/pack', isReady: stageDrawn, settle: untouchedMillis },
  {
    name: 'battle, own turn',
    path: '/game/battle/new',
    isReady: battleWaits,
    settle: battleMillis,
    isAlive: true,
  },
]
const wanted = process.argv.slice(2)
const isMeasured = ({ name }: Screen) => wanted.length === 0 || wanted.some(word => name.startsWith(word))
const token = await tokenOf(server.url)
await setNickname(server.url, token)
const context = await visitor(browser, server.url, token)
await context.addInitScript('globalThis.__name = one => one') // a helper that tsx writes into functions, also those handed to the page
for (const { name, path, isReady, settle = settleMillis, isAlive } of screens.filter(isMeasured)) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }) // not the time that others had the processor
  await page.goto(server.url + path, { waitUntil: 'load' })
  await page.mouse.move(200, 200) // most visitors move at once, and the app comes
  await isReady(page)
  if (isAlive) await measure(page, session, `${name}, first minute`, 0, aliveMost)
  await measure(page, session, name, isAlive ? Math.max(settleMillis, settle - seconds * 1000) : settle)
  await setHidden(page)
  await measure(page, session, `${name}, hidden`, settleMillis)
  await page.close()
}
await browser.close()
await server.stop()
