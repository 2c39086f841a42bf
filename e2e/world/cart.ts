/** The bag in the header, as a visitor uses it. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import { sayIn } from './words.ts'

export const bag = (page: Page, locale: Locale = 'it'): Locator =>
  page.getByRole('banner').getByRole('button', { name: sayIn(locale, 'nav.cart') })
export const bagPanel = (page: Page, locale: Locale = 'it'): Locator =>
  page.getByRole('dialog', { name: sayIn(locale, 'nav.cart') })

/** The badge tells how many pieces are in the bag; none is shown for an empty one. */
export const expectPieces = (page: Page, pieces: number): Promise<void> =>
  expect(bag(page)).toHaveText(pieces === 0 ? '' : String(pieces))

export async function openBag(page: Page, locale: Locale = 'it'): Promise<Locator> {
  await bag(page, locale).click()
  await expect(bagPanel(page, locale)).toBeVisible()
  return bagPanel(page, locale)
}

export const lineOf = (panel: Locator, title: string): Locator =>
  panel.getByRole('listitem').filter({ has: panel.page().getByRole('link', { name: title, exact: true }) })
