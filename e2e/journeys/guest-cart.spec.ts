/** The cart of a guest on a phone (setting `enable_guest_checkout`). */
import type { Locator, Page } from '@playwright/test'
import { cartButton, cartPanel, expectPieces, goneItem, lineOf, openCart } from '../fixtures/cart.ts'
import { euro, productOf } from '../fixtures/catalogue.ts'
import { packPath, packSlug, storeCart, storedLine } from '../fixtures/checkout.ts'
import { enter, expectDrawn } from '../fixtures/forms.ts'
import { authorised, registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: say('shop.add'), exact: true })
const row = (page: Page, title: string): Locator => lineOf(page.getByRole('main'), title)
const consentDialog = (page: Page) => page.getByRole('dialog', { name: say('common.consent.title') })
const summary = (page: Page) => page.getByRole('region', { name: say('shop.checkout.summary') })
const saved = (page: Page) => page.getByRole('region', { name: say('shop.cart.saved') })

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

test.describe('a guest', () => {
  test.use({ consent: null })

  test('adds a product with a notice that links to the cart and covers no bar and no sheet', async ({
    page,
    shop,
  }) => {
    const product = await productOf(shop.url, packSlug)
    await page.goto(packPath)
    await expectDrawn(page)
    await consentDialog(page)
      .getByRole('button', { name: say('common.consent.reject') })
      .click()
    await addButton(page).click()
    const toast = page.getByRole('status').filter({ hasText: say('shop.added', { name: product.title }) })
    await expect(toast).toBeVisible()
    await expectPieces(page, 1)
    expect(await overlap(toast, addButton(page))).toBe(false)
    expect(await overlap(toast, cartButton(page))).toBe(false)
    await toast.getByRole('link', { name: say('shop.cart.open') }).click()
    await expect(page).toHaveURL('/cart')
    await expect(row(page, product.title)).toContainText(euro(product.price.now))
  })

  test('is asked for cookie consent on the next page, not over the cart and its panel', async ({ page }) => {
    await page.goto('/cart')
    await expectDrawn(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cartButton(page)).toBeVisible()
    await openCart(page)
    await expect(consentDialog(page)).toBeHidden()
    await cartPanel(page)
      .getByRole('link', { name: say('shop.cart.browse') })
      .click()
    await expect(page).toHaveURL('/negozio')
    await expect(consentDialog(page)).toBeVisible()
  })
})

test('accepts a note, a coupon and a country in the cart, and shows the amount left to free shipping', async ({
  page,
  shop,
}) => {
  const product = await productOf(shop.url, packSlug)
  await storeCart(page, shop.url)
  await page.goto('/cart')
  await expectDrawn(page)
  const line = row(page, product.title)
  await line.getByRole('button', { name: say('shop.cart.note_add') }).click()
  await line.getByLabel(say('shop.cart.note_of', { name: product.title })).fill('Pacco regalo, è per Luca')
  await line.getByRole('button', { name: say('shop.cart.note_save') }).click()
  await expect(line.getByText('Pacco regalo, è per Luca')).toBeVisible()

  const left = say('shop.cart.free_left', { amount: euro(4900 - product.price.now) })
  await expect(summary(page).getByText(left)).toBeVisible()
  const code = summary(page).getByLabel(say('shop.coupon.label'))
  const apply = summary(page).getByRole('button', { name: say('shop.coupon.apply') })
  await code.fill('INDOVINO')
  await apply.click()
  await expect(summary(page).getByText(say('shop.coupon.invalid'))).toBeVisible()
  await code.fill('benvenuto10')
  await apply.click()
  await expect(summary(page).getByText(`${say('shop.checkout.discount')} BENVENUTO10`)).toBeVisible()

  const shipping = summary(page)
    .getByRole('term')
    .filter({ hasText: say('shop.checkout.shipping') })
  const italian = await shipping.textContent()
  await summary(page).getByLabel(say('shop.cart.ship_to')).selectOption('DE')
  await expect(shipping).not.toHaveText(italian ?? '')
  await page.reload()
  await expect(line.getByText('Pacco regalo, è per Luca')).toBeVisible()
  await expect(summary(page).getByLabel(say('shop.cart.ship_to'))).toHaveValue('DE')
})

test.describe('at login', () => {
  test.use({ kept: askedForPicture })

  test('merges the guest cart and its saved lines into the account’s cart', async ({ page, shop }) => {
    const [product, other] = await Promise.all([
      productOf(shop.url, packSlug),
      productOf(shop.url, 'busta-acqua-serie-1'),
    ])
    const person = await registerPerson(shop.url)
    const shown = {
      title: product.title,
      slug: product.slug,
      category_slug: product.category.slug,
      image_url: '',
    }
    const line = { key: String(product.id), product_id: product.id, quantity: 2, shown }
    const sent = await fetch(`${shop.url}/api/me/cart/changes`, {
      method: 'POST',
      headers: { ...authorised(person.token), 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [line] }),
    })
    expect(sent.status, await sent.clone().text()).toBe(200)

    const items = [await storedLine(shop.url, packSlug), await storedLine(shop.url, other.slug)]
    await storeCart(page, shop.url, { items })
    await page.goto('/cart')
    await expectDrawn(page)
    await expectPieces(page, 2)
    await row(page, other.title)
      .getByRole('button', { name: say('shop.cart.save') })
      .click()
    await expect(saved(page).getByText(other.title)).toBeVisible()
    await expect(saved(page).getByText(say('shop.cart.saved_here'))).toBeVisible()

    await page.goto('/login?next=/cart')
    await expectDrawn(page)
    await enter(page, person.email, person.password)
    await expect(page).toHaveURL('/cart')
    await expectPieces(page, 3)
    await expect(row(page, product.title)).toContainText(euro(3 * product.price.now))
    await expect(saved(page).getByText(other.title)).toBeVisible()
    await expect(saved(page).getByText(say('shop.cart.saved_here'))).toHaveCount(0)

    const changed = page.waitForResponse(response => response.url().endsWith('/me/cart/changes'))
    await saved(page)
      .getByRole('button', { name: say('shop.cart.back') })
      .click()
    expect((await changed).status()).toBe(200)
    await page.evaluate(() => localStorage.removeItem('cart')) // simulates another device
    await page.reload()
    await expectPieces(page, 4)
  })
})

test.describe('a product that is no longer sold', () => {
  test.use({ kept: { cart: { items: [goneItem] } } })

  test('is reported at its line, with the possible actions', async ({ page }) => {
    await page.goto('/cart')
    const line = row(page, goneItem.title)
    await expect(line).toContainText(say('shop.checkout.problem.line_gone', { name: goneItem.title }))
    await expect(summary(page)).toContainText(say('shop.cart.to_fix'))
    await line.getByRole('button', { name: say('shop.cart.remove'), exact: true }).click()
    await expect(page.getByText(say('shop.cart.empty'))).toBeVisible()
  })
})
