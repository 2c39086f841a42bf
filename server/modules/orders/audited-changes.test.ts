import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const entriesOf = async (id: number) =>
  (await server.call('GET', `/admin/audit?record=order&record_id=${id}`, { as: 'admin' })).json<{
    data: AuditEntry[]
  }>().data

it('audits changes of an order and not refused ones', async () => {
  await server.context.db.execute(
    `update orders set status = 'confirmed' where id = (select min(id) from orders)`,
  )
  const { data, counts } = (
    await server.call('GET', '/admin/orders?status=confirmed', { as: 'admin' })
  ).json<{ data: AdminOrder[]; counts: Record<string, number> }>()
  expect(counts.confirmed).toBe(data.length)
  const [order] = data
  await server.context.db.execute(
    `update order_lines set production_state = 'in_work' where order_id = ${order!.id}`,
  )
  const path = `/admin/orders/${order!.id}/status`
  const moved = await server.call('POST', path, { as: 'admin', body: { status: 'in_production' } })
  expect(moved.statusCode).toBe(200)
  expect(await entriesOf(order!.id)).toMatchObject([
    {
      action: 'changed',
      title: order!.number,
      by: { name: 'Ada Bottegaia' },
      changes: [{ path: 'status', from: 'confirmed', to: 'in_production' }],
    },
  ])
  const repeated = await server.call('POST', path, { as: 'admin', body: { status: 'in_production' } })
  expect(repeated.statusCode).toBe(409)
  expect(await entriesOf(order!.id)).toHaveLength(1)
})
