import type { Dashboard } from '../../src/contract/endpoints/admin/dashboard.ts'
import { authorised } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })

const menu = (page: Page) => page.getByRole('navigation', { name: say('nav.administration') })

test('opens the screen of every menu link', async ({ page, shop, sessions }) => {
  test.setTimeout(180_000)
  const token = await sessions.tokenOf('admin')
  const response = await fetch(`${shop.url}/api/admin/dashboard`, { headers: authorised(token) })
  const today = (await response.json()) as Dashboard
  await page.goto('/administration')
  await test.step('the dashboard shows the figures of the database', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('titles.admin'))
    const main = page.getByRole('main')
    const orders = today.days.reduce((sum, day) => sum + day.orders, 0)
    const tile = main.getByRole('button', { name: new RegExp(`^${say('admin-sales.dashboard.orders')}`) })
    await expect(tile).toContainText(String(orders))
    for (const product of today.products_low.slice(0, 3))
      await expect(main.getByText(product.title).first()).toBeVisible()
    await expect(page.getByText(say('nav.welcome', { name: 'Ada Bottegaia' }))).toBeVisible()
  })
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

test('stores the search of a list in the address', async ({ page }) => {
  const rows = page.getByRole('table').getByRole('row')
  const search = page.getByRole('searchbox', { name: say('admin.list.search'), exact: true })
  await page.goto('/administration/users')
  await expect(rows.filter({ hasText: 'user@example.com' })).toBeVisible()
  await search.fill('rita')
  await expect(page).toHaveURL(/filter=%7B%22q%22%3A%22rita%22%7D/)
  await expect(rows.filter({ hasText: 'retailer@example.com' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await search.fill('zzzzzz')
  await expect(page.getByText(say('react-admin.navigation.no_filtered_results'))).toBeVisible()
  await page.getByRole('button', { name: say('react-admin.navigation.clear_filters') }).click()
  await expect(page).toHaveURL(/filter=%7B%7D/)
  await expect(rows.filter({ hasText: 'user@example.com' })).toBeVisible()
  await test.step('a product opens from its list', async () => {
    await menu(page)
      .getByRole('link', { name: say('titles.adminProducts'), exact: true })
      .click()
    // The address changes before the screen.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('titles.adminProducts'))
    await search.fill('statuina draghissimo')
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/statuina/)
    await rows.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/administration\/products\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Draghissimo')
  })
})

test('splits a long list into pages', async ({ page }) => {
  await page.goto('/administration/users?filter=%7B%7D&order=ASC&page=1&perPage=10&sort=name')
  await expect(page.getByText(/^1–10 di \d+$/)).toBeVisible()
  const first = await page.getByRole('row').nth(1).textContent()
  await page
    .getByRole('navigation', { name: say('ui.pager.label') })
    .getByRole('button', { name: say('ui.pager.next') })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^11–\d+ di \d+$/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '')
})

test('opens the menu by a menu button on a phone', async ({ page }) => {
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

test('keeps the selected tab visible after the phone is rotated', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/administration/orders/tickets')
  const chosen = page.getByRole('main').getByRole('link', { name: say('titles.adminTickets'), exact: true })
  await expect(chosen).toHaveAttribute('aria-current', 'page')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(chosen).toBeInViewport({ ratio: 1 })
})
