import type { AdminProduct } from '../../src/contract/endpoints/admin/products.ts'
import type { SiteSettings } from '../../src/contract/settings.ts'
import { ask } from '../fixtures/api.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true, person: 'admin' })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, say('react-admin.action.save'))

/** An image of one colour, large enough for the shop. */
async function png(page: Page, width = 400, height = 400): Promise<Buffer> {
  const address = await page.evaluate(
    size => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = '#387e84'
        pen.fillRect(40, 40, size.width - 80, size.height - 80)
      }
      return canvas.toDataURL('image/png')
    },
    { width, height },
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

test('publishes a new product with a picture and lists it in its category', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/administration/products')
  await page.getByRole('link', { name: say('admin.products.new') }).click()
  await expect(page).toHaveURL('/administration/products/create')
  await save(page)
  await expect(field(page, say('admin.record.sku'))).toHaveAccessibleDescription(say('validation.required'))
  await field(page, say('admin.column.title')).fill('Lanterna di prova')
  await field(page, say('admin.record.sku')).fill('T-LANTERNA')
  await field(page, say('admin.products.base')).fill('12,90')
  await page
    .getByRole('combobox', { name: say('admin.column.category') })
    .selectOption({ label: 'Accessori' })
  await page.getByRole('combobox', { name: say('admin.column.status') }).selectOption('published')
  await field(page, say('admin.column.stock')).fill('7')
  await page
    .getByRole('textbox', { name: say('admin.record.description') })
    .fill('Fa luce nelle stanze buie.')
  const buffer = await png(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lanterna.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(say('admin.products.cover'))).toBeVisible()
  await save(page)
  await expect(page).toHaveURL(/\/administration\/products\/\d+$/)
  await page.getByRole('link', { name: say('admin.record.open_public') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanterna di prova')
  await expect(page.getByText('12,90 €').first()).toBeVisible()
  await expect(page.getByText('Fa luce nelle stanze buie.')).toBeVisible()
  await expect(page.locator('main img[src*="/uploads/media/"]').first()).toBeVisible()
})

test('shows both versions to the second of two admins who save a product', async ({
  page,
  shop,
  sessions,
}) => {
  const token = await sessions.tokenOf('admin')
  await page.goto('/administration/products/3')
  await field(page, say('admin.record.sku')).fill('MINE-3')
  const product = await ask<AdminProduct>(shop.url, '/admin/products/3', { token })
  const { id: _, offers: __, published_at: ___, updated_at: ____, ...body } = product
  await ask(shop.url, '/admin/products/3', { token, method: 'PUT', body: { ...body, weight: 4321 } })
  await save(page)
  const dialog = page.getByRole('dialog', { name: say('admin.conflict.title') })
  await expect(dialog.getByRole('row', { name: new RegExp(`^${say('admin.field.weight')}`) })).toContainText(
    '4321',
  )
  await expect(
    dialog.getByRole('row', { name: new RegExp(`^${say('admin.field.sku')}`) }).first(),
  ).toContainText('MINE-3')
  await dialog.getByRole('button', { name: say('admin.conflict.take_theirs') }).click()
  await expect(field(page, say('admin.record.weight'))).toHaveValue('4321')
  await expect(field(page, say('admin.record.sku'))).toHaveValue(product.sku)
})

test('keeps the proportions of an uploaded logo in the header until it is removed', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  await page.goto('/administration/settings?group=identity')
  const setting = page.getByRole('group', { name: say('admin.settings.key.logo_header'), exact: true })
  await setting.getByRole('button', { name: say('admin.library.choose'), exact: true }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'insegna.png', mimeType: 'image/png', buffer: await png(page, 600, 300) })
  const width = setting.getByRole('textbox', { name: say('admin.settings.part.width') })
  await expect(width).toHaveValue('88') // of the 44 px that the header gives it
  await expect(setting.getByRole('img', { name: say('admin.settings.on_dark') })).toBeVisible()
  await press(page, say('admin.settings.publish'))
  await expect(page.getByText(say('admin.settings.published'))).toBeVisible()

  const logo = page.getByRole('banner').getByRole('img', { name: 'Bottega Arcana' })
  await page.goto('/negozio')
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.boundingBox()).toMatchObject({ width: 88, height: 44 })
  await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/administration/settings?group=theme')
  await field(page, say('admin.settings.colour.headerBackground')).fill('#5b1a3a')
  await press(page, say('admin.settings.publish'))
  await expect(page.getByText(say('admin.settings.published'))).toBeVisible()
  const settings = () => ask<SiteSettings>(shop.url, '/settings')
  await expect.poll(async () => (await settings()).vuetify_colors.headerBackground).toBe('#5b1a3a')
  await page.goto('/administration/settings?group=identity')
  await setting.getByRole('button', { name: say('admin.library.take_away') }).click()
  await width.fill('190')
  await press(page, say('admin.settings.publish'))
  await expect(page.getByText(say('admin.settings.published'))).toBeVisible()
  await page.goto('/negozio')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bottega Arcana' })).toBeVisible()
  await expect(logo).toHaveCount(0)
  await test.step('a published colour is the colour of the shop’s header', () =>
    expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(91, 26, 58)'))
})
