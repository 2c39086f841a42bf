/** Lists, facets, search and product pages over 10,000 products of two variants (decisions §9). Run: `npm run bench catalogue`. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assemble } from '../server/assemble.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/kernel/db/database.ts'
import { manners, owners, seed, seedProducts, things } from './catalogue-seed.ts'
import { loadOf } from './load.ts'
import { print } from './row.ts'

const AMOUNT = 10_000
const CONNECTIONS = 8
const WARM = 1500
const MEASURED = 5000

/** The real application on its port, in a process of its own; the limits of one address are off, all comes from one. */
async function serve(databaseUrl: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir, onLost: () => process.exit(1) })
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), seedDemo: true }
  const { app, world } = await assemble(config, database, { areLimitsOff: true, areJobsQuiet: true })
  await seedProducts(world.db, AMOUNT)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
  process.on('disconnect', () => process.exit(0))
}

type Figure = [figure: string, target: string, pathOf: (n: number) => string]

const word = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

/** The counter keeps an answer from being a kept one. */
const figures: readonly Figure[] = [
  ['list of 24, uncached', '>= 2,000 req/s', n => `/api/products?page=${1 + (n % 40)}&n=${n}`],
  ['list with facets told, uncached', '', n => `/api/products?facets=true&page=${1 + (n % 40)}&n=${n}`],
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
  ['text search, one word', '', n => `/api/products?search=${word(owners, n)}${n % 7}&n=${n}`],
  ['product, uncached', '>= 3,000 req/s', n => `/api/products/bench-${100 + (n % 9000)}?n=${n}`],
  ['list, cached', '>= 10,000 req/s', n => `/api/products?page=${1 + (n % 4)}`],
]

async function measure(database: string, databaseUrl: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'))
  const child = fork(fileURLToPath(import.meta.url), ['serve', databaseUrl ?? '', folder], {
    execArgv: process.execArgv,
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', message => resolve(Number(message)))
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
