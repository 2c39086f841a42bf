/** From a product to a paid order on a phone, without an account: in at most twelve taps, autofill counted as one. */
import { findingsOn } from '../fixtures/axe.ts'
import { cartButton, cartPanel } from '../fixtures/cart.ts'
import { openCheckout, packPath } from '../fixtures/checkout.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { address } from '../fixtures/orders.ts'
import { expectThanks, fillAddress, payButton } from '../fixtures/purchase.ts'
import { expect, type Locator, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const mostTaps = 12

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const email = (page: Page) => page.getByLabel(say('shop.checkout.email'), { exact: true })
const panelOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: say(title), exact: true }) })

test('lets a guest buy, follow the order by its link, and create an account from an email', async ({
  page,
  shop,
}) => {
  const mine = `stranger-${Date.now()}@example.com`
  let taps = 0
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.goto(packPath)
  await expectDrawn(page)
  const loaded = requests
  await tap(page.getByRole('main').getByRole('button', { name: say('shop.add'), exact: true }))
  await tap(cartButton(page))
  await tap(cartPanel(page).getByRole('link', { name: say('shop.cart.checkout') }))
  await expect(email(page)).toBeVisible()
  await expect(payButton(page)).toBeEnabled() // with the quote the page has its final height
  taps += 1 // into the first field: the browser fills in all of them
  await email(page).fill(mine)
  await fillAddress(page)
  const next = (title: string) =>
    panelOf(page, title).getByRole('button', { name: say('shop.checkout.continue') })
  await tap(next('shop.checkout.contact'))
  await expect(panelOf(page, 'shop.checkout.contact')).toContainText(mine)
  await expect(email(page)).toBeHidden()
  await tap(next('shop.checkout.address'))
  await expect(panelOf(page, 'shop.checkout.address')).toContainText('Via delle Botteghe 7')
  await tap(payButton(page))
  await expect(page).toHaveURL(/\/checkout\/complete\?order=BA-\d+/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await expectThanks(page)
  await expect(page.getByText(mine).first()).toBeVisible()
  test.info().annotations.push({
    type: 'measured',
    description: `${taps} taps, ${loaded} requests for the product, ${requests - loaded} until paid`,
  })
  expect(taps).toBeLessThanOrEqual(mostTaps)
  await page.reload()
  await expectThanks(page)

  const link = linkIn(await emailTo(shop, 'order-paid', mine, number), `/order/${number}`)
  await page.evaluate(() => sessionStorage.clear()) // another day, another device
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(page.getByText(say('shop.order.event.paid'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('orders.withdraw.open') })).toBeVisible()
  await expect(page.getByText(mine)).toHaveCount(0) // the address is shown only in part

  await page.getByRole('button', { name: say('orders.save.send'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('orders.save.send'), exact: true })).toHaveCount(0)
  const way = linkIn(await emailTo(shop, 'order-save', mine, number), '/register')
  expect(way).toMatch(/^\/register#email=.+&proof=/)
})

test('reports missing input at its field, reopens a closed step, and keeps input across a reload', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop.url, { typed: { email: 'ada@example', billing: { ...address, city: '' } } })
  const nextOfContact = panelOf(page, 'shop.checkout.contact').getByRole('button', {
    name: say('shop.checkout.continue'),
  })
  await nextOfContact.click()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toBeFocused()
  await email(page).fill('ada@example.com')
  await nextOfContact.click()
  await expect(email(page)).toBeHidden()
  await payButton(page).click()
  await expect(email(page)).toBeVisible()
  await expect(page.getByLabel(say('shop.address.city'), { exact: true })).toBeFocused()
  await page.reload()
  await expect(email(page)).toHaveValue('ada@example.com')
  await expect(page.getByLabel(say('shop.address.street'), { exact: true })).toHaveValue(
    'Via delle Botteghe 7',
  )
})

test('offers to resend the link when a link is invalid, without revealing the order', async ({ page }) => {
  await page.goto('/order/BA-1001#wrong')
  await page.getByLabel(say('orders.find.email'), { exact: true }).fill('nobody@example.com')
  await page.getByRole('button', { name: say('orders.find.send') }).click()
  await expect(page.getByText(say('orders.find.sent'))).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})
