import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ThresholdWarning } from '@/contract/endpoints/admin/oss.ts'
import { taxDefaults } from '@/contract/tax-settings.ts'
import { orders } from '../../db/schema/orders.ts'
import { thresholdNotices } from '../../db/schema/threshold-notices.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeSettings } from '../settings/settings-repo.ts'
import { thresholdLevel } from './threshold-warning.ts'

let server: TestServer
let order: number
beforeAll(async () => {
  server = await openTestServer()
  const [row] = await server.context.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.status, 'completed'))
  order = row?.id ?? 0
})
afterAll(() => server.close())

const setting = (changes: object) =>
  storeSettings(server.context.db, { tax: { ...taxDefaults, ...changes } }, server.context.now())
/** The only sale to a consumer in another member state. */
const sold = async (taxable: number) => {
  const { db, now } = server.context
  await db.update(orders).set({ tax_scope: null })
  await db
    .update(orders)
    .set({ taxable, tax_scope: 'union_consumer', placed_at: now() })
    .where(eq(orders.id, order))
}
const warning = async () =>
  (await server.call('GET', '/admin/oss-threshold', { as: 'admin' })).json<{
    warning: ThresholdWarning | null
  }>().warning
const hide = (body: object) => server.call('POST', '/admin/oss-threshold/read', { as: 'admin', body })

beforeEach(async () => {
  await setting({ by_country: true })
  await server.context.db.delete(thresholdNotices)
})

describe('the threshold of 10,000 euros', () => {
  it.each([
    [799_999, 0, undefined],
    [800_000, 0, 'near'],
    [1_000_000, 0, 'near'],
    [1_000_001, 0, 'passed'],
    [0, 1_000_000, undefined],
    [0, 1_000_001, 'passed'],
  ])('for %i cents this year and %i last year is %s', (this_year, last_year, level) => {
    expect(thresholdLevel({ this_year, last_year })).toBe(level)
  })
})

describe('the warning about the threshold', () => {
  it('is absent below 8,000 euros and states the net sales from there', async () => {
    await sold(799_999)
    expect(await warning()).toBeNull()
    await sold(800_000)
    expect(await warning()).toEqual({
      year: 2026,
      level: 'near',
      net: 800_000,
      limit: 1_000_000,
      by_country: true,
    })
  })

  it('is shown once per year and level to the whole staff', async () => {
    await sold(900_000)
    expect((await hide({ year: 2026, level: 'near' })).statusCode).toBe(200)
    expect((await hide({ year: 2026, level: 'near' })).statusCode).toBe(200)
    expect(await warning()).toBeNull()
    await sold(1_000_001)
    expect(await warning()).toMatchObject({ level: 'passed' })
    await hide({ year: 2026, level: 'passed' })
    expect(await warning()).toBeNull()
  })

  it('says whether the shop charges the VAT of the destination, also while tax by country is off', async () => {
    await setting({ by_country: false })
    await sold(1_000_001)
    expect(await warning()).toMatchObject({ level: 'passed', by_country: false })
  })

  it('is absent for a shop that has opted for the Union scheme', async () => {
    await setting({ by_country: true, is_oss: true })
    await sold(2_000_000)
    expect(await warning()).toBeNull()
  })
})
