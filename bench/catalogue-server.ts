/** The shop with many products in a separate process, for the `catalogue` bench, and the same list from the bare framework. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import pg from 'pg'
import { assemble } from '../server/assemble.ts'
import { type CatalogueIndexKind, readConfig } from '../server/config.ts'
import { openDatabase } from '../server/kernel/db/database.ts'
import { seedProducts } from './catalogue-seed.ts'

export const CONNECTIONS = 8

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

/** Processor time and memory of the server's process so far. */
interface Usage {
  cpu: number // milliseconds of all its threads
  memory: number // resident, in MB
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1000, memory: process.memoryUsage().rss / 2 ** 20 }
}

/** The real application in a separate process, without rate limits per address, because all requests come from one address. */
async function serve(
  databaseUrl: string | null,
  dataDir: string,
  amount: number,
  catalogueIndex: CatalogueIndexKind,
): Promise<void> {
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onLost: () => process.exit(1),
    silenceMillis: 600_000,
  })
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const { app, context } = await assemble({ ...readConfig(env), seedDemo: true, catalogueIndex }, database, {
    areLimitsOff: true,
  })
  await seedProducts(context.db, amount)
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({
    port: portOf(app),
    bare: databaseUrl ? await serveBare(databaseUrl) : null,
  } satisfies Ports)
  process.on('message', () => process.send?.(usage()))
  process.on('disconnect', () => process.exit(0))
}

interface Ports {
  port: number
  bare: number | null // of the framework alone, on PostgreSQL
}

export interface Served extends Ports {
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export async function startShop(
  databaseUrl: string | null,
  amount: number,
  catalogueIndex: CatalogueIndexKind = 'memory',
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'))
  const child = fork(
    fileURLToPath(import.meta.url),
    ['serve', databaseUrl ?? '', folder, String(amount), catalogueIndex],
    {
      execArgv: process.execArgv,
    },
  )
  const ended = once(child, 'exit')
  const received = async <T>(): Promise<T> => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    return message as T
  }
  const ports = await received<Ports>()
  return {
    ...ports,
    usage: () => {
      const response = received<Usage>()
      child.send('usage')
      return response
    },
    stop: async () => {
      child.disconnect()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const [mode, url = '', folder = '', amount = '', kind] = process.argv.slice(2)
if (mode === 'serve') await serve(url || null, folder, Number(amount), kind as CatalogueIndexKind)
