import { findingsOn } from '../world/axe.ts'
import { openBag } from '../world/cart.ts'
import { productsOf } from '../world/catalogue.ts'
import { expectDrawn } from '../world/forms.ts'
import { expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

const packPath = '/negozio/buste-e-box/busta-fuoco-serie-1'

async function putInBag(page: Page): Promise<void> {
  await page.goto(packPath)
  await expectDrawn(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shop.add'), exact: true })
    .click()
  await (await openBag(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
  await expect(page).toHaveURL('/checkout')
}

async function fillAddress(page: Page): Promise<void> {
  const book = page.getByLabel(say('shop.address.book'))
  if (await book.isVisible()) await book.selectOption('new')
  const fill = (key: string, value: string) =>
    page.getByLabel(say(`shop.address.${key}` as never)).fill(value)
  await fill('name', 'Ada Conti')
  await fill('street', 'Via delle Botteghe 7')
  await fill('zip', '20121')
  await fill('city', 'Milano')
  await fill('province', 'MI')
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Paga / })

test.describe('the checkout', () => {
  test.use({ person: 'user' })

  test('from the bag to a paid order that stands in the account', async ({ page }) => {
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
    await expect(page).toHaveURL('/checkout')
  })

  test('by bank transfer says where the money goes, and can be cancelled', async ({ page }) => {
    await putInBag(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /Bonifico/ }).check()
    await page.getByRole('button', { name: /^Ordina per / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.transfer.title'))
    await expect(page.getByText(/^IT\d{2}/)).toBeVisible()
    await page.getByRole('button', { name: say('shop.order.cancel') }).click()
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

test.describe('a reseller', () => {
  test.use({ person: 'reseller' })

  test('pays the reseller’s price', async ({ page, shop }) => {
    await putInBag(page)
    const [shown] = await productsOf(shop.url, 'search=busta fuoco')
    const answered = page.waitForResponse('**/api/checkout/quote')
    await page.reload()
    const quote = (await (await answered).json()) as { lines: { unit_price: number }[] }
    expect(quote.lines[0]?.unit_price).toBeLessThan(shown?.price.now ?? 0)
  })
})
