import type { Product } from '../../src/contract/catalog.ts'
import type { Quote } from '../../src/contract/checkout.ts'
import { ask } from '../world/api.ts'
import { findingsOn } from '../world/axe.ts'
import { bag, bagPanel, openBag } from '../world/cart.ts'
import { euro, productOf } from '../world/catalogue.ts'
import { expectDrawn } from '../world/forms.ts'
import { letterTo, linkIn } from '../world/mail.ts'
import { addressWords, expectInvoice, fillAddress, letAvatarWait, payButton } from '../world/purchase.ts'
import { authorised, freshAddress } from '../world/sessions.ts'
import { askedForPicture, expect, type Locator, type Page, rememberedState, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

const packSlug = 'busta-fuoco-serie-1'
const packPath = `/negozio/buste-e-box/${packSlug}`

/** @param price that the page must show */
async function putInBag(page: Page, price?: string): Promise<void> {
  await page.goto(packPath)
  await expectDrawn(page)
  if (price) await expect(page.getByRole('article').first()).toContainText(price)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shop.add'), exact: true })
    .click()
  await (await openBag(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
  await expect(page).toHaveURL(/\/checkout(\?|$)/)
}

/** Presses Tab until this has the focus; a place that cannot be reached fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

test.describe('the checkout', () => {
  test.use({ person: 'user' })

  test('from the bag to a paid order that stands in the account', async ({ page, shop }) => {
    await putInBag(page)
    await fillAddress(page)
    await page.getByLabel(say('shop.coupon.label')).fill('benvenuto10')
    await page.getByRole('button', { name: say('shop.coupon.apply') }).click()
    await expect(page.getByText(/BENVENUTO10 applicato/)).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.pay.title'))
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('button', { name: say('shop.bank.decline') }).click()
    await expect(page.getByText(say('shop.bank.declined'))).toBeVisible()
    await page.getByRole('button', { name: say('shop.bank.confirm') }).click()
    await expect(page.getByText(say('shop.bank.again'))).toBeVisible()
    await page.getByRole('button', { name: say('shop.bank.approve') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    await page.goto('/account/orders')
    const row = page.getByRole('main').getByRole('link').filter({ hasText: number })
    await expect(row).toContainText(say('shop.order.status.confirmed'))
    await row.click()
    await expect(page.getByText(say('shop.order.event.paid'))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    expect(await letterTo(shop, 'order-placed-card', 'user@example.com')).toContain(number)
    expect(await letterTo(shop, 'order-paid', 'user@example.com')).toContain(number)
    await expectInvoice(page)
    await page.getByLabel(say('orders.ticket.label')).fill('Arriva per Natale?')
    await page.getByRole('button', { name: say('orders.ticket.send') }).click()
    await expect(page.getByText('Arriva per Natale?')).toBeVisible()
  })

  test('a paid order is cancelled after a question, and the money goes back', async ({ page, shop }) => {
    await putInBag(page)
    await fillAddress(page)
    await payButton(page).click()
    await page.getByRole('button', { name: say('shop.bank.approve') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    await page.getByRole('button', { name: say('shop.order.cancel') }).click()
    expect(await findingsOn(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('orders.cancel.yes') })
      .click()
    await expect(page.getByText(say('shop.order.event.refunded'))).toBeVisible()
    await letterTo(shop, 'order-refunded', 'user@example.com')
  })

  test('a bank that takes its time answers by itself', async ({ page }) => {
    await putInBag(page)
    await fillAddress(page)
    await payButton(page).click()
    await page.getByRole('button', { name: say('orders.bank.late') }).click()
    await expect(page.getByText(say('orders.bank.late_text'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
  })

  test('without a network the pay button says so, keeps what was written, and makes one order when asked again', async ({
    page,
    context,
    shop,
    sessions,
  }) => {
    const token = await sessions.tokenOf('user')
    const mine = async () =>
      (await ask<{ meta: { total: number } }>(shop.url, '/me/orders', { token })).meta.total
    const before = await mine()
    await putInBag(page)
    await fillAddress(page)
    const street = page.getByLabel(say('shop.address.street'), { exact: true })
    const written = await street.inputValue()
    await expect(payButton(page)).toBeEnabled()
    await context.setOffline(true)
    await payButton(page).click()
    await expect(page.getByText(say('problems.unavailable'))).toBeVisible()
    await expect(street).toHaveValue(written)
    expect(await mine()).toBe(before)
    await context.setOffline(false)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
    expect(await mine()).toBe(before + 1)
  })

  test('steps of the checkout are addresses one can go back to', async ({ page }) => {
    await putInBag(page)
    await page.getByRole('link', { name: say('shop.checkout.payment') }).click()
    await expect(page).toHaveURL(/step=payment/)
    await page.getByRole('link', { name: say('shop.checkout.step.address') }).click()
    await expect(page).toHaveURL(/step=address/)
    await page.goBack()
    await expect(page).toHaveURL(/step=payment/)
  })

  test('by keyboard alone: search, product, bag, address, order, bank', async ({ page, shop }) => {
    const { title } = await productOf(shop.url, packSlug)
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    await letAvatarWait(page)
    await page.goto('/negozio')
    await expectDrawn(page)
    await tabTo(page, page.getByRole('searchbox', { name: say('shop.search.label') }))
    await page.keyboard.type('busta fuoco')
    await expect(page).toHaveURL(/search=busta(\+|%20)fuoco/)
    const main = page.getByRole('main')
    await press(main.getByRole('link', { name: title, exact: true }))
    await press(main.getByRole('button', { name: say('shop.add'), exact: true }))
    await press(bag(page))
    await press(bagPanel(page).getByRole('link', { name: say('shop.cart.checkout') }))
    await expect(page).toHaveURL(/\/checkout(\?|$)/)
    await expect(main.getByLabel(say('shop.address.name'), { exact: true })).toBeVisible()
    const book = page.getByLabel(say('shop.address.book'))
    if (await book.isVisible()) {
      await tabTo(page, book)
      await page.keyboard.press('End')
    }
    for (const [key, value] of addressWords) {
      await tabTo(page, page.getByLabel(say(`shop.address.${key}`), { exact: true }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
    }
    await tabTo(page, payButton(page))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/checkout\/complete/)
    await tabTo(page, page.getByRole('button', { name: say('shop.bank.approve') }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
  })

  test('says at the field what is missing and at the coupon what is wrong', async ({ page }) => {
    await putInBag(page)
    await page.getByRole('button', { name: say('shop.coupon.apply') }).click()
    await expect(page.getByText(say('shop.coupon.empty'))).toBeVisible()
    await page.getByLabel(say('shop.coupon.label')).fill('ESTATE2025')
    await page.getByRole('button', { name: say('shop.coupon.apply') }).click()
    await expect(page.getByText(say('shop.coupon.invalid'))).toBeVisible()
    await fillAddress(page)
    await page.getByRole('radio', { name: say('shop.address.business') }).check()
    await page.getByLabel(say('shop.address.partita_iva')).fill('12345678901')
    await payButton(page).click()
    await expect(page.getByText(say('validation.partita_iva'))).toBeVisible()
    await expect(page.getByText(say('validation.sdi_or_pec'))).toBeVisible()
    await expect(page).toHaveURL(/\/checkout(\?|$)/)
  })

  test('by bank transfer says where the money goes, and can be cancelled', async ({ page }) => {
    await putInBag(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /Bonifico/ }).check()
    await page.getByRole('button', { name: /^Ordina per / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.transfer.title'))
    await expect(page.getByText(/^IT\d{2}/)).toBeVisible()
    await page.getByRole('button', { name: say('shop.order.cancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('orders.cancel.yes') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.cancelled.title'))
  })

  test('an address is kept, changed and removed in the book', async ({ page }) => {
    await page.goto('/account/shipping')
    await page.getByRole('button', { name: say('shop.book.add') }).click()
    await fillAddress(page)
    await page.getByLabel(say('shop.address.name')).fill('Rubrica Prova')
    await page.getByRole('button', { name: say('shop.book.save') }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Rubrica Prova' })
    await card.getByRole('button', { name: say('shop.book.edit') }).click()
    await page.getByLabel(say('shop.address.city')).fill('Torino')
    await page.getByRole('button', { name: say('shop.book.save') }).click()
    await expect(card).toContainText('Torino')
    await card.getByRole('button', { name: say('shop.book.remove') }).click()
    await expect(card).toHaveCount(0)
  })
})

for (const [person, isLower] of [
  ['retailer', false],
  ['reseller', true],
  ['other', true],
] as const)
  test.describe(`prices of ${person}`, () => {
    test.use({ person, kept: askedForPicture })

    test('are those of its list, on the page, in the bag and in the quote', async ({
      page,
      shop,
      sessions,
    }) => {
      const theirs = authorised(await sessions.tokenOf(person))
      const { price: shown } = await productOf(shop.url, packSlug)
      const answer = await page.request.get(`/api/products/${packSlug}`, {
        headers: { ...theirs, 'x-locale': 'it' },
      })
      const { price } = (await answer.json()) as Product
      if (isLower) expect(price.now).toBeLessThan(shown.now)
      else expect(price.now).toBe(shown.now)

      const quoted = page.waitForRequest('**/api/checkout/quote')
      await putInBag(page, euro(price.now))
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
    const link = linkIn(await letterTo(shop, 'customer-invited', 'other@example.com'), 'invitation=')
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
