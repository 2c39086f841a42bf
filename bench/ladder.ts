/**
 * Accounts and ladder at 10,000 accounts, or BENCH_ACCOUNTS: login, own account, the ladder of a season, of all seasons and around the
 * caller, through the whole server. Uses the PostgreSQL of BENCH_DATABASE_URL. Run: `npm run bench ladder`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { assemble } from '../server/assemble.ts'
import { readConfig } from '../server/config.ts'
import { type Database, openDatabase } from '../server/kernel/db/database.ts'
import { addUpCounts } from '../server/kernel/db/list-counts.ts'
import { demoPassword } from '../server/seed/demo-people.ts'
import { seasonOf } from '../src/contract/endpoints/game/ladder.ts'
import { inParts } from './catalogue-seed.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const accounts = Number(process.env.BENCH_ACCOUNTS ?? sized(10_000, 500))
const rounds = sized(15, 2)

/** Every account has a rating in this season, every third one also in the season before. */
async function seedAccounts(db: Database, amount: number, season: string): Promise<void> {
  await inParts(amount, async (first, last) => {
    await db.execute(sql`
      with people as (insert into users (name, email, nickname, nickname_key, email_verified_at)
        select 'Ada ' || n, 'ada' || n || '@bench.example', 'Ada' || n, 'ada' || n, now()
        from generate_series(${first}::int, ${last}::int) n returning id),
      players as (insert into online_players (user_id, seen_at, rating, season)
        select id, now(), 600 + id::bigint * 7919 % 1400, ${season} from people)
      insert into ladder_rows (season, user_id, rating, reached_at)
      select ${season}, id, 600 + id::bigint * 7919 % 1400, now() - id * interval '1 second' from people
      union all select '2020-01', id, 600 + id::bigint * 104729 % 1400, now() from people where id % 3 = 0`)
  })
  await db.execute(sql`
    update ladder_rows set is_best = false where exists (select from ladder_rows better
      where better.user_id = ladder_rows.user_id and better.rating > ladder_rows.rating)`)
  await addUpCounts(db)
  await db.execute(sql`vacuum analyze list_counts, list_count_changes, users, online_players, ladder_rows`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-ladder-'))
const database = await openDatabase({
  databaseUrl: process.env.BENCH_DATABASE_URL ?? null,
  dataDir,
  onLost: () => process.exit(1),
  silenceMillis: 600_000,
  statementMillis: 600_000, // of the seed
})
const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), seedDemo: true }
const { app, context } = await assemble(config, database, { areLimitsOff: true, areJobsQuiet: true })
await seedAccounts(context.db, accounts, seasonOf(context.now()))
const logIn = () =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'user@example.com', password: demoPassword },
  })
const { access_token } = (await logIn()).json<{ access_token: string }>()
const headers = { authorization: `Bearer ${access_token}` }
const questions: readonly (readonly [string, () => ReturnType<typeof logIn>])[] = [
  ['login', logIn],
  ['own account', () => app.inject({ url: '/api/auth/user', headers })],
  ['ladder of the season', () => app.inject({ url: '/api/ladder', headers })],
  ['ladder of all seasons', () => app.inject({ url: '/api/ladder?scope=ever', headers })],
  ['customers of the administration', () => admin('/users?per_page=25')],
  ['customers by name', () => admin('/users?per_page=25&search=ada%2077')],
]
const adminLogin = await app.inject({
  method: 'POST',
  url: '/api/auth/login',
  payload: { email: 'admin@example.com', password: demoPassword },
})
const adminToken = adminLogin.json<{ access_token: string }>().access_token
const admin = (path: string) =>
  app.inject({ url: `/api/admin${path}`, headers: { authorization: `Bearer ${adminToken}` } })

for (const [name, ask] of questions) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const { statusCode } = await ask()
    if (statusCode !== 200) throw new Error(`${name}: ${statusCode}`)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const median = times[Math.floor((times.length - 1) / 2)] ?? Number.NaN
  const p95 = times[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN
  print({
    figure: `${accounts.toLocaleString('en')} accounts: ${name}`,
    target: '',
    measured: `${median.toFixed(1)} / ${p95.toFixed(1)} ms`,
    n: rounds,
    seed: 0,
    point: { curve: name, x: accounts, y: median },
  })
}
await app.close()
await context.jobs.stop()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
