import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const amount = async () => (await server.call('GET', '/admin/products', { as: 'admin' })).json().counts.all

describe('rows of an import', () => {
  it('are reported and not changed in a dry run', async () => {
    const countBefore = await amount()
    const results = await send([fresh, { ...fresh, sku: 'IMP-2', base_price: 'x' }], trial)
    expect(results.map(result => result.done)).toEqual(['created', 'failed'])
    expect(await amount()).toBe(countBefore)
  })

  it('fail with a reason without stopping others, and are imported once corrected', async () => {
    const bad = { ...fresh, sku: 'IMP-2', title_it: 'Lume', base_price: 'tanto', category: 'niente' }
    const results = await send([bad, fresh])
    expect(results).toMatchObject([
      {
        line: 2,
        done: 'failed',
        faults: [
          { path: 'base_price', code: 'money' },
          { path: 'category', code: 'import_category' },
        ],
      },
      { line: 3, done: 'created', faults: [] },
    ])
    const [corrected] = await send([{ ...bad, base_price: '7', category: 'accessori' }])
    expect(corrected?.done).toBe('created')
    expect(await product(corrected?.id)).toMatchObject({ base_price: 700, status: 'draft' })
  })

  it('admin 1b: report discounts that are no offer in a dry run, for each price list', async () => {
    const offer = { ...fresh, sku: 'IMP-OFFER', title_it: 'Torcia', status: 'published', base_discount: '20' }
    const [expensive] = await send([{ ...offer, other_price: '3', other_discount: '5' }], trial)
    expect(expensive).toMatchObject({ done: 'created', hidden_offers: 2 }) // new: it was never for sale
    const [plain] = await send([{ ...offer, base_discount: '0' }], trial)
    expect(plain).toMatchObject({ done: 'created', hidden_offers: 0 })
    const [sold] = await send([{ ...offer, base_discount: '0' }])
    server.pass(24 * 3_600_000)
    const [reduced] = await send([{ sku: 'IMP-OFFER', base_discount: '20' }], trial)
    expect(reduced).toMatchObject({ done: 'changed', id: sold?.id, hidden_offers: 0 })
    const [raised] = await send([{ sku: 'IMP-OFFER', base_price: '9,90', base_discount: '20' }], trial)
    expect(raised).toMatchObject({ hidden_offers: 1 })
  })

  it('leave missing columns unchanged, and change nothing the second time', async () => {
    const [changed] = await send([{ sku: 'IMP-1', stock_quantity: '3', title_de: 'Kerze' }])
    expect(changed?.done).toBe('changed')
    const now = await product(changed?.id)
    expect(now).toMatchObject({ base_price: 490, stock_quantity: 3 })
    expect([now.translations.it.title, now.translations.de.title]).toEqual(['Candela', 'Kerze'])
    expect((await send([{ sku: 'IMP-1', stock_quantity: '3' }]))[0]?.done).toBe('same')
  })

  it('do not create a product for the number of a variant', async () => {
    const { data } = (await server.call('GET', '/admin/products/export?per_page=100', { as: 'admin' })).json<{
      data: { cells: ImportRow['cells'] }[]
    }>()
    const at = data.findIndex(row => row.cells.title_it === undefined)
    const sku = data[at]?.cells.sku ?? ''
    const countBefore = await amount()
    const [changed] = await send([{ sku, stock_quantity: '41' }])
    expect(changed?.done).toBe('changed')
    expect((await product(changed?.id)).variants.find(one => one.sku === sku)?.stock_quantity).toBe(41)
    expect((await send([{ sku, title_it: 'Altro' }]))[0]?.faults).toEqual([
      { path: 'title_it', code: 'import_variant' },
    ])
    expect(await amount()).toBe(countBefore)
  })

  it('are refused outside a limit of the contract, with its code and limit as in the form', async () => {
    const [result] = await send([{ ...fresh, sku: 'IMP-LONG', title_it: 'x'.repeat(161) }])
    expect(result?.faults).toEqual([{ path: 'title_it', code: 'too_long', params: { max: 160 } }])
  })

  it('find a number that begins with a dash, with the apostrophe of the export', async () => {
    const [created] = await send([{ ...fresh, sku: '-IMP-7', title_it: 'Stoppino' }])
    const again = await send([{ sku: "'-IMP-7", base_price: '5' }, { sku: '-IMP-7' }])
    expect(again).toMatchObject([
      { done: 'changed', id: created?.id },
      { done: 'failed', faults: [{ path: 'sku', code: 'import_repeated', params: { line: 2 } }] },
    ])
  })

  it('are unchanged when an export is imported', async () => {
    const { data } = (await server.call('GET', '/admin/products/export?per_page=4', { as: 'admin' })).json<{
      data: { cells: ImportRow['cells'] }[]
    }>()
    const results = await send(data.map(row => row.cells))
    expect(results.filter(result => result.done !== 'same')).toEqual([])
  })
})

describe('numbers of an import', () => {
  const candle = { ...fresh, title_it: 'Candela votiva' }

  it.each(['10.702', '19.990', '12,905'])('refuses the price %s, which is ambiguous', async price => {
    const [result] = await send([{ ...candle, sku: 'AMB-1', base_price: price }])
    expect(result).toMatchObject({
      done: 'failed',
      faults: [{ path: 'base_price', code: 'number_ambiguous' }],
    })
    expect((await send([{ sku: 'AMB-1' }], trial))[0]?.done).toBe('failed') // nothing was stored
  })

  it('reads a price with groups where the column shows what separates decimals', async () => {
    const row = { ...candle, sku: 'AMB-2', title_it: 'Lume da muro', base_price: '10.702' }
    const [grouped] = await send([row], { ...trial, decimal_signs: { base_price: ',' } })
    expect(grouped?.changes).toContainEqual({ path: 'base_price', before: null, after: 1_070_200 })
    const [precise] = await send([row], { ...trial, decimal_signs: { base_price: '.' } })
    expect(precise?.faults).toEqual([{ path: 'base_price', code: 'money_decimals' }])
  })

  it.each([
    ['(12)', 'money'],
    ['12-', 'money'],
    ['1e3', 'money'],
    ['12,905 x', 'money'],
  ])('refuses the price %s', async (base_price, code) => {
    const [result] = await send([{ ...candle, sku: 'BAD-1', base_price }], trial)
    expect(result?.faults).toEqual([{ path: 'base_price', code }])
  })

  it.each([
    ['stock_quantity', '1,5', 'whole_number'],
    ['weight', '1.500', 'number_ambiguous'],
    ['base_discount', '-5', 'whole_number'],
  ] as const)('refuses %s of %s', async (column, cell, code) => {
    const [result] = await send([{ ...candle, sku: 'BAD-2', [column]: cell }], trial)
    expect(result?.faults).toEqual([{ path: column, code }])
  })

  it('reports old and new values of each column that changes', async () => {
    const row = { ...candle, sku: 'OLD-NEW', title_it: 'Calice', base_price: '10,70', weight: '250' }
    const [created] = await send([row])
    expect(created?.done).toBe('created')
    const [changed] = await send(
      [{ ...row, base_price: '1.000.000', title_it: 'Coppa', status: 'published' }],
      trial,
    )
    expect(changed?.changes).toEqual([
      { path: 'status', before: 'draft', after: 'published' },
      { path: 'base_price', before: 1070, after: 100_000_000 },
      { path: 'title_it', before: 'Calice', after: 'Coppa' },
    ])
  })
})

it('never stores the sign that replaces lost characters', async () => {
  const [result] = await send([{ ...fresh, sku: 'LOST-1', title_it: 'Caff\ufffd' }])
  expect(result?.faults).toEqual([{ path: 'title_it', code: 'lost_characters' }])
})
