/** The checks of `npm run doctor`. PostgreSQL needs TEST_DATABASE_URL, Redis its binary; their tests are skipped without them. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../kernel/db/database.ts'
import { freePort } from '../testing/free-port.ts'
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { hasPostgres, startPostgresPair } from '../testing/postgres-pair.ts'
import { hasRedisServer, startRedis } from '../testing/redis.ts'
import { openStripeFixture } from '../testing/stripe-fixture.ts'
import { onServer } from '../testing/template-database.ts'
import { freshDatabase } from '../testing/test-database.ts'
import { checkInstallation } from './check-installation.ts'

const server = process.env.TEST_DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'bottega-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const production = {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PUBLIC_URL: 'https://shop.test',
  TRUST_PROXY: '1',
  APP_SECRET: 'q8Zr2LxUe0Wv5Tn7Yb3KpAdGhJ6MsCfiR9EoVt1w',
}

/** Returns the sentences of one check at one level. */
async function sentences(
  env: Record<string, string>,
  check: string,
  level: 'ok' | 'warning' | 'failed',
  now?: () => number,
): Promise<string[]> {
  const findings = await checkInstallation({ ...production, ...env }, now)
  return findings.filter(one => one.check === check && one.level === level).map(({ sentence }) => sentence)
}

describe('npm run doctor', () => {
  it('names the variable that cannot be read, and checks nothing else', async () =>
    expect(await checkInstallation({ ...production, PORT: 'http' })).toEqual([
      {
        check: 'configuration',
        level: 'failed',
        sentence: 'The environment variable PORT must be a port number.',
      },
    ]))

  it.each([
    'a'.repeat(40),
    'change-me-change-me-change-me-0123456789',
    'my-shop-secret-0123456789-abcdefghij',
  ])('refuses the secret %s, which can be guessed', async APP_SECRET =>
    expect(await sentences({ APP_SECRET }, 'secrets', 'failed')).toEqual([
      'APP_SECRET can be guessed: take 48 random bytes (openssl rand -base64 48).',
    ]),
  )

  it('never prints a secret', async () => {
    const found = await checkInstallation({
      ...production,
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
      STRIPE_API_URL: `http://127.0.0.1:${await freePort()}`,
      SMTP_URL: `smtp://me:hidden@127.0.0.1:${await freePort()}`,
      DATABASE_URL: `postgres://me:hidden@127.0.0.1:${await freePort()}/shop`,
      REDIS_URL: `redis://:hidden@127.0.0.1:${await freePort()}`,
    })
    expect(found.filter(({ level }) => level === 'failed').map(({ check }) => check)).toEqual(
      expect.arrayContaining(['database', 'redis', 'mail', 'payments']),
    )
    expect(JSON.stringify(found)).not.toMatch(/hidden|q8Zr2LxUe0/)
  })

  it('requires https in production, and a proxy that is trusted', async () => {
    expect(await sentences({ PUBLIC_URL: 'http://shop.test' }, 'address', 'failed')).toHaveLength(1)
    expect(await sentences({ TRUST_PROXY: 'off' }, 'address', 'warning')).toHaveLength(1)
    expect(await sentences({}, 'address', 'warning')).toEqual([])
  })

  it('leaves nothing in DATA_DIR, and reports a folder that cannot be written', async () => {
    await checkInstallation(production)
    expect(readdirSync(folder)).toEqual([])
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await sentences({ DATA_DIR: join(file, 'below') }, 'files', 'failed')).toHaveLength(1)
    rmSync(file)
  })

  it('logs in to the SMTP server without sending an email', async () => {
    const received: string[] = []
    const smtp = createServer(socket => {
      socket.write('220 mail.test\r\n')
      socket.on('data', data => {
        received.push(String(data).trim())
        if (/^EHLO/.test(String(data))) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n')
        else if (/^AUTH/.test(String(data)))
          socket.write(
            String(data).includes(Buffer.from('\0me\0right').toString('base64'))
              ? '235 yes\r\n'
              : '535 no\r\n',
          )
        else socket.write('250 ok\r\n')
      })
      socket.on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(smtp, 'listening')
    const { port } = smtp.address() as { port: number }
    const url = (password: string) => ({ SMTP_URL: `smtp://me:${password}@127.0.0.1:${port}` })
    expect(await sentences(url('right'), 'mail', 'ok')).toEqual(['The SMTP server accepts the login.'])
    expect(await sentences(url('wrong'), 'mail', 'failed')).toEqual([
      'The SMTP server of SMTP_URL refuses or does not respond (EAUTH).',
    ])
    expect(received.join('\n')).not.toMatch(/MAIL FROM/)
    smtp.close()
  })

  it('asks Stripe whether the key is right', async () => {
    const stripe = await openStripeFixture()
    const keys = {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: stripe.config.apiUrl ?? '',
    }
    const check = (STRIPE_SECRET_KEY: string, level: 'ok' | 'failed' | 'warning') =>
      sentences({ ...keys, STRIPE_SECRET_KEY }, 'payments', level)
    expect(await check(stripe.config.secretKey, 'ok')).toEqual(['Stripe accepts the key.'])
    expect(await check(stripe.config.secretKey, 'warning')).toEqual([
      'STRIPE_SECRET_KEY is a test key: no money moves.',
    ])
    expect(await check('sk_test_wrong', 'failed')).toEqual(['Stripe refuses STRIPE_SECRET_KEY.'])
    await stripe.close()
  })

  it.skipIf(!hasRedisServer)('compares the clock with that of Redis', async () => {
    const redis = await startRedis()
    const fast = () => Date.now() + 60_000
    expect(await sentences({ REDIS_URL: redis.url }, 'redis', 'ok')).toEqual(['Redis responds.'])
    expect(await sentences({ REDIS_URL: redis.url }, 'clock', 'failed')).toEqual([])
    expect(await sentences({ REDIS_URL: redis.url }, 'clock', 'failed', fast)).toEqual([
      'The clocks of this machine and of Redis differ by 60 s: synchronise them with NTP.',
    ])
    await redis.stop()
  })
})

describe.skipIf(!server)('npm run doctor with PostgreSQL', () => {
  let DATABASE_URL = ''
  beforeAll(async () => {
    DATABASE_URL = await freshDatabase(server ?? '')
  })

  it('counts the migrations that the next start runs, and refuses a database of a newer version', async () => {
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    await client.query(
      'create schema if not exists drizzle; drop table if exists drizzle.__drizzle_migrations',
    )
    expect((await sentences({ DATABASE_URL }, 'migrations', 'ok'))[0]).toMatch(
      /^The next start runs migrations: \d+\.$/,
    )
    const shop = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: 'memory:', onLost: () => {} })
    await shop.close()
    expect(await sentences({ DATABASE_URL }, 'migrations', 'ok')).toEqual(['All migrations have run.'])
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    )
    expect(await sentences({ DATABASE_URL }, 'migrations', 'failed')).toHaveLength(1)
    await client.end()
  })

  it('reports items whose stock differs from the sum of their movements', async () => {
    const databaseUrl = await freshDatabase(server ?? '')
    const shop = await openDatabase({ databaseUrl, dataDir: 'memory:', onLost: () => {} })
    await shop.close()
    const check = (level: 'ok' | 'warning') => sentences({ DATABASE_URL: databaseUrl }, 'stock', level)
    expect([await check('ok'), await check('warning')]).toMatchObject([{ length: 1 }, { length: 0 }])
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(`with category as (insert into categories default values returning id)
      insert into products (sku, category_id, weight, base_price, stock_quantity)
      select 'WITHOUT-MOVEMENT', id, 1, 100, 5 from category`)
    await client.end()
    expect(await check('warning')).toEqual([
      'The stock of items differs from the sum of their movements: WITHOUT-MOVEMENT. Correct it with a stocktake.',
    ])
  })

  it('refuses more connections of one process than PostgreSQL accepts', async () => {
    expect(await sentences({ DATABASE_URL, DATABASE_POOL: '999' }, 'connections', 'failed')).toHaveLength(1)
    expect(await sentences({ DATABASE_URL }, 'connections', 'ok')).toHaveLength(1)
  })

  it('compares the clock with that of PostgreSQL', async () => {
    const slow = () => Date.now() - 7000
    expect(await sentences({ DATABASE_URL }, 'clock', 'ok')).toHaveLength(1)
    expect(await sentences({ DATABASE_URL }, 'clock', 'failed', slow)).toEqual([
      'The clocks of this machine and of PostgreSQL differ by 7 s: synchronise them with NTP.',
    ])
  })

  it.skipIf(!hasPgBouncer)('recognises a pooler that is not configured', async () => {
    const pooler = await startPgBouncer(server ?? '')
    const pooled = pooler.urlOf(DATABASE_URL)
    const failures = (env: Record<string, string>) =>
      sentences({ DATABASE_URL: pooled, ...env }, 'database', 'failed')
    expect((await failures({ DATABASE_MIGRATION_URL: DATABASE_URL }))[0]).toMatch(
      /^The environment variable DATABASE_STATEMENT_NAMES must be set, because DATABASE_URL leads/,
    )
    const noPooler =
      'The environment variable DATABASE_MIGRATION_URL must reach PostgreSQL without a connection pooler.'
    expect(await failures({ DATABASE_STATEMENT_NAMES: '1' })).toEqual([noPooler])
    expect(await failures({ DATABASE_STATEMENT_NAMES: '1', DATABASE_MIGRATION_URL: pooled })).toEqual([
      noPooler,
    ])
    await pooler.stop()
  })

  it('requires the same time limits of the role as the start', async () => {
    const database = await freshDatabase(server ?? '')
    const failures = () =>
      sentences({ DATABASE_URL: database, DATABASE_STATEMENT_NAMES: '0' }, 'database', 'failed')
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      expect(await failures()).toEqual([
        `The database role of the environment variable DATABASE_URL has no ${limit}, which DATABASE_STATEMENT_NAMES=0 requires.`,
      ])
      const name = new URL(database).pathname.slice(1)
      await onServer(server ?? '', client => client.query(`alter database ${name} set ${limit} = '10s'`))
    }
    expect(await failures()).toEqual([])
  })

  it('reports a replica URL that is a primary', async () =>
    expect(
      await sentences({ DATABASE_URL, DATABASE_REPLICA_URL: DATABASE_URL }, 'replica', 'failed'),
    ).toEqual(['DATABASE_REPLICA_URL leads to a server that is no replica, so it is not read.']))

  it.skipIf(!hasPostgres)('measures the lag of the replica', async () => {
    const pair = await startPostgresPair()
    const env = { DATABASE_URL: pair.primary, DATABASE_REPLICA_URL: pair.replica }
    expect((await sentences(env, 'replica', 'ok'))[0]).toMatch(
      /^The replica responds and lags by \d\.\d s\.$/,
    )
    await pair.pauseReplay()
    await pair.query(pair.primary, 'create table notes (text text)')
    await pair.query(pair.primary, 'checkpoint') // writes the log to the disk
    expect(await sentences(env, 'replica', 'warning')).toEqual([
      'The replica lags by more than 5 s: the shop reads the primary.',
    ])
    pair.stopReplica()
    expect((await sentences(env, 'database', 'failed'))[0]).toMatch(
      /^The database of DATABASE_REPLICA_URL does not respond/,
    )
    pair.stop()
  })
})
