import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { cartButton, cartPanel } from '../fixtures/cart.ts'
import { productOf } from '../fixtures/catalogue.ts'
import { packSlug, putInCart } from '../fixtures/checkout.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { emailTo } from '../fixtures/mail.ts'
import { placePaidOrder } from '../fixtures/orders.ts'
import {
  addressWords,
  expectInvoice,
  expectThanks,
  fillAddress,
  letAvatarWait,
  payButton,
} from '../fixtures/purchase.ts'
import { expect, type Locator, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

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

  test('from the cart to a paid order that stands in the account', async ({ page, shop }) => {
    await putInCart(page)
    await fillAddress(page)
    await page.getByLabel(say('shop.coupon.label')).fill('benvenuto10')
    await page.getByRole('button', { name: say('shop.coupon.apply') }).click()
    await expect(page.getByText(/BENVENUTO10 applicato/)).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('button', { name: say('payment.test.declined') }).click()
    await payButton(page).click()
    await expect(page.getByText(say('payment.refused.card_declined'))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('button', { name: say('payment.test.challenge') }).click()
    await payButton(page).click()
    await page.getByRole('button', { name: say('payment.challenge.yes'), exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    expect(await findingsOn(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    await page.goto('/account/orders')
    const row = page.getByRole('main').getByRole('link').filter({ hasText: number })
    await expect(row).toContainText(say('shop.order.status.confirmed'))
    await row.click()
    await expect(page.getByText(say('shop.order.event.paid'))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await emailTo(shop, 'order-paid', 'user@example.com', number)
    await expectInvoice(page)
    await page.getByLabel(say('orders.ticket.label')).fill('Arriva per Natale?')
    await page.getByRole('button', { name: say('orders.ticket.send') }).click()
    await expect(page.getByText('Arriva per Natale?')).toBeVisible()
  })

  test('paid on the bank’s own page, the address is saved in the address book', async ({ page }) => {
    const street = `Via del Ritorno ${Date.now()}`
    await putInCart(page)
    await fillAddress(page)
    await page.getByLabel(say('shop.address.street'), { exact: true }).fill(street)
    await page.getByLabel(say('shop.checkout.save')).check()
    await page.getByRole('radio', { name: say('payment.kind.paypal'), exact: true }).check()
    await payButton(page).click()
    await page.getByRole('button', { name: say('payment.bank.approve'), exact: true }).click()
    await expectThanks(page)
    await page.goto('/account/shipping')
    await expect(page.getByText(street)).toBeVisible()
  })

  test('an order whose address the address book does not take is placed, and says so', async ({ page }) => {
    await page.route('**/api/me/orders/BA-*', async route => {
      const response = await route.fetch()
      const order = { ...(await response.json()), is_address_unsaved: true }
      await route.fulfill({ response, json: order })
    })
    await putInCart(page)
    await fillAddress(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
    await expect(page.getByText(say('shop.complete.address_unsaved'))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('link', { name: say('shop.complete.addresses') }).click()
    await expect(page).toHaveURL(/\/account\/shipping/)
  })

  test('shop 13, 14, 15: what was typed survives a reload, empty fields say so, a province is chosen', async ({
    page,
  }) => {
    await putInCart(page)
    const book = page.getByRole('combobox', { name: say('shop.address.book'), exact: true })
    if (await book.isVisible()) await book.selectOption('new')
    const street = page.getByLabel(say('shop.address.street'), { exact: true })
    await street.fill('Via Cappello 23')
    await page.getByLabel(say('shop.address.province'), { exact: true }).selectOption('VR')
    await page.getByLabel(new RegExp(`^${say('shop.checkout.note')}`)).fill('Citofono Montecchi')
    await page.getByLabel(say('shop.address.city'), { exact: true }).fill('')
    await payButton(page).click()
    await expect(page.getByText(say('validation.required')).first()).toBeVisible()
    await page.reload()
    await expect(street).toHaveValue('Via Cappello 23')
    await expect(page.getByLabel(say('shop.address.province'), { exact: true })).toHaveValue('VR')
    await expect(page.getByLabel(new RegExp(`^${say('shop.checkout.note')}`))).toHaveValue(
      'Citofono Montecchi',
    )
  })

  test('shop 2: one withdraws from the contract in two steps, and what was received stays on the screen', async ({
    page,
    shop,
    sessions,
  }) => {
    const number = await placePaidOrder(shop.url, await sessions.tokenOf('user'), packSlug)
    await page.goto(`/account/orders?order=${number}`)
    await page.getByRole('button', { name: say('orders.withdraw.open') }).click()
    await page.getByRole('button', { name: say('orders.withdraw.next') }).click()
    await expect(page.getByRole('dialog')).toContainText('user@example.com')
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('button', { name: say('orders.withdraw.confirm') }).click()
    await expect(page.getByRole('heading', { name: say('orders.withdraw.done') })).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page
      .getByRole('button', { name: say('orders.withdraw.close') })
      .last()
      .click()
    await expect(page.getByText(say('shop.order.status.cancelled')).first()).toBeVisible()
    await emailTo(shop, 'order-withdrawn', 'user@example.com', number)
  })

  test('a paid order is cancelled after a question, and the money goes back', async ({
    page,
    shop,
    sessions,
  }) => {
    const number = await placePaidOrder(shop.url, await sessions.tokenOf('user'), packSlug)
    await page.goto(`/checkout/complete?order=${number}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    await page.emulateMedia({ media: 'print' }) // shop 20: on paper the order alone
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: say('shop.order.cancel') }).click()
    expect(await findingsOn(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('orders.cancel.yes') })
      .click()
    await expect(page.getByText(say('shop.order.event.refunded'))).toBeVisible()
    await emailTo(shop, 'order-refunded', 'user@example.com', number)
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
    await putInCart(page)
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

  test('spec 269: a quote or a payment that fails says why and comes at the second try', async ({ page }) => {
    const broken = { status: 500, json: { code: 'internal', message: '', fields: [] } }
    const again = page.getByRole('main').getByRole('button', { name: say('common.try_again') })
    await page.route('**/api/checkout/quote', route => route.fulfill(broken))
    await putInCart(page)
    await expect(page.getByText(say('problems.internal'))).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page.unroute('**/api/checkout/quote')
    await again.click()
    await fillAddress(page)
    await page.route('**/api/payments/test/*', route => route.fulfill(broken))
    await payButton(page).click()
    await expect(page.getByText(say('payment.refused.not_completed'))).toBeVisible()
    await page.unroute('**/api/payments/test/*')
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
  })

  test('steps of the checkout are addresses one can go back to', async ({ page }) => {
    await putInCart(page)
    await page.getByRole('link', { name: say('shop.checkout.payment') }).click()
    await expect(page).toHaveURL(/step=payment/)
    await page.getByRole('link', { name: say('shop.checkout.step.address') }).click()
    await expect(page).toHaveURL(/step=address/)
    await page.goBack()
    await expect(page).toHaveURL(/step=payment/)
  })

  test('by keyboard alone: search, product, cartButton, address, payment', async ({ page, shop }) => {
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
    await press(cartButton(page))
    await press(cartPanel(page).getByRole('link', { name: say('shop.cart.checkout') }))
    await expect(page).toHaveURL(/\/checkout(\?|$)/)
    await expect(main.getByLabel(say('shop.address.name'), { exact: true })).toBeVisible()
    const book = page.getByRole('combobox', { name: say('shop.address.book'), exact: true })
    if (await book.isVisible()) {
      await tabTo(page, book)
      await page.keyboard.press('End')
    }
    for (const [key, value] of addressWords) {
      await tabTo(page, page.getByLabel(say(`shop.address.${key}`), { exact: true }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
    }
    await tabTo(page, page.getByLabel(say('shop.address.province'), { exact: true }))
    await page.keyboard.type('Mil')
    await tabTo(page, payButton(page))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/checkout\/complete/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
  })

  test('says at the field what is missing and at the coupon what is wrong', async ({ page }) => {
    await putInCart(page)
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
    await putInCart(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /Bonifico/ }).check()
    await page.getByRole('button', { name: /^Ordina con obbligo di pagare/ }).click()
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
