/** What every purchase passes: an address in the checkout, the test bank, the invoice. */
import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import { sayIn } from './words.ts'

export const addressWords = [
  ['name', 'Ada Conti'],
  ['street', 'Via delle Botteghe 7'],
  ['zip', '20121'],
  ['city', 'Milano'],
  ['province', 'MI'],
] as const

/** A new address, whether there is a book or not. */
export async function fillAddress(page: Page, locale: Locale = 'it'): Promise<void> {
  const book = page.getByLabel(sayIn(locale, 'shop.address.book'))
  if (await book.isVisible()) await book.selectOption('new')
  for (const [key, value] of addressWords)
    await page.getByLabel(sayIn(locale, `shop.address.${key}`), { exact: true }).fill(value)
}

export const payButton = (page: Page, locale: Locale = 'it') =>
  page.getByRole('button', {
    name: new RegExp(sayIn(locale, 'shop.checkout.pay').replace('{{amount}}', '.+')),
  })

/** The button asks for the short link; behind it is a PDF that nobody keeps. */
export async function expectInvoice(page: Page, locale: Locale = 'it'): Promise<void> {
  const answered = page.waitForResponse(answer => answer.url().endsWith('/invoice'))
  await page.getByRole('button', { name: sayIn(locale, 'orders.actions.invoice') }).click()
  const { url } = (await (await answered).json()) as { url: string }
  const file = await page.request.get(url)
  expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Who has no picture yet is asked for one; here it may wait. */
export const letAvatarWait = (page: Page, locale: Locale = 'it'): Promise<void> => {
  const later = page.getByRole('button', { name: sayIn(locale, 'account.avatar.dismiss') })
  return page.addLocatorHandler(later, () => later.click())
}

export const expectThanks = (page: Page, locale: Locale = 'it'): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(sayIn(locale, 'shop.thanks.done.title'))
