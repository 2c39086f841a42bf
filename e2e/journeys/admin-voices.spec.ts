/** An admin handles submissions: bookings, players' cards, failed emails. Also edits images and configurators. */

import { ownCard } from '../../server/modules/creations/testing/own-card.ts'
import type { AdminCollection } from '../../src/contract/endpoints/admin/collections.ts'
import type { AdminMail } from '../../src/contract/endpoints/admin/mails.ts'
import type { Creation } from '../../src/contract/endpoints/game/creations.ts'
import { ask } from '../fixtures/api.ts'
import { productsOf } from '../fixtures/catalogue.ts'
import { emailTo } from '../fixtures/mail.ts'
import { freshEmail, registerPerson } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 120_000 })

const sales = (key: string, params?: Record<string, string | number>) => say(`admin-sales.${key}`, params)
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

test('accepts a booking and emails the note to the customer', async ({ page, shop, publish }) => {
  await publish({ product_booking: true })
  const [product] = await productsOf(shop.url, 'search=busta')
  const email = freshEmail('prenota')
  const day = new Date(Date.now() + 20 * 24 * 3600_000).toISOString().slice(0, 10)
  await ask(shop.url, `/products/${product?.id}/bookings`, {
    body: { name: 'Piero Prenota', email, day, quantity: 3, note: 'Per un compleanno' },
  })
  await page.goto('/administration/orders/bookings')
  const row = rowOf(page, email)
  await row.getByRole('button', { name: sales('bookings.answer') }).click()
  await expect(page.getByRole('dialog')).toContainText('Per un compleanno')
  await page.getByLabel(sales('bookings.word')).fill('Passa dopo le 16.')
  await dialogButton(page, sales('bookings.accept')).click()
  await expect(page.getByText(sales('bookings.done.accepted'))).toBeVisible()
  await expect(row).toContainText(sales('bookings.status.accepted'))
  expect(await emailTo(shop, 'booking-accepted', email)).toContain('Passa dopo le 16.')
})

test('resends a failed email', async ({ page, shop, sessions }) => {
  const token = await sessions.tokenOf('admin')
  const mails = async (query: string) =>
    (await ask<{ data: AdminMail[] }>(shop.url, `/admin/mails?${query}`, { token })).data
  const [failed] = await mails('status=failed')
  if (!failed) throw new Error('the demo shop has a letter that failed')
  await page.goto('/administration/settings/mails')
  const row = rowOf(page, failed.to)
  await expect(row).toContainText(failed.last_error ?? '?')
  await row.getByRole('button', { name: sales('mails.retry'), exact: true }).click()
  await expect(page.getByText(sales('mails.again_one'))).toBeVisible()
  const now = async () => (await mails(`search=${failed.to}`)).find(({ id }) => id === failed.id)?.status
  await expect.poll(now, { timeout: 60_000 }).toBe('sent')
})

test('hides a player’s card with a reason for its author, and publishes it again', async ({ page, shop }) => {
  const { token, email } = await registerPerson(shop.url)
  const { id } = await ask<Creation>(shop.url, '/me/creations', {
    token,
    body: ownCard({ nome: 'Brontolone' }),
  })
  const shared = async () => (await fetch(`${shop.url}/api/creations/${id}`)).status
  expect(await shared()).toBe(200)
  await page.goto('/administration/characters/creations')
  const row = rowOf(page, 'Brontolone')
  await row.getByRole('button', { name: sales('creations.hide') }).click()
  await expect(dialogButton(page, sales('creations.hide'))).toBeDisabled()
  await page.getByLabel(sales('creations.why')).fill('Somiglia troppo a un’altra.')
  await dialogButton(page, sales('creations.hide')).click()
  await expect(page.getByText(sales('creations.hidden'))).toBeVisible()
  expect(await shared()).toBe(404)
  expect(await emailTo(shop, 'creation-hidden', email)).toContain('Somiglia troppo')
  await row.getByRole('button', { name: sales('creations.show') }).click()
  await expect(page.getByText(sales('creations.shown'))).toBeVisible()
  expect(await shared()).toBe(200)
})

test('finds a picture by its description in one language', async ({ page }) => {
  const words = `Gufo al banco ${Date.now()}`
  await page.goto('/administration/pages/media')
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('button')
  await pictures.first().click()
  await page.getByLabel('Deutsch', { exact: true }).fill(words)
  await dialogButton(page, say('react-admin.action.save')).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('searchbox').fill(words)
  await expect(pictures).toHaveCount(1)
  await pictures.first().click()
  await expect(page.getByLabel('Deutsch', { exact: true })).toHaveValue(words)
})

test('shows the new name of a saved configurator in the shop', async ({ page, shop, sessions }) => {
  const [from, to] = ['La tua T-shirt', 'La maglietta che vuoi']
  await page.goto('/administration/collections')
  await page.getByRole('main').getByRole('link', { name: from }).click()
  const name = page.getByRole('main').getByLabel(say('admin.column.name'), { exact: true }).first()
  await expect(name).toHaveValue(from)
  await name.fill(to)
  await test.step('leaving an unsaved form asks first, by a link or by going back', async () => {
    const question = page.getByRole('dialog', { name: say('admin.leaving.title') })
    await page.goBack()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(name).toHaveValue(to)
    await expect(page).toHaveURL(/collections\/\d+/)
    await page.goBack()
    await press(page, say('admin.leaving.leave'))
    await expect(page).toHaveURL(/collections$/)
  })
  await page.getByRole('main').getByRole('link', { name: from }).click()
  await expect(name).toHaveValue(from)
  await name.fill(to)
  await press(page, say('react-admin.action.save'))
  await expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()
  const path = new URL(page.url()).pathname.replace('/administration', '/admin')
  await page.goto('/collezioni')
  await expect(page.getByRole('heading', { name: to, exact: true })).toBeVisible()
  const token = await sessions.tokenOf('admin')
  const { id: _, ...body } = await ask<AdminCollection>(shop.url, path, { token })
  const names = { ...body.names, it: from }
  await ask(shop.url, path, { token, method: 'PUT', body: { ...body, names } }) // as other journeys expect it
})
