/**
 * Response time of the shop to the first tap on a phone: a processor 4 times slower than the reference, slow 4G as in Lighthouse, empty cache, tapped as soon as
 * the page is painted. Home, list and product, with the median and the worst of five runs. Run: `npm run bench tap`. `TAP_RUNS=1` gives a
 * quick estimate.
 */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { measureMachine, printMachine, processorMillis, watchProcessor } from './reference-speed.ts'
import { print } from './row.ts'
import { startServer } from './server.ts'
import { sized } from './size.ts'

const runs = Number(process.env.TAP_RUNS ?? sized(5, 1))
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }

const server = await startServer()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
const SLOWDOWN = 4
const machine = await measureMachine(browser)
printMachine('tap', machine, [SLOWDOWN])
const list = (await (await fetch(`${server.url}/api/products?per_page=100`)).json()) as {
  data: { slug: string; category: { slug: string }; has_variants: boolean; stock: string }[]
}
const product = list.data.find(product => !product.has_variants && product.stock !== 'out')
const pages: [string, string][] = [
  ['home', '/'],
  ['list', '/negozio'],
  ['product', `/negozio/${product?.category.slug}/${product?.slug}`],
]

/** Observed in the page in each frame after the tap. */
interface Looks {
  pressed: string // selector of the control
  change: string // selector of the first visible change
  done: string // selector of the result; '' to wait for the change only
}

const menu: Looks = { pressed: '[data-opens]', change: 'dialog[open]', done: 'dialog[open]' }
const toast = '[popover]:popover-open [role=status]'
const cart: Looks = { pressed: 'main [data-adds]', change: toast, done: toast }
const bag: Looks = { pressed: '[data-cart]', change: '[data-waiting]', done: '' }

/** Milliseconds from the tap. `processor`: of the main thread from the navigation to the result. */
type Seen = { change: number; done: number; processor: number }

/** Starts at the tap, by the page's clock. Frames in which nothing could be drawn count. */
const watchPress = ({ pressed, change, done }: Looks) => {
  const has = (selector: string) => document.querySelector(selector) !== null
  const isShown = (selector: string) => has(selector) || has(`${pressed}:is([data-pressed], [data-waiting])`)
  const times: Partial<Seen> = {}
  Object.assign(window, { seenAfterTap: times })
  addEventListener(
    'pointerdown',
    event => {
      const look = () => {
        const since = performance.now() - event.timeStamp
        if (isShown(change)) times.change ??= since
        if (done === '' || has(done)) times.done ??= since
        if (times.change === undefined || times.done === undefined) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

async function phone(): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await (browser as Browser).newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  })
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = one => one') // a helper that tsx adds to functions, including those passed to the page
  const session = await watchProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: machine.rate(SLOWDOWN) })
  return { context, page, session }
}

/** The tap happens as soon as the control is painted. */
async function tapWhenPainted(path: string, looks: Looks): Promise<Seen> {
  const { context, page, session } = await phone()
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(
    selector =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.querySelector(selector) !== null,
    looks.pressed,
    { polling: 'raf' },
  )
  await page.evaluate(watchPress, looks)
  await page.locator(looks.pressed).filter({ visible: true }).first().tap({ noWaitAfter: true })
  await page.waitForFunction(() => {
    const { seenAfterTap } = window as unknown as { seenAfterTap: Partial<Seen> }
    return seenAfterTap.change !== undefined && seenAfterTap.done !== undefined
  })
  const processor = await processorMillis(session)
  const times = await page.evaluate(
    () => (window as unknown as { seenAfterTap: Omit<Seen, 'processor'> }).seenAfterTap,
  )
  await context.close()
  return { ...times, processor }
}

/** Counts requests of the page and of its service worker: until it has loaded, and in the ten seconds after the first tap. */
async function countRequests(path: string) {
  const { context, page } = await phone()
  const counts = { load: 0, ahead: 0, after: 0, worker: 0 }
  let isTapped = false
  context.on('request', request => {
    const isAhead = request.resourceType() === 'other' && /\.(js|css)$/.test(request.url()) // `<link rel="prefetch">`
    if (request.serviceWorker()) counts.worker++
    else if (isTapped) counts.after++
    else if (isAhead) counts.ahead++
    else counts.load++
  })
  await page.goto(server.url + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  isTapped = true
  const tapped = Date.now()
  await page.locator(menu.pressed).first().tap({ noWaitAfter: true })
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready', undefined, {
    timeout: 60_000,
  })
  await page.waitForTimeout(Math.max(0, 10_000 - (Date.now() - tapped)))
  await context.close()
  return counts
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const millis = (values: readonly number[]) =>
  `${Math.round(median(values))} ms, worst ${Math.round(Math.max(...values))}`

for (const [name, path] of pages) {
  const html = await (await fetch(server.url + path, { headers: { 'accept-language': 'it' } })).text()
  const hasAdd = html.includes(' data-adds=') // home has no such button in view
  const results: Record<'menu' | 'cart' | 'bag', Seen[]> = { menu: [], cart: [], bag: [] }
  for (let run = 0; run < runs; run++) {
    results.menu.push(await tapWhenPainted(path, menu))
    if (hasAdd) results.cart.push(await tapWhenPainted(path, cart))
    results.bag.push(await tapWhenPainted(path, bag))
  }
  const all = [...results.menu, ...results.cart, ...results.bag]
  const row = (figure: string, target: string, measured: string, n: number) =>
    print({ figure: `tap, ${name}: ${figure}`, target, measured, n, seed: 0 })
  row('first visible change', '<= 100 ms', millis(all.map(({ change }) => change)), all.length)
  row('menu open', '<= 300 ms', millis(results.menu.map(({ done }) => done)), runs)
  if (hasAdd)
    row('put into the cart, confirmed', '<= 1500 ms', millis(results.cart.map(({ done }) => done)), runs)
  row('processor time of the main thread', '-', millis(all.map(({ processor }) => processor)), all.length)
  const counts = await countRequests(path)
  row('requests at load', '-', `${counts.load} (+ ${counts.ahead} fetched ahead)`, 1)
  row('requests after the first tap', '<= 30', `${counts.after} (+ ${counts.worker} by the worker)`, 1)
}
await browser.close()
await server.stop()
