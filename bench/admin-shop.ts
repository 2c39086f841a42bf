/**
 * A demo shop in this process whose administration is measured. Uses the PostgreSQL of BENCH_DATABASE_URL, otherwise the embedded
 * database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble } from '../server/assemble.ts'
import { readConfig } from '../server/config.ts'
import type { AppContext } from '../server/kernel/context.ts'
import { openDatabase } from '../server/kernel/db/database.ts'
import { demoPassword } from '../server/seed/demo-people.ts'

export interface AdminShop {
  context: AppContext
  /** Sends the request as the demo shop's owner several times. Returns median and 95th percentile in milliseconds. Throws unless it is answered with 200. */
  measure(path: string, rounds: number): Promise<{ p50: number; p95: number }>
  close(): Promise<void>
}

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN

/** @param seedMore runs before the owner logs in; its statements may take minutes */
export async function openAdminShop(seedMore: (context: AppContext) => Promise<void>): Promise<AdminShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-admin-'))
  const database = await openDatabase({
    databaseUrl: process.env.BENCH_DATABASE_URL ?? null,
    dataDir,
    onLost: () => process.exit(1),
    silenceMillis: 600_000,
    statementMillis: 600_000,
  })
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), seedDemo: true }
  const { app, context } = await assemble(config, database, { areLimitsOff: true, areJobsQuiet: true })
  await seedMore(context)
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'admin@example.com', password: demoPassword },
  })
  const { access_token } = login.json<{ access_token: string }>()
  const headers = { authorization: `Bearer ${access_token}` }
  return {
    context,
    measure: async (path, rounds) => {
      const took: number[] = []
      for (let round = 0; round < rounds; round++) {
        const start = performance.now()
        const response = await app.inject({ url: `/api/admin${path}`, headers })
        if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
        took.push(performance.now() - start)
      }
      took.sort((a, b) => a - b)
      return { p50: part(took, 0.5), p95: part(took, 0.95) }
    },
    close: async () => {
      await app.close()
      await context.jobs.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
