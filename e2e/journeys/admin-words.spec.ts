/** Texts of an admin are public as soon as they are saved: pages, FAQ, slides, coupons, replies. */
import type { AdminPage } from '../../src/contract/endpoints/admin/pages.ts'
import type { AdminSlide } from '../../src/contract/endpoints/site/slides.ts'
import { href } from '../../src/contract/paths.ts'
import { ask } from '../fixtures/api.ts'
import { expectPieces, openCart } from '../fixtures/cart.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { fillAddress, letAvatarWait } from '../fixtures/purchase.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 180_000 })

const words = (key: string) => say(`admin-words.${key}`)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, say('react-admin.action.save'))
const saved = (page: Page) =>
  expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()

test('publishes a page that the footer links to, and hides its draft', async ({ page, shop }) => {
  await page.goto('/administration/pages/create')
  await field(page, words('pages.title')).fill('Come si gioca a scuola')
  await field(page, words('pages.body')).fill('Dieci minuti, due mazzi, nessun compito.')
  await page.getByRole('switch', { name: words('pages.published') }).check()
  await page.getByRole('switch', { name: words('pages.in_footer') }).check()
  await save(page)
  await expect(page).toHaveURL(/pages\/\d+$/)
  const editor = page.url()

  await page.goto('/')
  const door = page.getByRole('contentinfo').getByRole('link', { name: 'Come si gioca a scuola' })
  const address = (await door.getAttribute('href')) ?? ''
  await door.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come si gioca a scuola')
  await expect(page.getByText('Dieci minuti, due mazzi, nessun compito.')).toBeVisible()

  await page.goto(editor)
  await page.getByRole('switch', { name: words('pages.published') }).uncheck()
  await save(page)
  await saved(page)
  await expect
    .poll(async () => (await fetch(shop.url + address, { headers: { accept: 'text/html' } })).status)
    .toBe(404)
})

test('finds the answer of a new question by search', async ({ page, shop, sessions }) => {
  await page.goto('/administration/pages/faq')
  await page
    .getByRole('button', { name: words('blocks.add_question') })
    .first()
    .click()
  const asked = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Domanda$/ }) })
  await asked.locator('summary').click()
  const open = page.locator('details[open]')
  await open.getByRole('textbox', { name: words('blocks.field.question') }).fill('Si può giocare in treno?')
  await open
    .getByRole('textbox', { name: words('blocks.field.answer') })
    .fill('Sì, anche in galleria: basta il telefono.')
  await save(page)
  await saved(page)

  await page.goto(href('faq', 'it'))
  await page.getByText('Si può giocare in treno?').click()
  await expect(page.getByText('Sì, anche in galleria: basta il telefono.')).toBeVisible()

  const token = await sessions.tokenOf('admin')
  const { data } = await ask<{ data: AdminPage[] }>(shop.url, '/admin/pages?per_page=1', { token })
  expect(JSON.stringify(data[0]?.blocks)).toContain('Si può giocare in treno?')
})

test('shows a new slide on the home page until it is removed', async ({ page, shop, sessions }) => {
  const token = await sessions.tokenOf('admin')
  const slides = async () => (await ask<{ data: AdminSlide[] }>(shop.url, '/admin/slides', { token })).data
  const before = await slides()
  await page.goto('/administration/slideshow')
  await press(page, words('slides.new'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words('slides.title'), exact: true }).fill('Domenica si gioca')
  await dialog.getByRole('textbox', { name: words('slides.button'), exact: true }).fill('Vengo')
  await dialog.getByRole('textbox', { name: words('slides.link'), exact: true }).fill('/negozio')
  await dialog.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await slides()).length).toBe(before.length + 1)

  await page.goto('/')
  await page.getByRole('button', { name: /Domenica si gioca/ }).click()
  await expect(page.getByRole('heading', { name: 'Domenica si gioca' })).toBeVisible()
  await page.getByRole('link', { name: 'Vengo' }).click()
  await expect(page).toHaveURL(/\/negozio$/)

  await page.goto('/administration/slideshow')
  await press(page, 'Domenica si gioca')
  const remove = { name: say('react-admin.action.delete') }
  await dialog.getByRole('button', remove).click()
  await page
    .getByRole('dialog', { name: say('react-admin.message.delete_title') })
    .getByRole('button', remove)
    .click()
  await expect(dialog).toBeHidden()
  await expect(async () => {
    await page.goto('/') // a rendered page is cached for some seconds
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.getByRole('button', { name: /Domenica si gioca/ }).count()).toBe(0)
  }).toPass()
})

test('applies a new coupon at the checkout', async ({ page }) => {
  await letAvatarWait(page)
  await page.goto('/administration/coupons')
  await press(page, say('admin.coupons.new'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('admin.coupons.code'), exact: true }).fill('TRENO20')
  await dialog.getByRole('textbox', { name: say('admin.products.discount'), exact: true }).fill('20')
  await dialog.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /TRENO20/ })).toContainText('−20%')

  await page.goto('/negozio/buste-e-box/busta-fuoco-serie-1')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shop.add'), exact: true })
    .click()
  await expectPieces(page, 1)
  await (await openCart(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
  await fillAddress(page)
  await page.getByLabel(say('shop.coupon.label')).fill('treno20')
  await press(page, say('shop.coupon.apply'))
  await expect(page.getByText(/TRENO20 applicato/)).toBeVisible()
  await expect(page.getByText('0,98 €').first()).toBeVisible() // a fifth of 4,90 €
})

test('sends a test and then the campaign to confirmed subscribers, and shows its results', async ({
  page,
  shop,
}) => {
  await ask(shop.url, '/newsletter/subscribe', { body: { email: 'lettrice@example.com' } })
  await page.goto(linkIn(await emailTo(shop, 'newsletter-confirm', 'lettrice@example.com'), 'confirm='))
  await press(page, say('newsletter.confirm.button'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('newsletter.confirm.done'))

  await page.goto('/administration/newsletter/create')
  await field(page, words('campaigns.name')).fill('Lettera di prova')
  await field(page, words('campaigns.subject')).fill('Domenica si gioca')
  await field(page, words('campaigns.title')).fill('Porta il mazzo')
  await field(page, words('campaigns.html')).fill('Alle quattro, in bottega.')
  await save(page)
  await expect(page).toHaveURL(/newsletter\/\d+$/)
  await press(page, words('campaigns.test'))
  await emailTo(shop, 'campaign-test', 'admin@example.com', 'Porta il mazzo')
  await press(page, words('campaigns.send'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('campaigns.send'), exact: true })
    .click()
  await expect(page.getByText(words('campaigns.started'))).toBeVisible()
  const letter = await emailTo(shop, 'campaign', 'lettrice@example.com', 'Porta il mazzo')
  expect(letter).toContain('Alle quattro, in bottega.')
  const sent = page.getByRole('definition').nth(1) // the second number of the results
  await expect(sent).toHaveText('1')
})

test('sends the texts that the merchant has written for an email, after a preview and a test', async ({
  page,
  shop,
}) => {
  await page.goto('/administration/settings/emails?email=reset-password')
  const subject = field(page, words('email_texts.key.subject'))
  await subject.fill('Nuova password per ')
  await press(page, '{{site}}')
  await expect(page.getByText('Nuova password per Bottega Arcana', { exact: true })).toBeVisible()
  await press(page, words('campaigns.test'))
  await expect(
    page.getByText(say('admin-words.campaigns.tested', { email: 'admin@example.com' })),
  ).toBeVisible()
  await emailTo(shop, 'email-test', 'admin@example.com', '[Prova] Nuova password per Bottega Arcana')
  await save(page)
  await expect(page.getByText(words('email_texts.saved'))).toBeVisible()
  await ask(shop.url, '/auth/forgot-password', { body: { email: 'user@example.com' } })
  await emailTo(shop, 'reset-password', 'user@example.com', 'Nuova password per Bottega Arcana')
  await press(page, words('email_texts.restore'))
  await save(page)
  await expect(page.getByRole('button', { name: words('email_texts.restore') })).toHaveCount(0)
})
