/** A server is killed while it works on a bulk job. Another server finishes the job. Needs TEST_DATABASE_URL; skipped without it. */
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { endServer, startServer } from '../../testing/server-process.ts'
import { copyOfTemplate } from '../../testing/template-database.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { bulkJobCalls } from './testing/bulk-job-calls.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const count = 150

it.runIf(server)(
  'finishes a bulk job after a crash in the middle, and ships each order once',
  async () => {
    const databaseUrl = await freshDatabase(server, 'demo')
    const folder = await copyOfTemplate('demo')
    const start = () => startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
    const shop = await openTestServer({}, { databaseUrl }) // its own jobs are quiet
    const { db } = shop.context
    try {
      const { rows } = await db.execute<{ id: number }>(sql`
        with copied as (
          insert into orders (user_id, locale, tier, currency, status, payment_status, parcel_status, subtotal, shipping, discount,
            taxable, vat, due, vat_percent, shipping_method, shipping_name, payment_method, payment_name, idempotency_key, request_hash,
            placed_at)
          select u.id, 'it', 'base', 'EUR', 'confirmed', 'paid', 'preparing', 100, 0, 0, 100, 0, 100, 22, 'standard', 'Corriere', 'card',
            'Carta', 'restart-' || n, '', now() from users u, generate_series(1, ${count}) n where u.email = 'user@example.com'
          returning id)
        insert into order_lines (order_id, position, product_id, title, sku, quantity, unit_price, total, weight)
        select c.id, 0, (select min(id) from products), 'Prova', 'SKU', 1, 100, 100, 1 from copied c returning order_id as id`)
      const calls = bulkJobCalls(shop)
      const { body } = await calls.start({
        kind: 'ship',
        rows: rows.map(({ id }) => ({ order_id: id, carrier: 'BRT', tracking_code: `T${id}` })),
      })
      const first = await start()
      await expect
        .poll(async () => (await calls.job(body.id)).succeeded, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(0)
      await endServer(first.child, 'SIGKILL')
      const atCrash = await calls.job(body.id)
      expect(atCrash).toMatchObject({ status: 'running' })
      expect(atCrash.succeeded).toBeLessThan(count)
      const second = await start()
      await expect
        .poll(async () => (await calls.job(body.id)).status, { timeout: 120_000, interval: 100 })
        .toBe('done')
      await endServer(second.child)
      expect(await calls.job(body.id)).toMatchObject({ succeeded: count, failed: 0 })
      const parcels = await db.execute<{ parcels: number; orders: number; mails: number }>(sql`
        select count(*)::int as parcels, count(distinct order_id)::int as orders,
          (select count(*)::int from mails where letter = 'order-shipped' and order_id in (
            select record_id from bulk_job_rows where job_id = ${body.id})) as mails
        from parcels where order_id in (select record_id from bulk_job_rows where job_id = ${body.id})`)
      expect(parcels.rows[0]).toEqual({ parcels: count, orders: count, mails: count })
    } finally {
      await shop.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  240_000,
)
