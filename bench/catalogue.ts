/**
 * Lists, facets, search and product pages over 10,000 products of two variants (decision 0041), then over 10,000 and 100,000 products
 * while pieces are sold (decision 0057). With BENCH_PRODUCTS only over so many, in the index that the shop chooses. Run:
 * `npm run bench catalogue`.
 */
import { createDatabase, type Figure, MEASURED, measureGrowth, WARM, WARM_FROM } from './catalogue-growth.ts'
import { manners, owners, seed, things } from './catalogue-seed.ts'
import { CONNECTIONS, startShop } from './catalogue-server.ts'
import { loadOf } from './load.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const products = Number(process.env.BENCH_PRODUCTS ?? 0) // 0: the whole bench
const AMOUNT = sized(10_000, 200)
const SIZES = [AMOUNT, sized(100_000, 400)]
const SMALLEST = products || AMOUNT // every catalogue of this run has these products

const word = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

/** Swaps two adjacent letters after the first one. */
const mistaken = (text: string, n: number): string => {
  const at = 1 + (n % (text.length - 2))
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

const searches = things.length * owners.length * manners.length

/** Three words. All words occur early, and no search is repeated before every other one. */
const threeWords = (n: number): string => {
  const at = (n * 7919) % searches // 7919 is prime
  return `${word(things, at)}%20${word(owners, Math.floor(at / 10))}%20${word(manners, Math.floor(at / 200))}`
}

/** Products that each search finds among 10,000: with so many per page, the responses of all sizes are as long. */
const foundInTenThousand = 10_000 / searches

const unlimited = (n: number): string => `price_max=${9_000_000 + n}`

/** Each price limit is new and above all prices, so that no response is cached. */
const figures: readonly Figure[] = [
  ['list of 24, uncached', '>= 2,000 req/s', n => `/api/products?page=${1 + (n % 40)}&${unlimited(n)}`],
  ['list with facets, uncached', '', n => `/api/products?facets=true&page=${1 + (n % 40)}&${unlimited(n)}`],
  [
    'list by one facet, uncached',
    '>= 1,500 req/s',
    n => `/api/products?filters=colour.red&facets=true&page=${1 + (n % 20)}&${unlimited(n)}`,
  ],
  ['text search, uncached', '>= 500 req/s', n => `/api/products?search=${threeWords(n)}&${unlimited(n)}`],
  [
    `text search, ${foundInTenThousand} per page, uncached`,
    '',
    n => `/api/products?search=${threeWords(n)}&per_page=${foundInTenThousand}&${unlimited(n)}`,
  ],
  [
    'suggestions while typing',
    'p95 <= 30 ms',
    n =>
      `/api/suggestions?search=${word(things, n).slice(0, 3 + (n % 4))}%20${word(owners, Math.floor(n / 10)).slice(0, 3 + (n % 5))}&n=${n}`,
  ],
  [
    'suggestions for mistakes of typing',
    'p95 <= 30 ms',
    n => `/api/suggestions?search=${mistaken(word(owners, n), n)}&n=${n}`,
  ],
  ['text search, one word', '', n => `/api/products?search=${word(owners, n)}${n % 7}&${unlimited(n)}`],
  ['product, uncached', '>= 3,000 req/s', n => `/api/products/bench-${100 + (n % (SMALLEST - 100))}?n=${n}`],
  ['list, cached', '>= 10,000 req/s', n => `/api/products?page=${1 + (n % 4)}`],
]

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const { port, bare, stop } = await startShop(databaseUrl, AMOUNT)
  for (const [figure, target, pathOf] of figures) {
    await loadOf(port, CONNECTIONS, WARM, n => pathOf(n + WARM_FROM))
    const { perSecond, p95, failures } = await loadOf(port, CONNECTIONS, MEASURED, pathOf)
    if (failures > 0) throw new Error(`${figure}: ${failures} answers were not 200`)
    print({
      figure: `${figure}, ${database}`,
      target: databaseUrl ? target : 'p95 <= 60 ms',
      measured: `${Math.round(perSecond)} req/s, p95 ${p95.toFixed(1)} ms`,
      n: Math.round((perSecond * MEASURED) / 1000),
      seed,
    })
  }
  if (bare) {
    await loadOf(bare, CONNECTIONS, WARM, n => `/${n % 40}`)
    const { perSecond, p95 } = await loadOf(bare, CONNECTIONS, MEASURED, n => `/${n % 40}`)
    print({
      figure: 'the same list from the bare framework',
      target: '',
      measured: `${Math.round(perSecond)} req/s, p95 ${p95.toFixed(1)} ms`,
      n: Math.round((perSecond * MEASURED) / 1000),
      seed,
    })
  }
  await stop()
}

const mostInMemory = 300_000 // above it the shop itself chooses PostgreSQL's indexes

const grownFigures = [
  'list of 24, uncached',
  'list by one facet, uncached',
  'text search, uncached',
  `text search, ${foundInTenThousand} per page, uncached`,
  'product, uncached',
]

const grown = figures.filter(([figure]) => grownFigures.includes(figure))
const postgres = process.env.BENCH_DATABASE_URL
if (postgres && products > 0)
  await measureGrowth(postgres, products, products > mostInMemory ? 'postgres' : 'memory', grown)
else if (postgres) {
  await measure('PostgreSQL', postgres)
  for (const size of SIZES)
    for (const index of ['memory', 'postgres'] as const)
      await measureGrowth(await createDatabase(postgres, `sales_${size}_${index}`), size, index, grown)
}
if (products === 0) await measure('embedded', null)
