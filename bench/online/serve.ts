/**
 * The real application as the measured process, on the PostgreSQL of BENCH_DATABASE_URL, otherwise embedded, without rate limits.
 * It reports the accounts that may play (inserted directly into its database, because hashing a thousand passwords would take minutes) and
 * the memory of its process.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { assemble } from '../../server/assemble.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/kernel/db/database.ts'
import { type Account, newAccount } from './new-account.ts'

export interface Weight {
  rss: number // bytes
  used: number // bytes in use after a garbage collection, on the heap and outside
  delayP99: number // ms of event loop delay since the last request
  delayMax: number
  cpu: number // CPU seconds of a core used so far
}

/** Messages of the child process: first that it is ready, then a response to every `weigh`. */
export type FromServer = { port: number; accounts: Account[] } | Weight

function weighOnAsking(): void {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  process.on('message', () => {
    const millis = (nanos: number) => nanos / 1e6 - 5
    const delays = { delayP99: millis(delay.percentile(99)), delayMax: millis(delay.max) }
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    process.send?.({ rss, used: heapUsed + external, ...delays, cpu: (user + system) / 1e6 } satisfies Weight)
    setTimeout(() => delay.reset(), 50) // excludes the delay of the garbage collection itself
  })
}

async function serve(databaseUrl: string | null, dataDir: string, people: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir, onLost: () => process.exit(1) })
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
    seedDemo: false,
    trustProxy: true,
  }
  const { app, context } = await assemble(config, database, { areLimitsOff: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  const accounts: Account[] = []
  for (let n = 0; n < people; n++) accounts.push(await newAccount(context.db, config, n))
  process.on('disconnect', () => process.exit(0))
  weighOnAsking()
  process.send?.({
    port: typeof bound === 'object' && bound ? bound.port : 0,
    accounts,
  } satisfies FromServer)
}

await serve(process.env.BENCH_DATABASE_URL ?? null, process.env.BENCH_DATA ?? '', Number(process.argv[2]))
