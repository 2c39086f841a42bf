/** The product export of a French WooCommerce shop: a dry run, the import, and the same file again. */
import type { ProductCard } from '../../src/contract/endpoints/shop/catalog.ts'
import { productsOf } from '../fixtures/catalogue.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 180_000 })

const goods = (key: string, params?: Record<string, string | number>) =>
  say(`admin-goods.import.${key}`, params)

const head =
  'ID,Type,UGS,Nom,Publié,Description courte,En stock ?,Stock,Tarif régulier,Catégories,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1 '
const file = [
  head,
  '910,variable,,Tapis de jeu brodé,1,Il se roule.,1,,,Tapis,,Motif,"Forêt, Mer"',
  '911,variation,TAPIS-F,Tapis de jeu brodé - Forêt,1,,1,7,"30,00",,id:910,Motif,Forêt',
  '912,variation,TAPIS-M,Tapis de jeu brodé - Mer,1,,1,3,"32,50",,id:910,Motif,Mer',
  '920,simple,LAMPE-9,Lampe brodée,1,Elle éclaire.,1,12,"12,90",Lampes,,,',
  '930,simple,CASSE-1,Prix illisible,1,,1,1,gratuit,Lampes,,,',
].join('\n')

async function choose(page: Page): Promise<void> {
  await page.goto('/administration/products/import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'wc-product-export.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText(goods('shop.found.products', { records: 3, rows: 5 }))).toBeVisible()
}

const expectAmounts = (page: Page, amounts: { created: number; same: number }) =>
  expect(page.getByRole('status')).toContainText(goods('amounts', { ...amounts, changed: 0, failed: 1 }))

test('shows what it read before it writes, imports the rest of a file with a bad row, and creates no duplicates on repetition', async ({
  page,
  shop,
}) => {
  const found = (): Promise<ProductCard[]> => productsOf(shop.url, 'search=brod')
  const dryRun = () => page.getByRole('button', { name: goods('try') }).click()

  await choose(page)
  await dryRun()
  await expectAmounts(page, { created: 2, same: 0 })
  await expect(page.getByText('gratuit')).toBeVisible()
  await expect(
    page.getByRole('cell', { name: 'TAPIS-M' }).or(page.getByText('TAPIS-M')).first(),
  ).toBeVisible()
  expect(await found()).toEqual([])

  await page.getByRole('button', { name: goods('shop.take.products_other', { count: 3 }) }).click()
  await expect(page.getByRole('status')).toContainText(goods('of_job', { done: 2, failed: 1 }))
  await expect
    .poll(async () => (await found()).map(({ title }) => title).sort(), { timeout: 30_000 })
    .toEqual(['Lampe brodée', 'Tapis de jeu brodé'])

  await choose(page)
  await dryRun()
  await expectAmounts(page, { created: 0, same: 2 })
})
