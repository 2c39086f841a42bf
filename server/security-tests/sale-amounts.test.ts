/** No response of the administration contains an amount of a sale for a role without `admin:money:read` (decision 0069). */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { api } from '@/contract/api.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { reportNames } from '@/contract/endpoints/admin/reports.ts'
import { isAdminPermission } from '@/contract/permissions.ts'
import { amountPaths } from '@/contract/sale-amounts.ts'
import { type BuiltInRole, builtInRoleNames, permissionsOf } from '@/contract/staff-roles.ts'
import { users } from '../db/schema/auth.ts'
import { orders } from '../db/schema/orders.ts'
import { changesBetween } from '../kernel/records/changes-between.ts'
import { versionOf } from '../kernel/records/record-version.ts'
import { linesOf } from '../modules/orders/orders-repo.ts'
import {
  type CheckoutFixture,
  line,
  openCheckoutFixture,
} from '../modules/orders/testing/checkout-fixture.ts'
import { paidOrders } from '../modules/orders/testing/paid-orders.ts'
import { orderVersion } from '../modules/orders/view/admin-view.ts'

const roleSees = (role: BuiltInRole, permission: string) =>
  permissionsOf({ role: 'user', staffRole: role, ownPermissions: null }).some(held => held === permission)
const roles = builtInRoleNames.filter(role => !roleSees(role, 'admin:money:read'))

let shop: CheckoutFixture
let paid: ReturnType<typeof paidOrders>
const ids: Record<string, number | string> = {}

beforeAll(async () => {
  shop = await openCheckoutFixture()
  paid = paidOrders(shop)
  const { id, order } = await paid.paidOrder()
  const lines = [{ line_id: order.lines[0]?.id, quantity: 1 }]
  await paid.admin('POST', `/orders/${id}/refunds`, { lines, reason: 'Rotto' })
  const sent = await paid.admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT' })
  await shop.context.db.execute(sql`insert into imported_orders (source, external_id, number, placed_at, status, currency,
    shipping, tax, discount, refunded, total, lines) values ('shopify', '1', '1', now(), 'paid', 'EUR', 123, 123, 123, 123, 1234,
    '[{"sku": "", "title": "Carta", "quantity": 1, "unit_price": 1234}]')`)
  const first = async (table: string) => {
    const { rows } = await shop.context.db.execute<{ id: number }>(
      sql.raw(`select min(id) as id from ${table}`),
    )
    return rows[0]?.id ?? 1
  }
  Object.assign(ids, {
    orders: id,
    drafts: id,
    'order-lines': sent.body.lines[0]?.id,
    parcels: sent.body.parcels[0]?.id,
    users: await first('users'),
    customers: await first('customers'),
    coupons: await first('coupons'),
    returns: await first('order_returns'),
    tickets: await first('tickets'),
    products: await first('products'),
    mails: await first('mails where order_id is not null'),
    reports: 'sales',
  })
})
afterAll(() => shop.close())

const giveRole = (staff_role: BuiltInRole | null) =>
  shop.context.db.update(users).set({ staff_role }).where(eq(users.email, 'other@example.com'))

/** The path with the key of an existing record, by the first part of the path. */
const fill = (path: string) => {
  const [, , kind = ''] = path.split('/')
  return path.replace(/:(id|name|number|slug|email_id|user_id)\b/g, () => String(ids[kind] ?? 1))
}

const calls = [...api].filter(([, { permission }]) => isAdminPermission(permission))
const schemasOf = ({ response, current }: Endpoint): z.ZodType[] => [response, ...(current ? [current] : [])]
const amountsOf = (call: Endpoint) => schemasOf(call).flatMap(schema => amountPaths(schema))

/** Returns the values at a path such as `data.[].due`. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  if (key === '[]') return Object.values(value).flatMap(item => valuesAt(item, rest))
  return valuesAt(Reflect.get(value, key), rest)
}

const amountsIn = (call: Endpoint, body: object): [path: string, value: unknown][] =>
  [body, Reflect.get(body, 'current')].flatMap(record =>
    amountsOf(call).flatMap(path =>
      valuesAt(record, path.split('.'))
        .filter(value => typeof value === 'number')
        .map((value): [string, unknown] => [path, value]),
    ),
  )

const get = async (path: string, as: 'admin' | 'other') => {
  const response = await shop.call('GET', path, { as })
  return { status: response.statusCode, body: response.json<object>() }
}

/** Bodies of the writes that a role without amounts may make and that return a record with amounts. */
const bodies: Readonly<Record<string, () => Promise<object> | object>> = {
  noteOrder: () => ({ text: 'Fragile' }),
  tagOrder: () => ({ add: ['gift'] }),
  changeLine: () => ({ note_worksheet: 'Blue' }),
  changeParcel: () => ({ tracking_code: 'X1' }),
  sendParcel: () => ({ carrier: 'BRT' }),
  undoParcel: () => ({}),
  changeOrder: () => ({ status: 'completed' }),
  previewEdit: () => ({ version: 'old' }),
  applyEdit: () => ({ version: 'old' }),
  patchOrder: () => ({ add_tags: ['gift'] }),
  decideReturn: () => ({ status: 'approved', version: 'old' }),
  resendEmail: () => ({}),
  retryPrint: () => ({}),
  retryMail: () => ({}),
  createCoupon: () => ({}),
  changeCoupon: () => ({}),
}

describe('a role without the permission for amounts', () => {
  it.each(roles)('%s receives none in any list, record, search or report', async role => {
    await giveRole(role)
    const reads = calls.filter(
      ([, call]) => call.method === 'GET' && roleSees(role, call.permission) && amountsOf(call).length > 0,
    )
    const paths = reads.flatMap(([, call]) =>
      call.path === '/admin/reports/:name'
        ? reportNames.map(name => ({ call, path: `/admin/reports/${name}?from=2026-01-01&to=2026-12-31` }))
        : [{ call, path: fill(call.path) }],
    )
    for (const { call, path } of paths) {
      const response = await get(path, 'other')
      expect.soft(response.status, path).toBeLessThan(404)
      expect.soft(amountsIn(call, response.body), path).toEqual([])
    }
  })

  it.each(roles)('%s receives none in the response to a change', async role => {
    await giveRole(role)
    const writes = calls.filter(
      ([, call]) => call.method !== 'GET' && roleSees(role, call.permission) && amountsOf(call).length > 0,
    )
    for (const [name, call] of writes) {
      const body = await bodies[name]?.()
      expect.soft(body, `${name} needs a body in this test`).toBeDefined()
      const response = await shop.call(call.method, fill(call.path), { as: 'other', body })
      expect.soft(amountsIn(call, response.json<object>()), name).toEqual([])
    }
  })

  it('receives no amounts in the current record of a conflict', async () => {
    await giveRole('packer')
    const edit = await shop.call('POST', `/admin/orders/${ids.orders}/edit`, {
      as: 'other',
      body: { version: 'old', note: 'Ring twice' },
    })
    expect(edit.json()).toMatchObject({ code: 'conflict', current: { id: ids.orders, due: null } })
    const decided = await shop.call('PATCH', `/admin/returns/${ids.returns}`, {
      as: 'other',
      body: { status: 'approved', version: 'old' },
    })
    expect(decided.json()).toMatchObject({ code: 'conflict', current: { worth: null, refundable: null } })
  })

  it('reads responses that do not depend on amounts', async () => {
    const reads = calls.filter(
      ([name, { method, path }]) =>
        method === 'GET' && !path.startsWith('/admin/changes') && name !== 'listJobs',
    )
    const readAll = async () => {
      const bodiesOf = new Map<string, object>()
      for (const role of roles) {
        await giveRole(role)
        for (const [, { path, permission }] of reads)
          if (roleSees(role, permission))
            bodiesOf.set(`${role} ${path}`, (await get(fill(path), 'other')).body)
      }
      return bodiesOf
    }
    const before = await readAll()
    await shop.context.db.execute(sql`update orders set subtotal = subtotal + 7, shipping = shipping + 5, taxable = taxable + 8,
      vat = vat + 4, due = due + 12`)
    await shop.context.db.execute(
      sql`update order_lines set unit_price = unit_price + 7, total = total + 7 * quantity`,
    )
    await shop.context.db.execute(sql`update payments set amount = amount + 12`)
    await shop.context.db.execute(sql`update refunds set amount = amount + 3`)
    await shop.context.db.execute(sql`update imported_orders set total = total + 12, shipping = shipping + 5`)
    const after = await readAll()
    expect(after.size).toBeGreaterThan(100)
    for (const [path, body] of before) {
      const changed = changesBetween(body, after.get(path)).map(change => change.path)
      const isOrder = path.endsWith('/admin/orders/:id') // its version is a keyed hash
      expect.soft(changed, path).toEqual(isOrder ? ['version'] : [])
    }
  })
})

describe('the owner', () => {
  it('receives the amounts of each call that declares some', async () => {
    const withAmounts: string[] = []
    for (const [name, call] of calls) {
      if (call.method !== 'GET' || amountsOf(call).length === 0 || call.path.includes('reports')) continue
      const { body } = await get(fill(call.path), 'admin')
      if (amountsIn(call, body).length > 0) withAmounts.push(name)
    }
    expect(withAmounts).toEqual(
      expect.arrayContaining([
        'adminOrders',
        'adminOrder',
        'adminUsers',
        'adminCustomers',
        'adminReturns',
        'getDashboard',
        'adminImportedOrders',
        'adminCoupons',
      ]),
    )
  })
})

describe('a packer', () => {
  it('cannot sort orders by their amounts', async () => {
    await giveRole('packer')
    const byAmount = await get('/admin/orders?sort=-due', 'other')
    const newest = await get('/admin/orders', 'other')
    expect(Reflect.get(byAmount.body, 'data')).toEqual(Reflect.get(newest.body, 'data'))
  })

  it('reads subjects of emails without their amounts', async () => {
    await giveRole('packer')
    await shop.context.db.execute(sql`update mails set subject = 'Ordine BA-1001: 1.024,50\u00a0€ rimborsati'
      where order_id = ${ids.orders}`)
    const order = await get(`/admin/orders/${ids.orders}`, 'other')
    const subjects = valuesAt(order.body, ['mails', '[]', 'subject'])
    expect([...new Set(subjects)]).toEqual(['Ordine BA-1001: … rimborsati'])
  })

  it('cannot confirm a guessed amount with the version of an order', async () => {
    await giveRole('packer')
    const { db, config } = shop.context
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(ids.orders)))
    const lines = await linesOf(db, [Number(ids.orders)])
    const { version } = (await get(`/admin/orders/${ids.orders}`, 'other')).body as { version: string }
    if (!order) throw new Error('the order exists')
    expect(version).toBe(orderVersion(order, lines, config))
    expect(version).not.toBe(orderVersion(order, lines, { appSecret: 'a guessed secret' }))
    const { shipping_address, billing_address, note, shipping, status, payment_status } = order
    const parts = { shipping_address, billing_address, note, shipping, status, payment_status }
    const sums = lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unit_price }))
    for (const facts of [
      { ...parts, lines: sums },
      { id: order.id, ...parts, lines: sums },
    ])
      expect(version).not.toBe(versionOf(facts))
  })

  it('changes address and note of an order, but not its lines or shipping costs', async () => {
    await giveRole('packer')
    const placed = await shop.buy({ lines: [line((await shop.shelve(5)).id, 1)], payment_method: 'transfer' })
    const id = await paid.idOf(placed.body.order.number)
    const edit = async (change: object) => {
      const { version } = (await paid.admin('GET', `/orders/${id}`)).body
      const body = { version, ...change }
      return (await shop.call('POST', `/admin/orders/${id}/edit`, { as: 'other', body })).json<object>()
    }
    const address = { ...placed.body.order.shipping_address, street: 'Via Nuova 3' }
    expect(await edit({ shipping_address: address, note: 'Ring twice' })).toMatchObject({
      shipping_address: { street: 'Via Nuova 3' },
      note: 'Ring twice',
      due: null,
    })
    const lineId = placed.body.order.lines[0]?.id
    expect(await edit({ lines: [{ id: lineId, quantity: 2 }] })).toMatchObject({ code: 'forbidden' })
    expect(await edit({ shipping: 0 })).toMatchObject({ code: 'forbidden' })
  })

  it('opens no document of an order and no email about one', async () => {
    await giveRole('packer')
    const { documents, number } = (await paid.admin('GET', `/orders/${ids.orders}`)).body
    const link = await shop.call('POST', `/me/orders/${number}/documents/${documents[0]?.id}`, {
      as: 'other',
    })
    expect(link.json()).toMatchObject({ code: 'not_found' })
  })
})
