import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { newCells as fresh, importCallsOf, trial } from './testing/import-calls.ts'

let server: TestServer
let send: ReturnType<typeof importCallsOf>['send']
let product: ReturnType<typeof importCallsOf>['product']
beforeAll(async () => {
  server = await openTestServer()
  ;({ send, product } = importCallsOf(server))
})
afterAll(() => server.close())

describe('rules of a whole file', () => {
  const lamp = { ...fresh, sku: 'FILE-1', title_it: 'Lampada da tavolo' }

  it.each([true, false])(
    'refuses a number that another call of the file has used (dry run: %s)',
    async dry_run => {
      const file = { import_id: randomUUID(), dry_run }
      const [first] = await send([lamp], { ...file, first: 5 })
      const [second] = await send([{ ...lamp, sku: 'file-1', title_it: 'Altra' }], { ...file, first: 150 })
      expect(first?.done).not.toBe('failed')
      expect(second).toMatchObject({
        done: 'failed',
        faults: [{ path: 'sku', code: 'import_repeated', params: { line: 5 } }],
      })
    },
  )

  it('refuses the number of a variant that another call of the file has used', async () => {
    const { data } = (await server.call('GET', '/admin/products/export?per_page=100', { as: 'admin' })).json<{
      data: { cells: ImportRow['cells'] }[]
    }>()
    const sku = data.find(row => row.cells.title_it === undefined)?.cells.sku ?? ''
    const file = { import_id: randomUUID() }
    await send([{ sku, stock_quantity: '5' }], { ...file, first: 2 })
    const [repeated] = await send([{ sku, stock_quantity: '9' }], { ...file, first: 300 })
    expect(repeated?.faults).toEqual([{ path: 'sku', code: 'import_repeated', params: { line: 2 } }])
  })

  it('refuses a slug that another row of the file uses, also in a dry run', async () => {
    const file = { import_id: randomUUID(), ...trial }
    await send([{ ...lamp, sku: 'SLUG-1', title_it: 'Vaso di vetro' }], file)
    const [titled] = await send([{ ...lamp, sku: 'SLUG-2', title_it: 'Vaso, di Vetro!' }], {
      ...file,
      first: 200,
    })
    expect(titled?.faults).toEqual([{ path: 'slug_it', code: 'import_repeated', params: { line: 2 } }])
  })

  it('releases the claimed number of a row that is corrected', async () => {
    const file = { import_id: randomUUID() }
    await send([{ ...lamp, sku: 'TYPO-1', base_price: 'x' }], { ...file, first: 5 })
    const [corrected] = await send([{ ...lamp, sku: 'TYPO-2', title_it: 'Corretta' }], { ...file, first: 5 })
    const [other] = await send([{ ...lamp, sku: 'TYPO-1', title_it: 'Seconda' }], { ...file, first: 9 })
    expect([corrected?.done, other?.done]).toEqual(['created', 'created'])
  })

  it('finds a product whose number differs in case, and never creates a second one', async () => {
    const [created] = await send([{ ...lamp, sku: 'Case-1', title_it: 'Maiuscola' }])
    const [updated] = await send([{ sku: 'CASE-1', base_price: '5' }])
    expect(updated).toMatchObject({ done: 'changed', id: created?.id })
    expect((await product(created?.id)).sku).toBe('Case-1')
  })

  it('reports all field errors of a row together, including those found in the database', async () => {
    await send([{ ...lamp, sku: 'ALL-1', title_it: 'Unica nel suo genere' }])
    const [result] = await send([
      {
        ...lamp,
        sku: 'ALL/2',
        title_it: '',
        title_en: 'x'.repeat(161),
        base_price: '10.702',
        weight: '1,5',
        status: 'no',
      },
      { ...lamp, sku: 'ALL-3', title_it: 'Unica nel suo genere', category: 'niente' },
    ])
    const [, taken] = await send([
      { ...lamp, sku: 'ALL-4' },
      { ...lamp, sku: 'ALL-3', title_it: 'Unica nel suo genere', category: 'niente' },
    ])
    expect(Object.fromEntries(result?.faults.map(({ path, code }) => [path, code]) ?? [])).toEqual({
      sku: 'sku',
      title_it: 'required',
      title_en: 'too_long',
      base_price: 'number_ambiguous',
      weight: 'whole_number',
      status: 'import_status',
    })
    expect(taken?.faults.map(({ path, code }) => [path, code])).toEqual([
      ['category', 'import_category'],
      ['slug_it', 'slug_taken'],
    ])
  })
})

describe('a repeated call', () => {
  it('returns the stored results and writes nothing twice', async () => {
    const file = { import_id: randomUUID() }
    const rows = [
      { ...fresh, sku: 'AGAIN-1', title_it: 'Prima', stock_quantity: '10' },
      { ...fresh, sku: 'AGAIN-2', title_it: 'Seconda', base_price: 'x' },
    ]
    const first = await send(rows, file)
    const id = first[0]?.id
    await send([{ sku: 'AGAIN-1', stock_quantity: '9' }]) // sold in the meantime
    expect(await send(rows, file)).toEqual(first)
    expect((await product(id)).stock_quantity).toBe(9)
  })

  it('creates each product once when the same call is sent twice concurrently', async () => {
    const file = { import_id: randomUUID() }
    const rows = [{ ...fresh, sku: 'TWICE-1', title_it: 'Una volta' }]
    const [first, second] = await Promise.all([send(rows, file), send(rows, file)])
    expect(first).toEqual(second)
    expect(first[0]?.done).toBe('created')
  })

  it('returns the finished rows on a slow server, and the caller continues', async () => {
    const rows = Array.from({ length: 3 }, (_, at) => ({
      ...fresh,
      sku: `SLOW-${at}`,
      title_it: `Lenta ${at}`,
    }))
    const { db } = server.context
    const original = db.transaction.bind(db)
    const slow = vi.spyOn(db, 'transaction').mockImplementation((work, config) => {
      server.pass(5000)
      return original(work, config)
    })
    const results = await send(rows, trial)
    slow.mockRestore()
    expect(results.map(({ line }) => line)).toEqual([2, 3])
  })

  it('deletes the claims of files after a day', async () => {
    const file = { import_id: randomUUID() }
    await send([{ ...fresh, sku: 'OLD-1', title_it: 'Vecchia' }], file)
    server.pass(25 * 3_600_000)
    await server.context.jobs.nudge('delete-import-claims')
    const [again] = await send([{ sku: 'OLD-1' }], { ...file, first: 70 })
    expect(again?.done).toBe('same')
  })
})
