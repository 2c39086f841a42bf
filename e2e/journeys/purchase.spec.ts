/** The whole purchase of a new customer, once in every language. */
import { type Locale, locales } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import { cartButton, lineOf, openCart } from '../fixtures/cart.ts'
import { productOf } from '../fixtures/catalogue.ts'
import { enter, expectDrawn } from '../fixtures/forms.ts'
import { emailTo } from '../fixtures/mail.ts'
import { expectSummary, expectThanks, fillAddress, payButton } from '../fixtures/purchase.ts'
import { bringSession, registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, type Page, test } from '../fixtures/visit.ts'
import { say, sayIn } from '../fixtures/words.ts'

const shirt = 't-shirt-draghissimo'

async function findShirt(page: Page, url: string, locale: Locale): Promise<void> {
  const of = (key: string) => sayIn(locale, key)
  const product = await productOf(url, shirt, locale)
  await page.goto(href('shop', locale))
  await expectDrawn(page)
  await page.getByRole('searchbox', { name: of('shop.search.label') }).fill('draghissimo')
  await expect(page).toHaveURL(/search=draghissimo/)
  const facets = page.getByRole('complementary', { name: of('shop.facets.title') })
  const size = facets.getByRole('checkbox', { name: /^M \d+$/ })
  await size.click()
  await expect(size).toBeChecked() // a click before the hydration is repeated after it
  await expect(page).toHaveURL(/f\.size=m/)
  await page.getByRole('main').getByRole('link', { name: product.title, exact: true }).click()
  await expect(page).toHaveURL(
    href('product', locale, { category: product.category.slug, slug: product.slug }),
  )
  await page.getByRole('button', { name: 'M', exact: true }).click()
  await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: of('shop.add'), exact: true }).click()
}

/** From the filled cart to the complete page. Returns the order's number. */
async function buy(page: Page, locale: Locale): Promise<string> {
  const of = (key: string) => sayIn(locale, key)
  await expect(page).toHaveURL(new RegExp(`^[^?]*${href('checkout', locale)}`))
  await fillAddress(page, locale)
  await page.getByLabel(of('shop.coupon.label')).fill('benvenuto10')
  await page.getByRole('button', { name: of('shop.coupon.apply') }).click()
  await expect(page.getByText(`${of('shop.checkout.discount')} BENVENUTO10`)).toBeVisible()
  await payButton(page, locale).click()
  await expectThanks(page, locale)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

async function toCheckout(page: Page, url: string, locale: Locale): Promise<void> {
  await expect(cartButton(page, locale)).toHaveText('1')
  const panel = await openCart(page, locale)
  const { title } = await productOf(url, shirt, locale)
  await expect(lineOf(panel, title)).toContainText('M')
  await panel.getByRole('link', { name: sayIn(locale, 'shop.cart.checkout') }).click()
}

/** Checks the order's page in the account. */
async function expectBought(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByText(sayIn(locale, 'shop.order.event.paid'))).toBeVisible()
  await expect(page.getByText('BENVENUTO10')).toBeVisible()
  await expectSummary(page, locale)
}

test('completes in it: search, facet, variant, cart, login, coupon, address, card, mail, summary, account', async ({
  page,
  shop,
}) => {
  const person = await registerPerson(shop.url)
  await findShirt(page, shop.url, 'it')
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('nav.login') })
    .click()
  await enter(page.getByRole('main'), person.email, person.password)
  await toCheckout(page, shop.url, 'it')
  const number = await buy(page, 'it')
  await page.reload()
  await expectThanks(page)
  const letter = await emailTo(shop, 'order-paid', person.email, number)
  expect(letter).toContain(say('emails.order-paid.button'))
  await page.goto(href('accountOrders', 'it'))
  await page.getByRole('main').getByRole('link').filter({ hasText: number }).click()
  await expectBought(page, 'it')
})

test.describe('a signed-in customer', () => {
  test.use({ kept: askedForPicture })

  for (const locale of locales.filter(one => one !== 'it'))
    test(`in ${locale}: search, facet, variant, cart, coupon, address, card, mail, summary, account`, async ({
      page,
      shop,
    }) => {
      const person = await registerPerson(shop.url)
      await bringSession(page, shop.url, person.token)
      await findShirt(page, shop.url, locale)
      await toCheckout(page, shop.url, locale)
      const number = await buy(page, locale)
      expect(await emailTo(shop, 'order-paid', person.email, number)).toContain(
        sayIn(locale, 'emails.order-paid.button'),
      )
      await page.getByRole('link', { name: sayIn(locale, 'orders.actions.track') }).click()
      await expect(page).toHaveURL(`${href('accountOrders', locale)}?order=${number}`)
      await expectBought(page, locale)
    })
})
