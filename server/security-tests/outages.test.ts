/**
 * docs/failure-cases.md M1: the database becomes unavailable and comes back. A proxy between it and the server simulates this;
 * PostgreSQL only.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts'
import { patiently } from '../kernel/db/patience.ts'
import { problemOfError } from '../kernel/problem-response.ts'
import { type AuthFixture, openAuthFixture } from '../modules/auth/testing/auth-fixture.ts'
import { visitor } from '../modules/auth/testing/visitor.ts'
import { freshDatabase } from '../testing/test-database.ts'

const postgres = process.env.TEST_DATABASE_URL ?? ''

/** A proxy: open, it forwards bytes; shut, it cuts connections and accepts none; dumb, it accepts connections and forwards nothing. */
async function gateTo(host: string, port: number) {
  const passing = new Set<Socket>()
  let isDumb = false
  const gate = createServer(near => {
    const far = connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      passing.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        passing.delete(from)
        to.destroy()
      })
      from.on('data', bytes => isDumb || to.write(bytes))
    }
  })
  const open = async (at: number) => {
    gate.listen(at, '127.0.0.1')
    await once(gate, 'listening')
    return (gate.address() as AddressInfo).port
  }
  const shut = async () => {
    const closed = once(gate, 'close')
    gate.close()
    for (const socket of passing) socket.destroy()
    await closed
  }
  const swallow = (all: boolean) => {
    isDumb = all
  }
  return { open, shut, swallow }
}

describe.skipIf(!postgres)('M1: a database outage', () => {
  let database: OpenDatabase
  let auth: AuthFixture
  let gate: Awaited<ReturnType<typeof gateTo>>
  let port: number
  beforeAll(async () => {
    const target = new URL(await freshDatabase(postgres, 'empty'))
    gate = await gateTo(target.hostname, Number(target.port || 5432))
    port = await gate.open(0)
    const databaseUrl = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href
    database = await openDatabase({
      databaseUrl,
      dataDir: 'memory:',
      onLost: () => {},
      silenceMillis: 1500,
      statementMillis: 1000,
    })
    auth = await openAuthFixture({}, database)
  })
  afterAll(async () => {
    await auth.close()
    await database.close()
    await gate.shut()
  })

  const login = ({ email, password }: typeof person) =>
    visitor(auth.app).call('POST', '/api/auth/login', { email, password })
  const person = { name: 'Ada', email: 'ada@example.com', password: 'sette nani al mercato' }
  const ready = async () => (await auth.app.inject({ url: '/ready' })).statusCode

  it('M1: makes calls 503 with the time to wait and readiness fail, while liveness holds; afterwards all recover', async () => {
    const ada = visitor(auth.app)
    await ada.enter('/api/auth/register', person)
    expect(await ready()).toBe(200)
    await gate.shut()
    const responses = await Promise.all(Array.from({ length: 30 }, () => login(person)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
    for (const { headers, body } of responses)
      expect([headers['retry-after'], body.code]).toEqual(['5', 'unavailable'])
    await expect.poll(ready).toBe(503)
    expect((await auth.app.inject({ url: '/health' })).statusCode).toBe(200)
    await gate.open(port)
    expect((await login(person)).status).toBe(200)
    expect(await ready()).toBe(200)
    expect((await ada.call('GET', '/api/auth/user')).status).toBe(200)
  })

  it('M1: is detected if the database accepts and never responds, and the caller does not wait forever', async () => {
    gate.swallow(true)
    const responses = await Promise.all(Array.from({ length: 20 }, () => login(person)))
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 unavailable']),
    )
    await expect.poll(ready).toBe(503)
    expect((await auth.app.inject({ url: '/health' })).statusCode).toBe(200)
    gate.swallow(false)
    const again = await Promise.all(Array.from({ length: 5 }, () => login(person)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await ready()).toBe(200)
  })

  it('M1: returns the connections of transactions that never began', async () => {
    const manyAtOnce = () =>
      Promise.allSettled(
        Array.from({ length: 40 }, () => database.db.transaction(tx => tx.execute(sql`select 1`))),
      )
    await manyAtOnce() // opens every connection of the pool
    gate.swallow(true)
    const responses = await manyAtOnce()
    expect(responses.filter(({ status }) => status === 'fulfilled')).toEqual([])
    gate.swallow(false)
    expect((await login(person)).status).toBe(200)
  })

  it('L5: refuses writes with 503 on a read-only database, and still responds to reads', async () => {
    const turn = async (onlyReads: 'on' | 'off') => {
      const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`)
      const change = `alter database ${rows[0]?.name} set default_transaction_read_only = ${onlyReads}`
      await database.db.transaction(tx => tx.execute(sql.raw(change)), { accessMode: 'read write' })
      await gate.shut() // connected clients keep what they received
      await gate.open(port)
      const query = () => database.db.execute(sql`select 1`)
      await expect.poll(() => query().then(Boolean, () => false)).toBe(true) // the pool has detected its lost connections
    }
    const late = { ...person, email: 'late@example.com' }
    const register = () => visitor(auth.app).call('POST', '/api/auth/register', late)
    await turn('on')
    const refused = await register()
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect((await visitor(auth.app).call('GET', '/api/settings')).status).toBe(200)
    await turn('off')
    expect((await register()).status).toBe(201)
  })

  it('W12: responds 503 to a query that takes too long, and stores nothing of it', async () => {
    const late = { ...person, email: 'waits@example.com' }
    const refused = await database.db.transaction(async tx => {
      await tx.execute(sql`lock table users in access exclusive mode`)
      return visitor(auth.app).call('POST', '/api/auth/register', late)
    })
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(refused.headers['retry-after']).toBe('5')
    expect((await visitor(auth.app).call('POST', '/api/auth/register', late)).status).toBe(201)
  })

  it('W12: lets only a report take longer', async () => {
    const slow = sql`select pg_sleep(2)`
    await patiently(database.db, tx => tx.execute(slow))
    const failed = await database.db.transaction(tx => tx.execute(slow)).catch((error: unknown) => error)
    expect(failed).toMatchObject({ cause: { code: '57014' } }) // cancelled by the database
    expect(problemOfError(failed).code).toBe('unavailable')
  })

  it('M1: stores an interrupted write completely or not at all', async () => {
    const tries = Array.from({ length: 20 }, (_, at) =>
      visitor(auth.app).call('POST', '/api/auth/register', { ...person, email: `cut-${at}@example.com` }),
    )
    await Promise.race(tries)
    await gate.shut()
    const responses = await Promise.all(tries)
    await gate.open(port)
    expect(responses.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    for (const [at, { status }] of responses.entries()) {
      const email = `cut-${at}@example.com`
      const entered = await login({ ...person, email })
      if (status === 201) expect(entered.status).toBe(200)
      else expect([200, 401]).toContain(entered.status)
      expect((await auth.emailsTo(email)).length).toBe(entered.status === 200 ? 1 : 0)
    }
  })
})
