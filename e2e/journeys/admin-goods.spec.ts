import type { AdminAttribute, AdminCategory } from '../../src/contract/endpoints/admin/catalog.ts'
import type { AdminCharacter } from '../../src/contract/endpoints/admin/characters.ts'
import type { AdminProduct } from '../../src/contract/endpoints/admin/products.ts'
import { ask } from '../fixtures/api.ts'
import { charactersOf, productOf } from '../fixtures/catalogue.ts'
import { bringSession } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 180_000 })

const goods = (key: string, params?: Record<string, string | number>) => say(`admin-goods.${key}`, params)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const save = (page: Page) =>
  page.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()

test('lists a product in a new category, and shows both versions to the second of two admins who save it', async ({
  page,
  shop,
  sessions,
}) => {
  const token = await sessions.tokenOf('admin')
  const categories = async () =>
    (await ask<{ data: AdminCategory[] }>(shop.url, '/admin/categories', { token })).data
  await page.goto('/administration/categories')
  await press(page, goods('categories.new'))
  const name = page.getByRole('textbox', { name: say('admin.column.name'), exact: true })
  await name.fill('Candele')
  await save(page)
  const made = page.getByRole('button', { name: /Candele/ })
  await expect(made.first()).toBeVisible()
  await test.step('shows both versions to the second of two admins who save a category', async () => {
    await made.last().click()
    await name.fill('Candele mie')
    const theirs = (await categories()).find(one => one.translations.it.name === 'Candele') as AdminCategory
    const { id, products: _, ...body } = theirs
    const translations = { ...body.translations, it: { ...body.translations.it, description: 'Loro.' } }
    await ask(shop.url, `/admin/categories/${id}`, { token, method: 'PUT', body: { ...body, translations } })
    await save(page)
    await expect(page.getByRole('dialog', { name: say('admin.conflict.title') })).toBeVisible()
    await press(page, say('admin.conflict.take_theirs'))
    await expect(name).toHaveValue('Candele')
  })
  const category = (await categories()).find(one => one.translations.it.name === 'Candele')
  const { id } = await productOf(shop.url, 'box-24-buste-acqua') // no other journey searches for it
  const product = await ask<AdminProduct>(shop.url, `/admin/products/${id}`, { token })
  const { id: _, offers: __, published_at: ___, updated_at: ____, ...body } = product
  await ask(shop.url, `/admin/products/${id}`, {
    token,
    method: 'PUT',
    body: { ...body, category_id: category?.id },
  })
  await page.goto('/negozio/candele')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candele')
  await expect(page.locator('main article, main li').filter({ hasText: /€/ }).first()).toBeVisible()
})

test('adds an attribute value and creates a variant from it', async ({ page, shop, sessions }) => {
  await page.goto('/administration/attributes')
  await page.getByRole('button', { name: /^Colore/ }).click()
  await press(page, goods('attributes.add_value'))
  const names = page.getByPlaceholder(say('admin.column.name'))
  await names.last().fill('Smeraldo')
  await page.getByPlaceholder(say('admin.column.code')).last().fill('smeraldo')
  await save(page)
  await expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()
  const token = await sessions.tokenOf('admin')
  const { data } = await ask<{ data: AdminAttribute[] }>(shop.url, '/admin/attributes', { token })
  const colour = data.find(one => one.values.some(value => value.code === 'smeraldo'))
  const emerald = colour?.values.find(value => value.code === 'smeraldo')
  expect(emerald).toBeDefined()
  await page.goto('/administration/products/3')
  await press(page, say('admin.products.make_variants'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Smeraldo' }).click()
  await dialog.getByRole('button', { name: say('admin.products.make_count_one', { count: 1 }) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').getByRole('textbox').first()).toHaveValue(/Smeraldo/)
  // admin 19: the last column of the grid is fully visible at 1440 px
  const remove = page.getByRole('row').getByRole('button', { name: say('react-admin.action.remove') })
  const hidden = await remove.first().evaluate(button => {
    const grid = button.closest('table')?.parentElement
    return grid ? grid.scrollWidth - grid.clientWidth : Number.NaN
  })
  expect(hidden).toBe(0)
})

test('shows a move that an admin changed in the album', async ({ page, shop, sessions }) => {
  const token = await sessions.tokenOf('admin')
  const owner = await sessions.tokenOf('user')
  const [held] = await ask<{ numero_carta: number }[]>(shop.url, '/me/cards', { token: owner })
  const card = (await charactersOf(shop.url)).find(one => one.numero_carta === held?.numero_carta)
  await page.goto(`/administration/characters/${card?.slug}`)
  await page
    .getByRole('button', { name: goods('moves.add_effect') })
    .first()
    .click()
  await page
    .getByRole('combobox', { name: goods('moves.effect') })
    .last()
    .selectOption('freeze')
  const text = page.locator('p[aria-live="polite"]').first()
  await expect(text).toContainText(/congel|gelo/i)
  const said = (await text.textContent()) ?? ''
  await save(page)
  await expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()
  const stored = await ask<AdminCharacter>(shop.url, `/admin/characters/${card?.id}`, { token })
  expect(stored.edited_at).not.toBeNull()
  await bringSession(page, shop.url, owner)
  await page.goto(`/game/album?card=${card?.numero_carta}`)
  await expect(page.getByText(said).first()).toBeVisible()
})

test('changes pack odds, simulates ten thousand packs, then grants and opens one', async ({
  page,
  shop,
  sessions,
}) => {
  await page.goto('/administration/packs')
  const cells = page.getByRole('textbox', { name: /^Carte 1–4/ })
  await cells.first().fill('70')
  await expect(page.getByText(goods('packs.missing', { share: '5' }))).toBeVisible()
  await expect(page.getByRole('button', { name: say('react-admin.action.save'), exact: true })).toBeDisabled()
  await cells.nth(1).fill('25')
  await press(page, /10\.000/)
  await expect(page.getByText(goods('packs.great'))).toBeVisible()
  await save(page)
  await expect(page.getByText(goods('packs.published', { version: 2 }))).toBeVisible()

  await page.getByRole('tab', { name: goods('packs.part.given') }).click()
  await press(page, goods('packs.give'))
  await page.getByRole('combobox', { name: goods('packs.owner') }).fill('user@example.com')
  await page.getByRole('option', { name: /user@example\.com/ }).click()
  await press(page, goods('packs.give_now_one', { count: 1 }))
  await expect(page.getByRole('cell', { name: goods('packs.source.gift') }).first()).toBeVisible()

  const token = await sessions.tokenOf('user')
  type Pack = { id: string; odds_version: number; is_opened: boolean }
  const givenPack = async () => {
    const packs = await ask<Pack[]>(shop.url, '/me/packs', { token })
    return packs.find(pack => pack.odds_version === 2)
  }
  await expect.poll(async () => (await givenPack())?.is_opened).toBe(false)
  const given = await givenPack()
  const row = page
    .getByRole('row')
    .filter({ hasText: goods('packs.source.gift') })
    .first()
  await row.getByRole('button').first().click()
  await expect(page.getByText(goods('packs.sealed'))).toBeVisible()
  await page.keyboard.press('Escape')
  await ask(shop.url, `/packs/${given?.id}/open`, { token, body: {} })
  await page.reload()
  await row.getByRole('button').first().click()
  await expect(page.getByText(goods('packs.secret'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('codes are shown once when they are made; one is redeemed', async () => {
    await page.getByRole('tab', { name: goods('packs.part.codes') }).click()
    await press(page, goods('packs.make_codes'))
    await page.getByRole('textbox', { name: goods('packs.label') }).fill('Fiera')
    await page.getByRole('spinbutton', { name: goods('packs.count') }).fill('3')
    await press(page, goods('packs.make_now_other', { count: 3 }))
    const csv = await page.getByRole('textbox', { name: goods('packs.codes') }).inputValue()
    const code = csv.split(/\r?\n/)[1]?.split(',')[1] ?? ''
    await ask(shop.url, '/packs/redeem', { token, body: { code } })
    await press(page, say('react-admin.action.close'))
    await page.reload()
    await expect(page.getByRole('cell', { name: '1 / 3' })).toBeVisible()
  })
})

test('imports products from a file after an invalid row is reported and corrected', async ({
  page,
  shop,
  sessions,
}) => {
  await page.goto('/administration/products/import')
  const file = 'sku;title_it;category;base_price\nG-1;Vaso;accessori;9,90\nG-2;Brocca;accessori;molto\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await press(page, goods('import.try'))
  await expect(page.getByText('1 nuovi, 0 cambiati, 0 uguali, 1 non riusciti')).toBeVisible()
  await press(page, goods('import.take_other', { count: 2 }))
  await expect(page.getByText(goods('import.did'))).toBeVisible()
  const cell = page.getByRole('textbox', { name: say('admin.field.base_price') })
  await expect(cell).toHaveAccessibleDescription(say('validation.money'))
  await cell.fill('14,50')
  await press(page, goods('import.again_one', { count: 1 }))
  await expect(page.getByText(goods('import.of_job', { done: 1, failed: 0 }))).toBeVisible()
  const token = await sessions.tokenOf('admin')
  const { data } = await ask<{ data: { title: string }[] }>(shop.url, '/admin/products?search=G-2', { token })
  expect(data.map(({ title }) => title)).toContain('Brocca')
})

test('previews a bulk price change before applying it', async ({ page, shop, sessions }) => {
  await page.goto('/administration/products')
  const boxes = page.getByRole('checkbox', { name: say('react-admin.action.select_row') })
  await boxes.nth(0).check({ force: true })
  await boxes.nth(1).check({ force: true })
  await press(page, say('admin.products.bulk.prices'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('admin.products.bulk.value') }).fill('10')
  await expect(dialog.getByRole('row')).toHaveCount(3)
  const to = (await dialog.getByRole('row').nth(1).getByRole('cell').last().textContent()) ?? ''
  const title = (await dialog.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
  await dialog
    .getByRole('button', { name: say('admin.products.bulk.prices_apply_other', { count: 2 }) })
    .click()
  await expect(dialog).toBeHidden()
  const [price = ''] = /[\d.]+,\d\d/.exec(to) ?? []
  const { data } = await ask<{ data: { title: string; shown: { now: number } }[] }>(
    shop.url,
    '/admin/products?per_page=100',
    { token: await sessions.tokenOf('admin') },
  )
  const now = data.find(product => product.title === title)?.shown.now
  expect(now).toBe(Number(price.replace(/\D/g, '')))
})
