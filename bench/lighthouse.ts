/**
 * Lighthouse on an emulated phone, 4 times slower than the reference (`reference-speed.ts`), with a slow connection: home, list, product and article, the median of five runs each, and the problems
 * of the worst run. Run: `npm run bench lighthouse`. `LIGHTHOUSE_RUNS=1` gives a quick estimate.
 */
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { chromium } from 'playwright'
import { freePort } from '../server/testing/free-port.ts'
import { measureMachine, printMachine } from './reference-speed.ts'
import { print } from './row.ts'
import { startServer } from './server.ts'
import { sized } from './size.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? sized(5, 1))
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const targets: Record<(typeof categories)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

const server = await startServer()
const shop = server.url.replace('127.0.0.1', 'localhost') // must match PUBLIC_URL, because canonical addresses use it
const port = await freePort()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
})

const SLOWDOWN = 4 // of Lighthouse's mobile profile
const machine = await measureMachine(browser)
printMachine('Lighthouse', machine, [SLOWDOWN])

const firstOf = async <T>(path: string): Promise<T | undefined> =>
  ((await (await fetch(server.url + path)).json()) as { data: T[] }).data[0]
const product = await firstOf<{ slug: string; category: { slug: string } }>('/api/products')
const article = await firstOf<{ slug: string }>('/api/articles')
const pages: [string, string][] = [
  ['home', '/'],
  ['list', '/negozio'],
  ['product', `/negozio/${product?.category.slug}/${product?.slug}`],
  ['article', `/blog-novita/${article?.slug}`],
]

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(path: string) {
  const result = await lighthouse(shop + path, {
    port,
    onlyCategories: [...categories],
    extraHeaders: { 'accept-language': 'it' },
    logLevel: 'error',
    throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: machine.rate(SLOWDOWN) },
  })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`)
  return result.lhr
}

type Report = Awaited<ReturnType<typeof measure>>

const score = (report: Report, name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)

/** Audits that cost points, by name. */
const complaints = (report: Report, name: string): string =>
  (report.categories[name]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim())
    .join(', ')

/** Milliseconds in which the main thread is busy while the page loads, from the trace, slowed down as the page is. */
const mainThreadOf = (report: Report) =>
  report.audits['mainthread-work-breakdown']?.numericValue ?? Number.NaN

for (const [name, path] of pages.slice(0, sized(pages.length, 1))) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await measure(path))
  print({
    figure: `Lighthouse mobile, ${name}: main thread`,
    target: '-',
    measured: `${Math.round(median(reports.map(mainThreadOf)))} ms`,
    n: runs,
    seed: 0,
  })
  for (const category of categories) {
    const middle = median(reports.map(report => score(report, category)))
    const worst = reports.reduce((a, b) => (score(b, category) < score(a, category) ? b : a))
    const faults = complaints(worst, category)
    print({
      figure: `Lighthouse mobile ${category}, ${name}`,
      target: category === 'performance' ? `>= ${targets[category]}` : String(targets[category]),
      measured: `${middle}${faults ? ` (worst run: ${faults})` : ''}`,
      n: runs,
      seed: 0,
    })
  }
}
await browser.close()
await server.stop()
