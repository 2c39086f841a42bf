/** The loss of the primary database behind PgBouncer. Needs the `pgbouncer` binary and those of PostgreSQL; skipped without them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPgBouncer, type Pooler, startPgBouncer } from '../testing/pgbouncer.ts'
import { hasPostgres, type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts'
import { openTestServer, type TestServer, testConfig } from '../testing/test-server.ts'

const cachedMillis = 10_000 // longer than any response is cached
const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

describe.skipIf(!hasPgBouncer || !hasPostgres)(
  'a shop that loses its primary database behind PgBouncer',
  () => {
    let pair: PostgresPair
    let pooler: Pooler
    let shop: TestServer
    let people = 0

    beforeAll(async () => {
      pair = await startPostgresPair(true)
      for (const limit of limits)
        await pair.query(pair.primary, `alter database postgres set ${limit} = '10s'`)
      pooler = await startPgBouncer(pair.primary, 10)
      const databaseUrl = pooler.urlOf(pair.primary)
      const database = {
        ...testConfig().database,
        migrationUrl: pair.primary,
        replicaUrl: pair.replica,
        statementNames: 'off' as const,
      }
      shop = await openTestServer({ database }, { databaseUrl })
    }, 240_000)
    afterAll(async () => {
      await shop.close()
      await pooler.stop()
      pair.stop()
    })

    const get = async (path: string) => {
      const { statusCode, headers } = await shop.app.inject({ url: path })
      return { path, statusCode, wait: headers['retry-after'] }
    }
    const register = () =>
      shop.call('POST', '/auth/register', {
        body: { name: 'Ada', email: `ada.${people++}@example.com`, password: 'una frase lunga' },
      })
    const readablePaths = ['/api/products/1', '/api/characters', '/api/products?per_page=24'] // of the replica, or of the index in memory
    const otherPaths = ['/api/settings', '/it/prodotto/1']
    const outage = (path: string) => ({ path, statusCode: 503, wait: '5' })
    const ready = async () => {
      const response = await shop.app.inject({ url: '/ready' })
      return { statusCode: response.statusCode, ...response.json<{ status: string; database?: string }>() }
    }
    const afterCaches = async <T>(read: () => Promise<T>) => {
      shop.pass(cachedMillis)
      return read()
    }

    it('M1: continues to show products and characters, and refuses the rest with 503 and Retry-After', async () => {
      await Promise.all([...readablePaths, ...otherPaths].map(get))
      expect(await ready()).toEqual({ statusCode: 200, status: 'ready' })
      pair.stopPrimary()
      for (let turn = 0; turn < 3; turn++) {
        const readable = await afterCaches(() => Promise.all(readablePaths.map(get)))
        expect(readable.map(({ path, statusCode }) => [path, statusCode])).toEqual(
          readablePaths.map(path => [path, 200]),
        )
        expect(await Promise.all(otherPaths.map(get))).toEqual(otherPaths.map(outage))
        const { statusCode, headers } = await register()
        expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
      }
    })

    it('M1: stays ready without the primary, so that load balancers do not remove every process', async () => {
      await expect.poll(ready).toEqual({ statusCode: 200, status: 'ready', database: 'away' })
    })

    it('M1: accepts writes when the replica is promoted, without a restart', async () => {
      pair.promoteReplica()
      pooler.redirect(pair.replica)
      await expect.poll(async () => (await register()).statusCode).toBe(201)
      expect(await ready()).toEqual({ statusCode: 200, status: 'ready' })
      const responses = await afterCaches(() => Promise.all(readablePaths.map(get)))
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    })
  },
)
