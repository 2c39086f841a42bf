/** Who may start each kind of job and who may open its file, against tables that are written by hand (decisions 0067, 0069). */
import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BulkJob, NewJob } from '@/contract/endpoints/admin/jobs.ts'
import type { ImportFormat } from '@/contract/import-formats.ts'
import { builtInRoleNames } from '@/contract/staff-roles.ts'
import { staffRoles, users } from '../../db/schema/auth.ts'
import { bulkJobRows, bulkJobs } from '../../db/schema/bulk-jobs.ts'
import { customers } from '../../db/schema/customers.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { paidOrders } from '../orders/testing/paid-orders.ts'

const ownRole = 'only customers'
const roles = [...builtInRoleNames, ownRole] as const
type Role = (typeof roles)[number]
type Kind = NewJob['kind']

const starters: Readonly<Record<Kind, readonly Role[]>> = {
  packing_slips: ['manager', 'packer'],
  pick_list: ['manager', 'packer'],
  labels: ['manager', 'packer'],
  invoices: ['manager', 'accountant'],
  export_orders: ['manager', 'packer', 'catalogue', 'accountant'],
  export_customers: ['manager', ownRole],
  tag: ['manager', 'packer'],
  tag_customers: ['manager'],
  import_products: ['manager', 'catalogue'],
  import_shop_products: ['manager', 'catalogue'],
  import_shop_customers: ['manager'],
  import_shop_orders: ['manager', 'packer'],
  mark_paid: ['manager'],
  ship: ['manager', 'packer'],
  cancel: ['manager'],
}
const kinds = Object.keys(starters) as Kind[]

/** Of files that the owner made, so the exports contain amounts. */
const readersOfOwnersFile = {
  ...starters,
  export_orders: ['manager', 'accountant'],
  export_customers: ['manager'],
} satisfies typeof starters

let shop: CheckoutFixture
let works: Record<Kind, object>
let ownRoleId: number
beforeAll(async () => {
  shop = await openCheckoutFixture()
  const { db } = shop.context
  const { id } = await paidOrders(shop).paidOrder()
  const [own] = await db
    .insert(staffRoles)
    .values({ name: ownRole, permissions: ['admin:customers:read'] })
    .returning({ id: staffRoles.id })
  ownRoleId = own?.id ?? 0
  const [customer] = await db.select({ id: customers.id }).from(customers).limit(1)
  const orders = { orders: { ids: [id] } }
  const ofCustomers = { customers: { ids: [customer?.id] } }
  const fileOf = (format: ImportFormat) => ({
    records: [{ rows: [{ line: 2, cells: { title: 'Carta' } }] }],
    options: {
      format,
      locale: 'it',
      prices: 'gross',
      status: 'draft',
      category_id: null,
      decimal_sign: null,
    },
  })
  works = {
    packing_slips: orders,
    pick_list: orders,
    labels: { ...orders, size: 'a6' },
    invoices: orders,
    export_orders: orders,
    export_customers: ofCustomers,
    tag: { ...orders, add: ['Fiera'] },
    tag_customers: { ...ofCustomers, add: ['Fiera'] },
    import_products: {
      rows: [{ line: 2, cells: { sku: 'NONE' } }],
      decimal_signs: { base_price: ',' },
    },
    import_shop_products: fileOf('shopify_products'),
    import_shop_customers: fileOf('shopify_customers'),
    import_shop_orders: fileOf('shopify_orders'),
    mark_paid: orders,
    ship: { rows: [{ order_id: id, carrier: 'BRT' }] },
    cancel: orders,
  }
})
afterAll(() => shop.close())

/** The demo account `other@example.com` gets the role in the database: the next call must apply it. */
const giveRole = (role: Role) =>
  shop.context.db
    .update(users)
    .set(
      role === ownRole
        ? { staff_role: null, staff_role_id: ownRoleId }
        : { staff_role: role, staff_role_id: null },
    )
    .where(eq(users.email, 'other@example.com'))

const start = (kind: Kind, as: 'admin' | 'other') =>
  shop.call('POST', '/admin/jobs', { as, body: { kind, ...works[kind], request_id: randomUUID() } })

const deleteJobs = async () => {
  await shop.context.db.delete(bulkJobRows)
  await shop.context.db.delete(bulkJobs)
}

/** Starts the job and returns its id once it is done. */
async function finished(kind: Kind, as: 'admin' | 'other'): Promise<number> {
  const { id } = (await start(kind, as)).json<BulkJob>()
  await shop.context.jobs.nudge('run-bulk-jobs')
  const job = (await shop.call('GET', `/admin/jobs/${id}`, { as: 'admin' })).json<BulkJob>()
  expect(job).toMatchObject({ kind, status: 'done', file: expect.any(String) })
  return id
}

/** How far the demo account gets to the file: by the list, the job and the link. */
async function accessTo(id: number) {
  const list = await shop.call('GET', '/admin/jobs?per_page=100', { as: 'other' })
  const listed = list.json<{ data: BulkJob[] }>().data.find(job => job.id === id)
  const single = (await shop.call('GET', `/admin/jobs/${id}`, { as: 'other' })).json<BulkJob>()
  const link = await shop.call('POST', `/admin/jobs/${id}/link`, { as: 'other' })
  return [Boolean(listed?.file), Boolean(single.file), link.statusCode === 200]
}

it('tests each kind that the contract lets start', () => {
  expect(kinds.toSorted()).toEqual(NewJob.options.map(({ shape }) => shape.kind.value).toSorted())
})

it.for(roles)('lets %s start exactly the kinds of the table', async (role, { annotate }) => {
  await giveRole(role)
  const deviations: string[] = []
  for (const kind of kinds) {
    const { statusCode } = await start(kind, 'other')
    const isStarter = starters[kind].includes(role)
    if (statusCode !== (isStarter ? 202 : 403)) deviations.push(`${kind}: ${statusCode}`)
  }
  await deleteJobs()
  await annotate(`${role}: ${kinds.length} kinds, ${deviations.length} deviations`)
  expect(deviations).toEqual([])
})

it.for(kinds)('shows the file of the owner’s job %s to exactly the roles of the table', async kind => {
  const id = await finished(kind, 'admin')
  const deviations: string[] = []
  for (const role of roles) {
    await giveRole(role)
    const isReader = (readersOfOwnersFile[kind] as readonly Role[]).includes(role)
    const access = await accessTo(id)
    if (access.some(isOpen => isOpen !== isReader)) deviations.push(`${role}: ${access}`)
  }
  expect(deviations).toEqual([])
})

it.each([
  ['export_orders', 'packer'],
  ['export_customers', ownRole],
] as const)('shows a file %s without amounts to all who may start it', async (kind, starter) => {
  await giveRole(starter)
  const id = await finished(kind, 'other')
  for (const role of roles) {
    await giveRole(role)
    expect(await accessTo(id), role).toEqual(Array(3).fill(starters[kind].includes(role)))
  }
})

it('hides a file with amounts from its starter once the role no longer contains them', async () => {
  await giveRole('manager')
  const id = await finished('export_orders', 'other')
  expect(await accessTo(id)).toEqual([true, true, true])
  await giveRole('packer')
  expect(await accessTo(id)).toEqual([false, false, false])
})

it('protects the file of a job that an earlier version has finished', async () => {
  const id = await finished('export_orders', 'admin')
  const { db } = shop.context
  const [job] = await db.select().from(bulkJobs).where(eq(bulkJobs.id, id))
  await db.delete(bulkJobs).where(ne(bulkJobs.id, 0))
  const { file_permissions, ...earlier } = job!
  await db.insert(bulkJobs).values(earlier)
  await giveRole('packer')
  expect(await accessTo(id)).toEqual([false, false, false])
})
