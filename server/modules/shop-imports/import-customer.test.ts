import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCustomer } from '@/contract/endpoints/admin/customers.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { bulkJobCalls } from '../bulk-jobs/testing/bulk-job-calls.ts'
import { forgetGuestsWithoutOrders } from '../shop-customers/customers-repo.ts'
import { type ParsedFile, parsedFile, preview } from './testing/import-files.ts'

let server: TestServer
let calls: ReturnType<typeof bulkJobCalls>
beforeAll(async () => {
  server = await openTestServer()
  calls = bulkJobCalls(server)
})
afterAll(() => server.close())

async function importFile(file: ParsedFile) {
  const { body } = await calls.start({ kind: 'import_shop_customers', ...file })
  await calls.run()
  return calls.job(body.id)
}

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
    expect(await importFile(parsedFile('shopify-customers.csv'))).toMatchObject({ succeeded: 2, failed: 1 })
    const [mara] = await customersWith('mara@example.com')
    expect(mara).toMatchObject({
      name: 'Mara Bianchi',
      state: 'guest',
      has_newsletter: false,
      tags: ['vip', 'wholesale'],
      notes: [{ text: 'Prefers email.' }],
    })
  })

  it('adds nothing twice when the file is imported again', async () => {
    await importFile(parsedFile('shopify-customers.csv'))
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
    await importFile(file)
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
    await importFile(parsedFile('woo-customers.csv'))
    expect(await customersWith('ada@example.com')).toMatchObject([{ name: 'Ada Conti', state: 'guest' }])
  })
})
