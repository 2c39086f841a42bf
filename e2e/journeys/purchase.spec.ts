/** The whole road of a new shopper, once in every language: what the shop is for. */
import { type Locale, locales } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import { cartButton, lineOf, openCart } from '../fixtures/cart.ts'
import { productOf } from '../fixtures/catalogue.ts'
import { enter, expectDrawn } from '../fixtures/forms.ts'
import { emailTo } from '../fixtures/mail.ts'
import { expectInvoice, expectThanks, fillAddress, payButton } from '../fixtures/purchase.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { sayIn } from '../fixtures/words.ts'

const shirt = 't-shirt-draghissimo'

async function findShirt(page: Page, url: string, locale: Locale): Promise<void> {
  const of = (key: string) => sayIn(locale, key)
  const product = await productOf(url, shirt, locale)
  await page.goto(href('shop', locale))
  await expectDrawn(page)
  await page.getByRole('searchbox', { name: of('shop.search.label') }).fill('draghissimo')
  await expect(page).toHaveURL(/search=draghissimo/)
  const facets = page.getByRole('complementary', { name: of('shop.facets.title') })
  await facets.getByRole('checkbox', { name: /^M \d+$/ }).check()
  await expect(page).toHaveURL(/f\.size=m/)
  await page.getByRole('main').getByRole('link', { name: product.title, exact: true }).click()
  await expect(page).toHaveURL(
    href('product', locale, { category: product.category.slug, slug: product.slug }),
  )
  await page.getByRole('button', { name: 'M', exact: true }).click()
  await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: of('shop.add'), exact: true }).click()
}

for (const locale of locales)
  test(`in ${locale}: search, facet, variant, cart, login, coupon, address, card, mail, invoice, account`, async ({
    page,
    shop,
  }) => {
    const of = (key: string, words?: Record<string, string>) => sayIn(locale, key, words)
    const person = await registerPerson(shop.url)
    await findShirt(page, shop.url, locale)

    await page
      .getByRole('banner')
      .getByRole('link', { name: of('nav.login') })
      .click()
    await enter(page.getByRole('main'), person.email, person.password, locale)
    await page.getByRole('button', { name: of('account.avatar.dismiss') }).click()
    await expect(cartButton(page, locale)).toHaveText('1')
    const panel = await openCart(page, locale)
    const { title } = await productOf(shop.url, shirt, locale)
    await expect(lineOf(panel, title)).toContainText('M')
    await panel.getByRole('link', { name: of('shop.cart.checkout') }).click()

    await expect(page).toHaveURL(new RegExp(`^[^?]*${href('checkout', locale)}`))
    await fillAddress(page, locale)
    await page.getByLabel(of('shop.coupon.label')).fill('benvenuto10')
    await page.getByRole('button', { name: of('shop.coupon.apply') }).click()
    await expect(page.getByText(of('shop.checkout.discount'), { exact: true })).toBeVisible()
    await payButton(page, locale).click()
    await expectThanks(page, locale)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    await page.reload()
    await expectThanks(page, locale)

    expect(await emailTo(shop, 'order-paid', person.email, number)).toContain(of('emails.order-paid.button'))
    await page.goto(href('accountOrders', locale))
    await page.getByRole('main').getByRole('link').filter({ hasText: number }).click()
    await expect(page.getByText(of('shop.order.event.paid'))).toBeVisible()
    await expect(page.getByText('BENVENUTO10')).toBeVisible()
    await expectInvoice(page, locale)
  })
