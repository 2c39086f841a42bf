/** A process that stops in the middle of a transaction, with locks that payments need. Needs TEST_DATABASE_URL; skipped without it. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../kernel/db/database.ts'
import { outsideTransaction } from '../../../testing/one-connection.ts'
import { databaseUrlOf } from '../../../testing/template-database.ts'
import { testConfig } from '../../../testing/test-server.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

const buyer = { ...home, codice_fiscale: 'RSSMRA85T10A562S' }

/** Locks what every invoice number needs, and does not end. */
const lockCounter =
  'insert into invoice_counters (year, last, last_credit_note) values (2026, 0, 0) on conflict (year) do update set last = invoice_counters.last'

describe.skipIf(!server)('a frozen holder of the invoice counter', () => {
  let shop: CheckoutFixture
  let url: string
  beforeAll(async () => {
    shop = await openCheckoutFixture({ database: { ...testConfig().database, lockMillis: 300 } })
    const { rows } = await shop.context.db.execute<{ name: string }>(sql`select current_database() as name`)
    url = databaseUrlOf(server, rows[0]?.name ?? '')
  })
  afterAll(() => shop.close())

  const placed = async (): Promise<string> => {
    const product = await shop.shelve(20)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const changes = { expected_due: totals.due, billing_address: buyer, wants_invoice: true }
    const { body } = await shop.place(cart, { as: 'user', changes })
    return body.order.number
  }
  const pay = (number: string) =>
    shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const statusOf = async (number: string): Promise<unknown> => {
    const { rows } = await shop.context.db.execute<{ payment_status: string }>(
      sql`select payment_status from orders where number = ${number}`,
    )
    return rows[0]?.payment_status
  }

  it('delays payments for the lock timeout, and each ends with a clear error and can be repeated', async () => {
    const numbers = [await placed(), await placed(), await placed()]
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin')
    await holder.query(lockCounter)
    const refused = await Promise.all(numbers.map(pay))
    expect(refused.map(response => [response.statusCode, response.json().code])).toEqual(
      numbers.map(() => [503, 'unavailable']),
    )
    expect(await Promise.all(numbers.map(statusOf))).toEqual(numbers.map(() => 'unpaid'))
    await holder.query('commit') // it has held the lock until now
    await holder.end()
    const repeated = await Promise.all(numbers.map(pay))
    expect(repeated.map(response => response.statusCode)).toEqual(numbers.map(() => 200))
  })

  it('loses its transaction once it has been idle for the limit, so that payments succeed', async () => {
    const number = await placed()
    const frozen = await openDatabase({
      databaseUrl: url,
      dataDir: 'memory:',
      onLost: () => {},
      idleTransactionMillis: 100,
    })
    const held = frozen.db.transaction(async tx => {
      await tx.execute(lockCounter)
      let response = await outsideTransaction(() => pay(number))
      while (response.statusCode === 503) response = await outsideTransaction(() => pay(number))
      expect(response.statusCode).toBe(200)
      await tx.execute('select 1')
    })
    await expect(held).rejects.toThrow('Failed query: select 1')
    await frozen.close()
  })
})
