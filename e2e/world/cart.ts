/** The bag in the header, as a visitor uses it. */
import { expect, type Locator, type Page } from '@playwright/test'
import { say } from './words.ts'

export const bag = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: say('nav.cart') })
export const bagPanel = (page: Page): Locator => page.getByRole('dialog', { name: say('nav.cart') })

/** The badge tells how many pieces are in the bag; none is shown for an empty one. */
export const expectPieces = (page: Page, pieces: number): Promise<void> =>
  expect(bag(page)).toHaveText(pieces === 0 ? '' : String(pieces))

export async function openBag(page: Page): Promise<Locator> {
  await bag(page).click()
  await expect(bagPanel(page)).toBeVisible()
  return bagPanel(page)
}

export const lineOf = (panel: Locator, title: string): Locator =>
  panel.getByRole('listitem').filter({ has: panel.page().getByRole('link', { name: title, exact: true }) })
