import type { Dashboard } from '../../src/contract/administration.ts'
import { authorised } from '../world/sessions.ts'
import { expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

test.use({ person: 'admin' })

const menu = (page: Page) => page.getByRole('navigation', { name: say('nav.administration') })

test('the dashboard shows the figures of the database', async ({ page, shop, sessions }) => {
  const token = await sessions.tokenOf('admin')
  const answer = await fetch(`${shop.url}/api/admin/dashboard`, { headers: authorised(token) })
  const today = (await answer.json()) as Dashboard
  await page.goto('/administration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('titles.admin'))
  const main = page.getByRole('main')
  const orders = today.days.reduce((sum, day) => sum + day.orders, 0)
  const tile = main.getByRole('button', { name: new RegExp(`^${say('admin-sales.dashboard.orders')}`) })
  await expect(tile).toContainText(String(orders))
  for (const product of today.products_low.slice(0, 3))
    await expect(main.getByText(product.title).first()).toBeVisible()
  await expect(page.getByText(say('nav.welcome', { name: 'Ada Bottegaia' }))).toBeVisible()
})

test('every link of the menu opens its screen', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/administration')
  await expect(menu(page).getByRole('link')).toHaveCount(16)
  for (const name of await menu(page).getByRole('link').allTextContents())
    await test.step(name, async () => {
      await menu(page).getByRole('link', { name, exact: true }).click()
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    })
})

test('a list is searched and the search lives in the address', async ({ page }) => {
  await page.goto('/administration/users')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'user@example.com' })).toBeVisible()
  await page.getByRole('searchbox', { name: say('admin.list.search') }).fill('rita')
  await expect(page).toHaveURL('/administration/users?search=rita')
  await expect(rows.filter({ hasText: 'retailer@example.com' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('zzzzzz')
  await expect(page.getByText(say('admin.list.none_title', { search: 'zzzzzz' }))).toBeVisible()
  await page.getByRole('button', { name: say('admin.list.clear') }).click()
  await expect(page).toHaveURL(/\/administration\/users\??$/)
  await expect(rows.filter({ hasText: 'user@example.com' })).toBeVisible()
})

test('a long list has pages', async ({ page }) => {
  await page.route('**/api/admin/users*', async route => {
    const url = new URL(route.request().url())
    const at = Number(url.searchParams.get('page') ?? 1)
    const first = (at - 1) * 25
    const data = Array.from({ length: at === 1 ? 25 : 5 }, (_, place) => ({
      id: first + place + 1,
      name: `Persona ${first + place + 1}`,
      email: `persona${first + place + 1}@example.com`,
      role: 'user',
      email_verified: true,
      created_at: '2026-01-01T00:00:00.000Z',
    }))
    await route.fulfill({ json: { data, meta: { total: 30, page: at, per_page: 25 } } })
  })
  await page.goto('/administration/users')
  await expect(page.getByText(say('admin.list.shown', { from: 1, to: 25, total: 30 }))).toBeVisible()
  await page
    .getByRole('navigation', { name: say('ui.pager.label') })
    .getByRole('link', { name: say('ui.pager.next') })
    .click()
  await expect(page).toHaveURL('/administration/users?page=2')
  await expect(page.getByRole('cell', { name: 'Persona 30', exact: true })).toBeVisible()
})

test('a product opens from its list', async ({ page }) => {
  await page.goto('/administration/products')
  await page.getByRole('searchbox', { name: say('admin.list.search') }).fill('statuina draghissimo')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/statuina/)
  await rows.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/administration\/products\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Draghissimo')
})

test('on a phone the menu is behind a burger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/administration')
  await expect(menu(page)).toHaveCount(0)
  await page.getByRole('button', { name: say('nav.open_menu') }).click()
  await menu(page)
    .getByRole('link', { name: say('titles.adminUsers') })
    .click()
  await expect(page).toHaveURL('/administration/users')
  await expect(menu(page)).toHaveCount(0)
})
