/**
 * The real application as the measured process, on the PostgreSQL of BENCH_DATABASE_URL, otherwise embedded, without rate limits.
 * It reports the accounts that may play (inserted directly into its database, because hashing a thousand passwords would take minutes) and
 * the memory of its process.
 */
import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { assemble } from '../../server/assemble.ts'
import { type Config, readConfig } from '../../server/config.ts'
import type { AppContext } from '../../server/kernel/context.ts'
import { openDatabase } from '../../server/kernel/db/database.ts'
import { accessTokenOf } from '../../server/modules/auth/open-session.ts'

export interface Account {
  id: number
  token: string
}

export interface Weight {
  rss: number // bytes
  used: number // bytes in use after a garbage collection, on the heap and outside
  delayP99: number // ms of event loop delay since the last request
  delayMax: number
  cpu: number // CPU seconds of a core used so far
}

/** Messages of the child process: first that it is ready, then a response to every `weigh`. */
export type FromServer = { port: number; accounts: Account[] } | Weight

const owned = 'numero_carta between 2 and 7'

async function newAccount(context: AppContext, config: Config, n: number): Promise<Account> {
  const { rows } = await context.db.execute<{ id: number }>(sql`with person as (
      insert into users (name, email, nickname, nickname_key) values ('Bench', ${`bench${n}@example.com`}, ${`Bench${n}`}, ${`bench${n}`}) returning id),
    cards as (insert into user_cards (user_id, character_id, source)
      select person.id, characters.id, 'starter' from person, characters where ${sql.raw(owned)})
    select id from person`)
  const userId = Number(rows[0]?.id)
  const sessionId = randomUUID()
  await context.db.execute(
    sql`insert into sessions (id, user_id, user_agent) values (${sessionId}, ${userId}, 'bench')`,
  )
  const { access_token } = await accessTokenOf(config, { sessionId, userId }, context.now())
  return { id: userId, token: access_token }
}

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
  for (let n = 0; n < people; n++) accounts.push(await newAccount(context, config, n))
  process.on('disconnect', () => process.exit(0))
  weighOnAsking()
  process.send?.({
    port: typeof bound === 'object' && bound ? bound.port : 0,
    accounts,
  } satisfies FromServer)
}

await serve(process.env.BENCH_DATABASE_URL ?? null, process.env.BENCH_DATA ?? '', Number(process.argv[2]))
