import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCustomer } from '@/contract/endpoints/admin/customers.ts'
import { forgetGuestsWithoutOrders } from '../shop-customers/customers-repo.ts'
import {
  type ImportServer,
  openImportServer,
  type ParsedFile,
  parsedFile,
  preview,
} from './testing/import-files.ts'

let server: ImportServer
beforeAll(async () => {
  server = await openImportServer('import_shop_customers')
})
afterAll(() => server.close())

async function customersWith(search: string): Promise<AdminCustomer[]> {
  const list = await server.call('GET', `/admin/customers?search=${search}`, { as: 'admin' })
  const { data } = list.json<{ data: { id: number }[] }>()
  return Promise.all(
    data.map(async ({ id }) => (await server.call('GET', `/admin/customers/${id}`, { as: 'admin' })).json()),
  )
}

describe('import of customers', () => {
  it('reports in a dry run what it would create, and stores nothing', async () => {
    const results = await preview(server, parsedFile('shopify-customers.csv'))
    expect(results.map(({ done }) => done)).toEqual(['created', 'failed', 'created'])
    expect(results[0]?.changes).toContainEqual({ path: 'tags', before: null, after: 'vip, wholesale' })
    expect(results[1]?.faults).toEqual([{ path: 'email', code: 'email', params: { line: 3 } }])
    expect(await customersWith('mara@example.com')).toEqual([])
  })

  it('creates guests with name, tags and note', async () => {
    expect(await server.importFile(parsedFile('shopify-customers.csv'))).toMatchObject({
      succeeded: 2,
      failed: 1,
    })
    const [mara] = await customersWith('mara@example.com')
    expect(mara).toMatchObject({
      name: 'Mara Bianchi',
      state: 'guest',
      has_newsletter: true,
      tags: ['vip', 'wholesale'],
      notes: [{ text: 'Prefers email.' }],
    })
  })

  it('adds nothing twice when the file is imported again', async () => {
    await server.importFile(parsedFile('shopify-customers.csv'))
    const customers = await customersWith('mara@example.com')
    expect(customers).toHaveLength(1)
    expect(customers[0]?.notes).toHaveLength(1)
    const results = await preview(server, parsedFile('shopify-customers.csv'))
    expect(results.map(({ done }) => done)).toEqual(['same', 'failed', 'same'])
  })

  it('adds tags and note to the account with the same email, and changes nothing else', async () => {
    const list = await server.call('GET', '/admin/customers?state=active', { as: 'admin' })
    const [account] = list.json<{ data: AdminCustomer[] }>().data
    if (!account) throw new Error('no account')
    const file = parsedFile('shopify-customers.csv')
    const row = file.records[0]?.rows[0]
    if (!row) throw new Error('no row')
    row.cells.email = account.email
    await server.importFile(file)
    const found = (
      await server.call('GET', `/admin/customers/${account.id}`, { as: 'admin' })
    ).json<AdminCustomer>()
    expect(found).toMatchObject({ name: account.name, user_id: account.user_id, tags: ['vip', 'wholesale'] })
  })

  it('keeps imported guests without orders when old guests are deleted', async () => {
    await server.context.db.transaction(tx => forgetGuestsWithoutOrders(tx))
    expect(await customersWith('tea@example.com')).toHaveLength(1)
  })

  it('reads the download of WooCommerce', async () => {
    await server.importFile(parsedFile('woo-customers.csv'))
    expect(await customersWith('ada@example.com')).toMatchObject([{ name: 'Ada Conti', state: 'guest' }])
  })
})

/** The file with a consent of its first customer. */
function fileWithConsent(email: string, at: string, marketing = 'yes'): ParsedFile {
  const file = parsedFile('shopify-customers.csv')
  const row = file.records[0]?.rows[0]
  if (!row) throw new Error('no row')
  Object.assign(row.cells, { email, marketing, marketing_at: at })
  return { ...file, records: file.records.slice(0, 1) }
}

describe('the address of an imported customer', () => {
  it('stores the address with its phone', async () => {
    await server.importFile(parsedFile('shopify-customers.csv'))
    const [mara] = await customersWith('mara@example.com')
    expect(mara?.addresses).toMatchObject([
      {
        street: 'Via Roma 1',
        zip: '37121',
        city: 'Verona',
        province: 'VR',
        country: 'IT',
        phone: '+39045000000',
      },
    ])
  })

  it('imports the customer without an incomplete address, with a notice', async () => {
    const file = fileWithConsent('incomplete@example.com', '')
    const row = file.records[0]?.rows[0]
    if (row) row.cells.zip = ''
    const [result] = await preview(server, file)
    expect(result).toMatchObject({
      done: 'created',
      notices: expect.arrayContaining([expect.objectContaining({ path: 'street', code: 'import_left_out' })]),
    })
  })
})

describe('the consent of an imported customer', () => {
  it('stores the consent with its date and source', async () => {
    await server.importFile(fileWithConsent('consented@example.com', '2025-03-04 10:00:00 +0100'))
    const [customer] = await customersWith('consented@example.com')
    expect(customer).toMatchObject({
      has_newsletter: true,
      consents: [{ kind: 'newsletter', version: 0, is_given: true, is_dated_by_import: false }],
    })
    expect(new Date(customer?.consents[0]?.at ?? '')).toEqual(new Date('2025-03-04T09:00:00Z'))
    const { rows } = await server.context.db.execute<{ choice: object }>(
      sql`select choice from consents c join newsletter_subscribers s on c.subject = 'subscriber:' || s.id
        where s.email = 'consented@example.com'`,
    )
    expect(rows).toEqual([{ choice: { newsletter: true, from_shopify: true } }])
  })

  it.each([
    ['has no date', 'undated@example.com', ''],
    ['has an unknown date', 'unknown@example.com', 'last spring'],
    ['is dated in the future', 'future@example.com', '2099-01-01'],
  ])('has the day of the import, which is shown, if it %s', async (_, email, at) => {
    const file = fileWithConsent(email, at)
    const [previewed] = await preview(server, file)
    expect(previewed?.notices).toEqual([
      expect.objectContaining({ path: 'marketing', code: 'import_consent_day' }),
    ])
    await server.importFile(file)
    const [customer] = await customersWith(email)
    expect(customer).toMatchObject({
      has_newsletter: true,
      consents: [{ kind: 'newsletter', version: 0, is_given: true, is_dated_by_import: true }],
    })
    const now = server.context.now().getTime()
    expect(Math.abs(now - Date.parse(customer?.consents[0]?.at ?? ''))).toBeLessThan(60 * 60_000)
  })

  it('keeps the day of the first import when the file is imported again', async () => {
    const file = fileWithConsent('twice@example.com', '')
    await server.importFile(file)
    const [first] = await customersWith('twice@example.com')
    await server.importFile(file)
    expect((await customersWith('twice@example.com'))[0]?.consents).toEqual(first?.consents)
  })

  it('is absent without a consent in the file', async () => {
    await server.importFile(fileWithConsent('silent@example.com', '2025-03-04', 'no'))
    expect((await customersWith('silent@example.com'))[0]).toMatchObject({
      has_newsletter: false,
      consents: [],
    })
  })

  it('does not subscribe an address again that has unsubscribed here', async () => {
    const file = fileWithConsent('left@example.com', '2025-03-04')
    await server.importFile(file)
    await server.context.db.execute(
      sql`update newsletter_subscribers set status = 'unsubscribed' where email = 'left@example.com'`,
    )
    await server.importFile(file)
    expect((await customersWith('left@example.com'))[0]?.has_newsletter).toBe(false)
  })
})
