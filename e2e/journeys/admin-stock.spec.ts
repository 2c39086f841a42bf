/** Goods are received once, counted and corrected. */
import type { StockItemRow } from '../../src/contract/endpoints/admin/stock-movements.ts'
import type { Stocktake } from '../../src/contract/endpoints/admin/stocktakes.ts'
import { ask } from '../fixtures/api.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 180_000 })

const stock = (key: string, params?: Record<string, string | number>) => say(`admin-stock.${key}`, params)
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function enterCode(page: Page, code: string, submit: string): Promise<void> {
  const field = page.getByLabel(stock('scan.code'), { exact: true })
  await field.fill(code)
  await click(page, submit)
  await expect(field).toHaveValue('')
}

test('receives goods once, counts them and corrects the stock with a note', async ({
  page,
  shop,
  sessions,
}) => {
  const token = await sessions.tokenOf('admin')
  const itemOf = async (query: string) => {
    const { data } = await ask<{ data: StockItemRow[] }>(shop.url, `/admin/stock/items?${query}`, { token })
    return data.find(row => row.stock_quantity !== null && row.reserved === 0) as StockItemRow
  }
  const { id, sku, stock_quantity } = await itemOf('per_page=100&sort=-sku')
  const before = stock_quantity as number
  const stockNow = async () => (await itemOf(`item=${id}`)).stock_quantity
  const note = 'Bolla 2026/117'

  const receive = async () => {
    await enterCode(page, sku, stock('received.add'))
    await page.getByLabel(stock('scan.pieces_of', { code: sku })).fill('5')
    await page.getByLabel(stock('received.note')).fill(note)
    await click(page, stock('received.store_other', { count: 5 }))
  }
  await page.goto('/administration/products/stock/received')
  await receive()
  await expect(page.getByText(stock('received.done_other', { count: 5 }))).toBeVisible()
  await test.step('asks before it adds the same goods again', async () => {
    await receive()
    const dialog = page.getByRole('dialog', { name: stock('received.repeated_title') })
    await dialog.getByRole('button', { name: say('react-admin.action.cancel') }).click()
    expect(await stockNow()).toBe(before + 5)
    await click(page, say('react-admin.action.remove'))
  })
  await page.locator('summary', { hasText: note }).first().click()
  await expect(page.locator('details[open]').getByText(sku)).toBeVisible()

  const take = await ask<Stocktake>(shop.url, '/admin/stock/stocktakes', {
    token,
    body: { name: 'Scaffale A' },
  })
  await page.goto(`/administration/products/stock/stocktakes/${take.id}`)
  await enterCode(page, sku, stock('stocktakes.count'))
  const counted = page.getByLabel(stock('stocktakes.count_of', { code: sku }))
  await counted.fill(String(before + 4))
  await counted.press('Enter')
  await expect(page.getByRole('row', { name: sku }).getByText('−1')).toBeVisible()
  await click(page, stock('stocktakes.apply'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: stock('stocktakes.apply') })
    .click()
  await expect(page.getByText(stock('stocktakes.status.applied'))).toBeVisible()
  expect(await stockNow()).toBe(before + 4)

  const filter = encodeURIComponent(JSON.stringify({ item: id }))
  await page.goto(`/administration/products/stock/movements?filter=${filter}`)
  await click(page, stock('correct.open'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(stock('column.available')).fill(String(before + 3))
  await dialog.getByLabel(stock('column.note')).fill('Un pezzo rotto')
  await dialog.getByRole('button', { name: stock('correct.store') }).click()
  await expect(page.getByText('Un pezzo rotto')).toBeVisible()
  expect(await stockNow()).toBe(before + 3)
})
