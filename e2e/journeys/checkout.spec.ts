import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { cartButton, cartPanel } from '../fixtures/cart.ts'
import { productOf } from '../fixtures/catalogue.ts'
import { openCheckout, packPath, packSlug } from '../fixtures/checkout.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { emailTo } from '../fixtures/mail.ts'
import { placePaidOrder } from '../fixtures/orders.ts'
import { addressWords, fillAddress, letAvatarWait, payButton } from '../fixtures/purchase.ts'
import { expect, type Locator, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

/** Presses Tab, or Shift and Tab, until this element has the focus. Fails if it cannot be reached. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${target}`)
}

test.describe('the checkout', () => {
  test.use({ person: 'user' })

  test('shop 2: confirms a withdrawal in two steps, and keeps its receipt on the screen', async ({
    page,
    shop,
    sessions,
  }) => {
    const number = await placePaidOrder(shop.url, await sessions.tokenOf('user'), packSlug)
    await page.goto('/account/orders')
    const row = page.getByRole('main').getByRole('link').filter({ hasText: number })
    await expect(row).toContainText(say('shop.order.status.confirmed'))
    await row.click()
    await test.step('a question about the order is sent', async () => {
      await page.getByLabel(say('orders.ticket.label')).fill('Arriva per Natale?')
      await page.getByRole('button', { name: say('orders.ticket.send') }).click()
      await expect(page.getByText('Arriva per Natale?')).toBeVisible()
    })
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

  test('shows that the network is missing, keeps the form, and places one order on retry', {
    tag: '@O1',
  }, async ({ page, context, shop, sessions }) => {
    const token = await sessions.tokenOf('user')
    const mine = async () =>
      (await ask<{ meta: { total: number } }>(shop.url, '/me/orders', { token })).meta.total
    const before = await mine()
    await openCheckout(page, shop.url)
    const street = page.getByLabel(say('shop.address.street'), { exact: true })
    const written = await street.inputValue()
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

  test('gives each checkout step an address that back restores', async ({ page, shop }) => {
    await openCheckout(page, shop.url)
    await page.getByRole('link', { name: say('shop.checkout.payment') }).click()
    await expect(page).toHaveURL(/step=payment/)
    await page.getByRole('link', { name: say('shop.checkout.step.address') }).click()
    await expect(page).toHaveURL(/step=address/)
    await page.goBack()
    await expect(page).toHaveURL(/step=payment/)
  })

  test('can be completed with the keyboard: search, product, cartButton, address, payment', async ({
    page,
    shop,
  }) => {
    const { title } = await productOf(shop.url, packSlug)
    const press = async (target: Locator, key?: 'Shift+Tab') => {
      await tabTo(page, target, key)
      await page.keyboard.press('Enter')
    }
    await letAvatarWait(page)
    await page.goto('/negozio')
    await expectDrawn(page)
    await press(page.getByRole('banner').getByRole('link', { name: say('nav.search') }))
    const search = page.getByRole('dialog', { name: say('nav.search') })
    await expect(search.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('busta fuoco')
    const found = search.getByRole('option').filter({ hasText: title }).first()
    await expect(found).toBeVisible()
    for (let presses = 0; presses < 9; presses++) {
      if ((await found.getAttribute('aria-selected')) === 'true') break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(packPath)
    const main = page.getByRole('main')
    await press(main.getByRole('button', { name: say('shop.add'), exact: true }))
    await press(cartButton(page), 'Shift+Tab')
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

  test('shows the bank details of an order by bank transfer, and cancels it', async ({ page, shop }) => {
    await page.route('**/api/me/orders/BA-*', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), is_address_unsaved: true } })
    })
    await openCheckout(page, shop.url)
    await page.getByRole('radio', { name: /Bonifico/ }).check()
    await page.getByRole('button', { name: /^Ordina con obbligo di pagare/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.transfer.title'))
    await expect(page.getByText(/^IT\d{2}/)).toBeVisible()
    await test.step('an order whose address the address book does not take is placed, and says so', async () => {
      await expect(page.getByText(say('shop.complete.address_unsaved'))).toBeVisible()
      const addresses = page.getByRole('link', { name: say('shop.complete.addresses') })
      await expect(addresses).toHaveAttribute('href', '/account/shipping')
    })
    await test.step('shop 20: on paper the order alone', async () => {
      const number = new URL(page.url()).searchParams.get('order') ?? '?'
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
      for (const role of ['banner', 'contentinfo', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })
    await page.getByRole('button', { name: say('shop.order.cancel') }).click()
    expect(await findingsOn(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('orders.cancel.yes') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.cancelled.title'))
  })

  test('saves, changes and removes an address in the address book', async ({ page }) => {
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
