/**
 * Lighthouse as a phone on a slow line sees the shop: home, list, product and article, the median of five runs each, and what
 * the worst run complained of. Run: `npm run bench lighthouse`; `LIGHTHOUSE_RUNS=1` for a first look.
 */
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../server/testing/free-port.ts'
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
const shop = server.url.replace('127.0.0.1', 'localhost') // as its own PUBLIC_URL says: canonical addresses must be those
const port = await freePort()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
})

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
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

async function measure(path: string) {
  const result = await lighthouse(shop + path, {
    port,
    onlyCategories: [...categories],
    extraHeaders: { 'accept-language': 'it' },
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`)
  return result.lhr
}

type Report = Awaited<ReturnType<typeof measure>>

const score = (report: Report, name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)

/** What costs points, by the name of the audit. */
const complaints = (report: Report, name: string): string =>
  (report.categories[name]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim())
    .join(', ')

for (const [name, path] of pages.slice(0, sized(pages.length, 1))) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await measure(path))
  for (const category of categories) {
    const middle = median(reports.map(report => score(report, category)))
    const worst = reports.reduce((one, other) =>
      score(other, category) < score(one, category) ? other : one,
    )
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
