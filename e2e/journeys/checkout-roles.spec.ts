import type { Product } from '../../src/contract/endpoints/shop/catalog.ts'
import type { Quote } from '../../src/contract/endpoints/shop/checkout.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { openCart } from '../fixtures/cart.ts'
import { euro, productOf } from '../fixtures/catalogue.ts'
import { packPath, packSlug, storeCart } from '../fixtures/checkout.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { letAvatarWait } from '../fixtures/purchase.ts'
import { authorised, bringSession } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

for (const [person, isLower] of [
  ['retailer', false],
  ['reseller', true],
  ['other', true],
] as const)
  test.describe(`prices of ${person}`, () => {
    test.use({ person, kept: askedForPicture })

    test('come from its price list on the page, in the cart and in the quote', async ({
      page,
      shop,
      sessions,
    }) => {
      const theirs = authorised(await sessions.tokenOf(person))
      const { price: shown } = await productOf(shop.url, packSlug)
      const response = await page.request.get(`/api/products/${packSlug}`, {
        headers: { ...theirs, 'x-locale': 'it' },
      })
      const { price } = (await response.json()) as Product
      if (isLower) expect(price.now).toBeLessThan(shown.now)
      else expect(price.now).toBe(shown.now)

      await storeCart(page, shop.url)
      await page.goto(packPath)
      await expect(page.getByRole('article').first()).toContainText(euro(price.now))
      const quoted = page.waitForResponse('**/api/checkout/quote')
      await (await openCart(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
      const line = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: euro(price.now) })
      await expect(line.first()).toBeVisible()
      const { lines } = (await (await quoted).json()) as Quote
      expect(lines.map(line => line.unit_price)).toEqual([price.now])
    })
  })

test.describe('a retailer', () => {
  test.use({ person: 'retailer' })

  test('invites a customer, and sees only the name of the customer who accepts', async ({
    page,
    shop,
    sessions,
  }) => {
    await letAvatarWait(page)
    await page.goto('/account/users')
    await page.getByLabel(say('orders.customers.email')).fill('other@example.com')
    await page.getByRole('button', { name: say('orders.customers.invite') }).click()
    await expect(page.getByText(say('orders.customers.waiting'))).toBeVisible()
    const link = linkIn(await emailTo(shop, 'customer-invited', 'other@example.com'), 'invitation=')
    await bringSession(page, shop.url, await sessions.tokenOf('other'))
    await page.goto(link)
    await page.getByRole('button', { name: say('orders.retailers.accept') }).click()
    await expect(page.getByRole('button', { name: say('orders.retailers.leave') })).toBeVisible()
    await bringSession(page, shop.url, await sessions.tokenOf('retailer'))
    await page.goto('/account/users')
    await page.getByRole('link', { name: say('orders.customers.open') }).click()
    await expect(page.getByRole('heading', { name: 'Olga Altri' })).toBeVisible()
    await expect(page.getByText('other@example.com')).toHaveCount(0)
    expect(await findingsOn(page)).toEqual([])
  })
})
