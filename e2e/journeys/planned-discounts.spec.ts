/** Offers and codes that a merchant plans with a start and an end, up to the order that has them (decision 0083). */
import type { AdminOrder } from '../../src/contract/endpoints/admin/orders.ts'
import type { Order } from '../../src/contract/endpoints/shop/orders.ts'
import { shopTime } from '../../src/lib/shop-clock.ts'
import { ask } from '../fixtures/api.ts'
import { openCart } from '../fixtures/cart.ts'
import { euro, productOf } from '../fixtures/catalogue.ts'
import { expectThanks, fillAddress, letAvatarWait, payButton } from '../fixtures/purchase.ts'
import { bringSession, registerPerson } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 240_000 })

const minute = 60_000
const day = 24 * 60 * minute
const inDays = (days: number) => shopTime(new Date(Date.now() + days * day)).slice(0, 10)

/** The first full minute that leaves time to save the form before it. */
const soon = () => new Date(Math.ceil((Date.now() + minute / 2) / minute) * minute)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, say('react-admin.action.save'))

async function planOffer(page: Page, id: number, percent: number, from: Date): Promise<void> {
  await page.goto(`/administration/products/${id}`)
  await field(page, say('admin.products.discount')).first().fill(String(percent))
  await page.getByLabel(say('admin.field.offer_from'), { exact: true }).fill(shopTime(from).slice(0, 16))
  const until = new Date(from.getTime() + day)
  await page.getByLabel(say('admin.field.offer_until'), { exact: true }).fill(shopTime(until).slice(0, 16))
  await save(page)
  await expect(page.getByText(say('react-admin.notification.updated_one'))).toBeVisible()
}

async function planCode(page: Page, code: string, from: string, until: string): Promise<void> {
  await page.goto('/administration/coupons')
  await press(page, say('admin.coupons.new'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('admin.coupons.code'), exact: true }).fill(code)
  await dialog.getByRole('textbox', { name: say('admin.products.discount'), exact: true }).fill('10')
  await dialog.getByLabel(say('admin.coupons.starts'), { exact: true }).fill(from)
  await dialog.getByLabel(say('admin.coupons.ends'), { exact: true }).fill(until)
  await dialog.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
}

const enterCode = async (page: Page, code: string) => {
  await page.getByLabel(say('shop.coupon.label')).fill(code)
  await press(page, say('shop.coupon.apply'))
}

test('sells a product at its planned offer from its start, with a code from its first day, and the order has both', async ({
  page,
  shop,
  sessions,
}) => {
  const slug = 'album-del-collezionista'
  const product = await productOf(shop.url, slug)
  const { id, category, price } = product
  const reduced = Math.round(price.now * 0.75)
  const [early, code] = ['DOMANI10', 'OGGI10']
  const main = page.getByRole('main')

  const start = soon()
  await planOffer(page, id, 25, start)
  expect(Date.now()).toBeLessThan(start.getTime())
  expect((await productOf(shop.url, slug)).price.now).toBe(price.now)
  await planCode(page, early, inDays(1), inDays(2))
  await planCode(page, code, inDays(0), inDays(1))

  const person = await registerPerson(shop.url)
  await letAvatarWait(page)
  await bringSession(page, shop.url, person.token)
  await expect(async () => {
    await page.goto(`/negozio/${category.slug}/${slug}`)
    await expect(main.getByText(euro(reduced)).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 2 * minute })
  expect(Date.now()).toBeGreaterThanOrEqual(start.getTime())
  await main.getByRole('button', { name: say('shop.add'), exact: true }).click()
  await (await openCart(page)).getByRole('link', { name: say('shop.cart.checkout') }).click()
  await fillAddress(page)
  await enterCode(page, early)
  const [notYet = ''] = say('shop.coupon.early', { code: early, day: '#' }).split('#')
  await expect(page.getByText(notYet)).toBeVisible()

  await enterCode(page, code)
  await expect(page.getByText(`${say('shop.checkout.discount')} ${code}`)).toBeVisible()
  await payButton(page).click()
  await expectThanks(page)

  const number = new URL(page.url()).searchParams.get('order') ?? ''
  const order = await ask<Order>(shop.url, `/me/orders/${number}`, { token: person.token })
  expect(order.lines.map(({ unit_price }) => unit_price)).toEqual([reduced])
  expect(order.discounts).toMatchObject([{ code, goods: Math.round(reduced / 10) }])
  expect(order.due).toBe(reduced - Math.round(reduced / 10) + order.shipping)
  const merchant = await sessions.tokenOf('admin')
  const { data } = await ask<{ data: { id: number }[] }>(shop.url, `/admin/orders?search=${number}`, {
    token: merchant,
  })
  const stored = await ask<AdminOrder>(shop.url, `/admin/orders/${data[0]?.id}`, { token: merchant })
  expect(stored).toMatchObject({ due: order.due, payment_status: 'paid' })
})
