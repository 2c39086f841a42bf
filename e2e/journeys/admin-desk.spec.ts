import { expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

test.use({ person: 'admin' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const search = (page: Page) => page.getByRole('searchbox', { name: say('admin.header.search') })

test('the search of the header leads to a customer, and from there packs are given to just that one', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.goto('/administration')
  await search(page).fill('RESELLER@')
  const hit = page.getByRole('search').getByRole('link', { name: /reseller@example\.com/ })
  await expect(hit).toBeVisible()
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/administration\/users\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Remo Scaffale')
  await page.getByRole('link', { name: say('admin-sales.users.grant') }).click()
  const gift = page.getByRole('dialog', { name: say('admin-goods.packs.give') })
  await expect(gift).toContainText('Remo Scaffale')
  await expect(gift).toContainText('reseller@example.com')
})

test('what waits is counted in the header, and leads to its list', async ({ page }) => {
  await page.goto('/administration/attributes')
  const bell = page.getByRole('banner').getByRole('button', { expanded: false, name: /\d/ })
  await bell.click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('admin.header.work.tickets') })
    .click()
  await expect(page).toHaveURL('/administration/orders/tickets')
})

test('the dashboard shows any two days', async ({ page }) => {
  await page.goto('/administration')
  await page.getByLabel(say('admin-sales.orders.from'), { exact: true }).fill('2026-01-05')
  await expect(page).toHaveURL(/from=2026-01-05/)
  await page.getByLabel(say('admin-sales.orders.to'), { exact: true }).fill('2026-01-07')
  await expect(page).toHaveURL(/from=2026-01-05&to=2026-01-07/)
  await expect(page.getByRole('row').filter({ hasText: /^2026-01-0/ })).toHaveCount(3)
})

test('odds that are not saved are not left without a question', async ({ page }) => {
  await page.goto('/administration/packs')
  const kinds = page.getByRole('button', { pressed: false })
  const share = page.getByRole('textbox', { name: new RegExp(say('admin-goods.packs.slots.usual')) }).first()
  await share.fill('12')
  const question = page.getByRole('dialog', { name: say('admin.leaving.title') })
  const other = kinds.filter({ hasText: /oro|arcana/i }).first()
  await other.click()
  await page.keyboard.press('Escape') // stays
  await expect(question).toBeHidden()
  await expect(other).toBeFocused()
  await expect(share).toHaveValue('12')
  const codes = page.getByRole('tab', { name: say('admin-goods.packs.part.codes') })
  await codes.click()
  await press(page, say('admin.leaving.stay'))
  await expect(question).toBeHidden()
  await expect(share).toHaveValue('12')
  await codes.click()
  await press(page, say('admin.leaving.leave'))
  await expect(codes).toHaveAttribute('aria-selected', 'true')
})

test('a form that is not saved is not left without a question, by a link or by going back', async ({
  page,
}) => {
  await page.goto('/administration/collections')
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  const name = page.getByRole('main').getByRole('textbox').first()
  await expect(name).not.toHaveValue('')
  await name.fill('Scritto a metà')
  const question = page.getByRole('dialog', { name: say('admin.leaving.title') })
  await page.goBack()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Scritto a metà')
  await expect(page).toHaveURL(/collections\/\d+/)
  await page.goBack()
  await press(page, say('admin.leaving.leave'))
  await expect(page).toHaveURL(/collections$/)
})

test('an order is printed as a sheet for the workshop, and nothing else of the page', async ({ page }) => {
  await page.goto(`/administration/orders?filter=${encodeURIComponent('{"status":"completed"}')}`)
  const first = page.getByRole('main').getByRole('link', { name: /^BA-/ }).first()
  const [number = ''] = /BA-\d+/.exec((await first.textContent()) ?? '') ?? []
  expect(number).not.toBe('')
  await first.click()
  await expect(page.getByRole('button', { name: say('admin-sales.order.print') })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('body > article')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText(number)
  await expect(page.getByRole('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(sheet).toBeHidden()
})

test('the register tells a change from what to what, by person', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/administration/orders')
  await page.getByRole('link', { name: say('titles.adminTickets'), exact: true }).click()
  await press(page, say('admin-sales.tickets.answer'))
  const ticket = page.getByRole('dialog')
  const written = ticket.getByRole('textbox')
  await written.fill('Sì, vanno bene.')
  const question = page.getByRole('dialog', { name: say('admin.leaving.title') })
  // The second round is the browser's own closing, which asks nobody: the dialog stands all the same.
  for (const _ of [1, 2]) {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(written).toBeFocused()
    await expect(written).toHaveValue('Sì, vanno bene.')
  }
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await press(page, say('admin.leaving.stay'))
  await expect(page).toHaveURL(/\/tickets$/)
  await expect(written).toHaveValue('Sì, vanno bene.')
  await ticket.getByRole('button', { name: say('admin-sales.tickets.send') }).click()
  await expect(page.getByText(say('admin-sales.tickets.sent'))).toBeVisible()
  await page.goto('/administration/settings?group=register')
  await page.getByRole('combobox', { name: say('admin.audit.of') }).selectOption('ticket')
  const who = page.getByRole('combobox', { name: say('admin.audit.by') })
  await who.selectOption({ index: 1 })
  const row = page
    .getByRole('listitem')
    .filter({ hasText: say('admin.audit.record.ticket') })
    .first()
  await row.locator('summary').click()
  await expect(row).toContainText('Sì, vanno bene.')
  await page.getByLabel(say('admin.audit.to'), { exact: true }).fill('2020-01-01')
  await expect(page.getByText(say('admin.audit.none'))).toBeVisible()
})

test('a campaign is found by its name, and its letter is shown as it is written', async ({ page }) => {
  const words = (key: string) => say(`admin-words.campaigns.${key}`)
  await page.goto('/administration/newsletter')
  const letters = page.getByRole('main').getByRole('table').getByRole('link')
  await expect(letters.first()).toBeVisible()
  const name = (await letters.first().textContent()) ?? ''
  const find = page.getByRole('searchbox', { name: say('admin.list.search'), exact: true })
  await find.fill('nessuna la chiama')
  await expect(page.getByText(say('react-admin.navigation.no_filtered_results'))).toBeVisible()
  await find.fill(name)
  await letters.filter({ hasText: name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const preview = page.frameLocator(`iframe[title="${words('preview')}"]`)
  await page.getByRole('textbox', { name: words('title'), exact: true }).fill('La notte dei gufi')
  await expect(preview.getByText('La notte dei gufi')).toBeVisible()
  const picture = preview.locator('img').last()
  await expect.poll(() => picture.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('tab', { name: /^Deutsch/ }).click()
  await expect(preview.getByText('La notte dei gufi')).toHaveCount(0)
})

test('an article is given its character, and its reader finds the way there', async ({ page }) => {
  await page.goto('/administration/pages/blog')
  const rows = page.getByRole('row').filter({ hasText: say('admin-words.articles.published') })
  await rows.first().getByRole('link').first().click()
  const picker = page.getByRole('combobox', { name: say('admin-words.articles.character') })
  await picker.selectOption({ index: 7 })
  const slug = await picker.inputValue()
  await press(page, say('react-admin.action.save'))
  await expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()
  const address = await page
    .getByRole('link', { name: say('admin-words.articles.open') })
    .getAttribute('href')
  await page.goto(address ?? '')
  await page.getByRole('link', { name: say('site.blog.to_character') }).click()
  await expect(page).toHaveURL(new RegExp(`/${slug}$`))
})
