/** Lists, facets, search and product pages over 10,000 products of two variants (decision 0041). Run: `npm run bench catalogue`. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import pg from 'pg'
import { assemble } from '../server/assemble.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/kernel/db/database.ts'
import { manners, owners, seed, seedProducts, things } from './catalogue-seed.ts'
import { loadOf } from './load.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const AMOUNT = sized(10_000, 200)
const CONNECTIONS = 8
const WARM = sized(1500, 100)
const MEASURED = sized(5000, 200)

/** The upper limit: framework and database driver alone, with one prepared query for 24 rows. */
async function serveBare(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const bare = Fastify()
  const text = `select p.id, p.sku, p.base_price, p.pictures, t.title, t.slug, t.subtitle from products p
    join product_translations t on t.product_id = p.id and t.locale = 'it' where p.status = 'published'
    order by p.position, p.id limit 24 offset $1`
  bare.get<{ Params: { page: string } }>('/:page', async ({ params }) => {
    const { rows } = await pool.query({ name: 'bare', text, values: [24 * Number(params.page)] })
    return rows
  })
  await bare.listen({ port: 0, host: '127.0.0.1' })
  return portOf(bare)
}

const portOf = ({ server }: { server: Server }): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** The real application in a separate process, without rate limits per address, because all requests come from one address. */
async function serve(databaseUrl: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onLost: () => process.exit(1),
    silenceMillis: 600_000,
  })
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), seedDemo: true }
  const { app, context } = await assemble(config, database, { areLimitsOff: true, areJobsQuiet: true })
  await seedProducts(context.db, AMOUNT)
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({
    port: portOf(app),
    bare: databaseUrl ? await serveBare(databaseUrl) : null,
  } satisfies Ports)
  process.on('disconnect', () => process.exit(0))
}

interface Ports {
  port: number
  bare: number | null // of the framework alone, on PostgreSQL
}

type Figure = [figure: string, target: string, pathOf: (n: number) => string]

const word = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

/** Swaps two adjacent letters after the first one. */
const mistaken = (text: string, n: number): string => {
  const at = 1 + (n % (text.length - 2))
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

/** The counter prevents cached responses. */
const figures: readonly Figure[] = [
  ['list of 24, uncached', '>= 2,000 req/s', n => `/api/products?page=${1 + (n % 40)}&n=${n}`],
  ['list with facets, uncached', '', n => `/api/products?facets=true&page=${1 + (n % 40)}&n=${n}`],
  [
    'list by one facet, uncached',
    '>= 1,500 req/s',
    n => `/api/products?filters=colour.red&facets=true&page=${1 + (n % 20)}&n=${n}`,
  ],
  [
    'text search, uncached',
    '>= 500 req/s',
    n =>
      `/api/products?search=${word(things, n)}%20${word(owners, Math.floor(n / 10))}%20${word(manners, Math.floor(n / 200))}&n=${n}`,
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
  ['text search, one word', '', n => `/api/products?search=${word(owners, n)}${n % 7}&n=${n}`],
  ['product, uncached', '>= 3,000 req/s', n => `/api/products/bench-${100 + (n % (AMOUNT - 100))}?n=${n}`],
  ['list, cached', '>= 10,000 req/s', n => `/api/products?page=${1 + (n % 4)}`],
]

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'))
  const child = fork(fileURLToPath(import.meta.url), ['serve', databaseUrl ?? '', folder], {
    execArgv: process.execArgv,
  })
  const { port, bare } = await new Promise<Ports>((resolve, reject) => {
    child.once('message', message => resolve(message as Ports))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  for (const [figure, target, pathOf] of figures) {
    await loadOf(port, CONNECTIONS, WARM, n => pathOf(n + 1_000_000))
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
  child.disconnect()
  rmSync(folder, { recursive: true, force: true })
}

const [mode, url = '', folder = ''] = process.argv.slice(2)
if (mode === 'serve') await serve(url || null, folder)
else {
  const postgres = process.env.BENCH_DATABASE_URL
  if (postgres) await measure('PostgreSQL', postgres)
  await measure('embedded', null)
}
