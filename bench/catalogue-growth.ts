/** Requests over a growing catalogue, with and without sales, the cost of one sale, and the time until an edit is visible. */
import pg from 'pg'
import type { CatalogueIndexKind } from '../server/config.ts'
import { manners, seed } from './catalogue-seed.ts'
import { CONNECTIONS, type Served, startShop } from './catalogue-server.ts'
import { loadOf } from './load.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

export type Figure = [figure: string, target: string, pathOf: (n: number) => string]

export const WARM = sized(1500, 100)
export const WARM_FROM = 1_001_000 // number of the first request, so that the measured ones are different
export const MEASURED = sized(5000, 200)

/** Sells one piece every `millis` milliseconds until the returned function is called. */
async function sell(databaseUrl: string, millis: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `select id from product_variants where stock_quantity > 0 order by id::bigint * 7919 % 10007 limit 5000`,
  )
  let n = 0
  let selling: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const id = rows[n++ % rows.length]?.id
    selling = client.query('update product_variants set stock_quantity = stock_quantity - 1 where id = $1', [
      id,
    ])
  }, millis)
  return async () => {
    clearInterval(timer)
    await selling
    await client.end()
  }
}

const mostWaiting = 30_000 // milliseconds

/** Returns how long it takes until a search finds the new title of a product, in milliseconds. Throws if no search finds it. */
async function visibleAfter({ port }: Served, databaseUrl: string, title: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update product_translations set title = $1 where locale = 'it'
      and product_id = (select max(product_id) from product_translations)`,
    [title],
  )
  const began = performance.now()
  await client.end()
  for (let n = 0; ; n++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/products?search=${title}&exact=true&n=${n}`, {
      headers: { 'x-locale': 'it' },
    })
    const { meta } = (await response.json()) as { meta: { total: number } }
    const passed = performance.now() - began
    if (meta.total > 0) return passed
    if (passed > mostWaiting) throw new Error(`no search found the title ${title}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

const saleMillis = 1000
const fastSaleMillis = 100
const edits = sized(5, 2)
/** Requests with and without sales, the cost of one sale, and the time until an edit is visible. */
export async function measureGrowth(
  databaseUrl: string,
  amount: number,
  kind: CatalogueIndexKind,
  figures: readonly Figure[],
): Promise<void> {
  const served = await startShop(databaseUrl, amount, kind)
  const at = `${amount.toLocaleString('en')} in ${kind}`
  const row = (figure: string, target: string, measured: string, n: number, y?: number) =>
    print({
      figure: `${at}: ${figure}`,
      target,
      measured,
      n,
      seed,
      ...(y !== undefined && { point: { curve: figure.replace(', uncached', ''), x: amount, y } }),
    })
  for (const isSelling of [false, true]) {
    const stopSelling = isSelling ? await sell(databaseUrl, saleMillis) : async () => {}
    for (const [figure, , pathOf] of figures) {
      await loadOf(served.port, CONNECTIONS, WARM, n => pathOf(n + WARM_FROM))
      const before = await served.usage()
      const { perSecond, p95, failures } = await loadOf(served.port, CONNECTIONS, MEASURED, pathOf)
      const { cpu } = await served.usage()
      if (failures > 0) throw new Error(`${figure}: ${failures} answers were not 200`)
      const n = Math.round((perSecond * MEASURED) / 1000)
      const perRequest = `${((cpu - before.cpu) / n).toFixed(2)} ms CPU`
      row(
        isSelling ? `${figure}, sales` : figure,
        'p95 <= 2 × 10k',
        `p95 ${p95.toFixed(1)} ms, ${perRequest}`,
        n,
        p95,
      )
    }
    await stopSelling()
  }
  const idle = await used(served)
  const stopSelling = await sell(databaseUrl, fastSaleMillis)
  const busy = await used(served)
  await stopSelling()
  const sales = MEASURED / fastSaleMillis
  row('processor time of one sale', '', `${((busy - idle) / sales).toFixed(2)} ms`, sales)
  const times: number[] = []
  for (let n = 0; n < edits; n++)
    times.push(await visibleAfter(served, databaseUrl, `Modifica${amount}x${n}`))
  row('an edit is found by a search', '<= 2,000 ms', `most ${Math.round(Math.max(...times))} ms`, edits)
  const firstTimes: number[] = [] // the edit before has emptied the caches of words
  for (const manner of manners) {
    const began = performance.now()
    await (
      await fetch(`http://127.0.0.1:${served.port}/api/products?search=${manner}`, {
        headers: { 'x-locale': 'it' },
      })
    ).arrayBuffer()
    firstTimes.push(performance.now() - began)
  }
  row(
    'first search of a word in every tenth title',
    '',
    `most ${Math.round(Math.max(...firstTimes))} ms`,
    manners.length,
  )
  row('memory', '', `${Math.round((await served.usage()).memory)} MB`, 1)
  await served.stop()
}

/** Returns the processor time that the server uses without requests. */
async function used(served: Served): Promise<number> {
  const before = await served.usage()
  await new Promise(resolve => setTimeout(resolve, MEASURED))
  return (await served.usage()).cpu - before.cpu
}

/** Creates an empty database on the server of `url` and returns its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
