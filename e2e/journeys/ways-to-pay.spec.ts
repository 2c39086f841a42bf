/**
 * Every payment method at the checkout, on a phone and without an account: a rejected payment changes nothing, a
 * successful one is charged once.
 */
import { findingsOn } from '../fixtures/axe.ts'
import { openCheckout } from '../fixtures/checkout.ts'
import { emailTo } from '../fixtures/mail.ts'
import { expectThanks, payButton } from '../fixtures/purchase.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

let buyers = 0

/** Opens the checkout with one pack and everything filled in except the payment. Returns the buyer's email address. */
async function atTheTill(page: Page, url: string): Promise<string> {
  buyers += 1
  const mine = `pays-${Date.now()}-${buyers}@example.com`
  await openCheckout(page, url, { typed: { email: mine } })
  return mine
}

const choose = (page: Page, kind: string) =>
  page.getByRole('radio', { name: say(`payment.kind.${kind}`), exact: true }).check()
const numberIn = (page: Page) => new URL(page.url()).searchParams.get('order') ?? ''

/** Nothing was bought: the cart, the address and the other payment methods are unchanged. */
async function expectUnpaid(page: Page, reason: string): Promise<void> {
  await expect(page.getByText(say(`payment.refused.${reason}`))).toBeVisible()
  await expect(page.getByText(say('payment.refused.next'))).toBeVisible()
  await expect(page.getByLabel(say('shop.address.street'), { exact: true })).toHaveValue(
    'Via delle Botteghe 7',
  )
  await expect(page.getByRole('radio', { name: /Bonifico/ })).toBeEnabled()
  await expect(payButton(page)).toBeEnabled()
}

test('shows why a card was declined, and sends the confirmation after the payment', async ({
  page,
  shop,
}) => {
  const mine = await atTheTill(page, shop.url)
  await page.getByLabel(say('payment.card.number')).fill('5555 5555 5555 4444')
  await payButton(page).click()
  await expect(page.getByText(say('payment.test.unknown'))).toBeVisible()
  await page.getByRole('button', { name: say('payment.test.no_funds') }).click()
  await payButton(page).click()
  await expectUnpaid(page, 'insufficient_funds')
  await page.getByRole('button', { name: say('payment.test.challenge') }).click()
  const yes = page.getByRole('button', { name: say('payment.challenge.yes'), exact: true })
  await test.step('3-D Secure: not confirmed is refused', async () => {
    await payButton(page).click()
    await page.getByRole('button', { name: say('payment.challenge.no') }).click()
    await expectUnpaid(page, 'authentication_failed')
  })
  await test.step('a reload while the bank asks gives it up', async () => {
    await payButton(page).click()
    await expect(yes).toBeVisible()
    await page.reload()
    await expectUnpaid(page, 'not_completed')
  })
  await test.step('two presses pay once; confirmed is paid', async () => {
    const placed: number[] = []
    page.on('response', response => {
      if (response.url().endsWith('/api/guest/orders')) placed.push(response.status())
    })
    await page.getByRole('button', { name: say('payment.test.challenge') }).click()
    await payButton(page).dblclick()
    await yes.click()
    await expectThanks(page)
    expect(placed).toEqual([201])
  })
  await emailTo(shop, 'order-paid', mine, numberIn(page))
})

test('pays on the bank’s page after one attempt was left and one declined', async ({ page, shop }) => {
  await atTheTill(page, shop.url)
  await choose(page, 'paypal')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/bank\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PayPal')
  expect(await findingsOn(page)).toEqual([])
  await page.goBack()
  await expectUnpaid(page, 'not_completed')
  await choose(page, 'satispay')
  await payButton(page).click()
  await page.getByRole('button', { name: say('payment.bank.decline') }).click()
  await expectUnpaid(page, 'card_declined')
  await choose(page, 'paypal')
  await payButton(page).click()
  await page.getByRole('button', { name: say('payment.bank.approve'), exact: true }).click()
  await expectThanks(page)
  await expect(page.getByRole('main').getByText('PayPal')).toBeVisible()
})

test('emails the buyer when a payment fails later, and accepts a new payment on the order’s page', async ({
  page,
  shop,
}) => {
  const mine = await atTheTill(page, shop.url)
  await choose(page, 'sepa_debit')
  await page.getByLabel(say('payment.test.bounces')).check()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
  await emailTo(shop, 'order-payment-failed', mine, numberIn(page))
  await expect(page.getByText(say('payment.refused.insufficient_funds'))).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await test.step('with money that comes later: an order at once, paid by itself', async () => {
    await choose(page, 'sepa_debit')
    await payButton(page).click()
    await emailTo(shop, 'order-processing', mine, numberIn(page))
    await expectThanks(page)
    await emailTo(shop, 'order-paid', mine, numberIn(page))
  })
})
