import type { Product } from '../../src/contract/endpoints/shop/catalog.ts'
import type { Quote } from '../../src/contract/endpoints/shop/checkout.ts'
import { findingsOn } from '../fixtures/axe.ts'

import { euro, productOf } from '../fixtures/catalogue.ts'
import { packSlug, putInCart } from '../fixtures/checkout.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { letAvatarWait } from '../fixtures/purchase.ts'
import { authorised, freshAddress } from '../fixtures/sessions.ts'
import { askedForPicture, expect, rememberedState, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

for (const [person, isLower] of [
  ['retailer', false],
  ['reseller', true],
  ['other', true],
] as const)
  test.describe(`prices of ${person}`, () => {
    test.use({ person, kept: askedForPicture })

    test('are those of its list, on the page, in the cart and in the quote', async ({
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

      const quoted = page.waitForRequest('**/api/checkout/quote')
      await putInCart(page, euro(price.now))
      const main = page.getByRole('main')
      await expect(
        main
          .getByRole('listitem')
          .filter({ hasText: euro(price.now) })
          .first(),
      ).toBeVisible()
      const quote = await page.request.post('/api/checkout/quote', {
        headers: { ...theirs, 'x-locale': 'it' },
        data: (await quoted).postDataJSON(),
      })
      const { lines } = (await quote.json()) as Quote
      expect(lines.map(line => line.unit_price)).toEqual([price.now])
    })
  })

test.describe('a retailer', () => {
  test.use({ person: 'retailer' })

  test('invites a customer, who accepts and is seen by name only', async ({
    page,
    shop,
    browser,
    sessions,
  }) => {
    await letAvatarWait(page)
    await page.goto('/account/users')
    await page.getByLabel(say('orders.customers.email')).fill('other@example.com')
    await page.getByRole('button', { name: say('orders.customers.invite') }).click()
    await expect(page.getByText(say('orders.customers.waiting'))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    const link = linkIn(await emailTo(shop, 'customer-invited', 'other@example.com'), 'invitation=')
    const visit = { person: 'other', consent: { analytics: false, marketing: false }, kept: {} } as const
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState: await rememberedState({ shop, sessions }, visit),
      extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    })
    const theirs = await context.newPage()
    await letAvatarWait(theirs)
    await theirs.goto(link)
    await theirs.getByRole('button', { name: say('orders.retailers.accept') }).click()
    await expect(theirs.getByRole('button', { name: say('orders.retailers.leave') })).toBeVisible()
    await context.close()
    await page.reload()
    await page.getByRole('link', { name: say('orders.customers.open') }).click()
    await expect(page.getByRole('heading', { name: 'Olga Altri' })).toBeVisible()
    await expect(page.getByText('other@example.com')).toHaveCount(0)
    expect(await findingsOn(page)).toEqual([])
  })
})
