import { openCart } from '../fixtures/cart.ts'
import { openCheckout, packPath } from '../fixtures/checkout.ts'
import { payButton } from '../fixtures/purchase.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

/** `Arriva tra gio 3 e lun 7 dic`, or one day. */
const arrives = /^Arriva (tra )?\w{3} \d+/

test('shows delivery date, order deadline and shipping cost of a product without scripts', async ({
  shop,
}) => {
  const response = await fetch(`${shop.url}${packPath}`, { headers: { accept: 'text/html' } })
  const html = (await response.text()).replaceAll('\u00a0', ' ')
  expect(html).toMatch(/Arriva (tra )?\w{3} \d+/)
  expect(html).toMatch(/se ordini entro \w{3} \d+ \w{3}, ore \d\d:\d\d/)
  expect(html).toMatch(/Spedizione 4,90 €, gratis da 49,00 €/)
})

test('hydrates the delivery text without a difference, and counts down to the deadline', async ({ page }) => {
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(packPath)
  await page.mouse.move(200, 200)
  await page.locator('html[data-app=ready]').waitFor()
  await expect(page.getByText(arrives).first()).toBeVisible()
  await expect(page.getByText(/^se ordini entro/)).toBeVisible()
  expect(faults).toEqual([])
  await test.step('the cart says when its goods arrive', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shop.add'), exact: true })
      .click()
    await expect((await openCart(page)).getByText(arrives)).toBeVisible()
  })
})

test.describe('the checkout', () => {
  test.use({ person: 'user' })

  test('shows the delivery days of each method without a surcharge for cash, and stores them in the order', async ({
    page,
    shop,
  }) => {
    await openCheckout(page, shop.url)
    const express = page.getByRole('radio', { name: /Corriere espresso/ })
    await expect(page.getByText(arrives).first()).toBeVisible()
    await express.check()
    await page.getByRole('radio', { name: /Contrassegno/ }).check()
    await expect(page.locator('#checkout-summary')).toContainText('11,90')
    const fee = page.getByText(say('shop.checkout.surcharge', { name: 'Contrassegno' }))
    await expect(fee).toHaveCount(0)
    const promised = await page.locator('label', { has: express }).getByText(arrives).textContent()
    await page.getByRole('button', { name: /^Ordina/ }).click()
    await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
    await expect(page.getByText(promised ?? '', { exact: true })).toBeVisible()
    await expect(fee).toHaveCount(0)
  })

  test('shows place and hours of a pickup order, without cash on delivery and shipping address', async ({
    page,
    shop,
  }) => {
    await openCheckout(page, shop.url)
    await page.getByRole('radio', { name: /Ritiro in negozio/ }).check()
    await expect(page.getByRole('main').getByText(/Via dei Folletti 7/)).toBeVisible()
    await expect(page.getByRole('radio', { name: /Contrassegno/ })).toHaveCount(0)
    await expect(page.getByText(/^Pronto per il ritiro \w{3} \d+/)).toBeVisible()
    await expect(page.getByLabel(say('shop.checkout.same'))).toHaveCount(0)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
    await expect(page.getByRole('main').getByText(/Via dei Folletti 7/)).toBeVisible()
    await expect(page.getByText(say('orders.step.preparing')).first()).toBeVisible()
  })
})
