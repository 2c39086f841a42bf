/**
 * States of the shop's screens that their address does not show: a full cart, a list without results, opened filters.
 */
import type { ScreenName } from '../../src/contract/paths.ts'
import type { State } from './views.ts'

/** Adds the first product below the empty cart that has no variants. */
const filled: State = async ({ page, say }) => {
  const shelf = page.getByRole('main').getByRole('article')
  await shelf.first().waitFor()
  const add = new RegExp(say('shop.add_named', { name: '.+' }))
  await shelf.getByRole('button', { name: add }).first().click()
  await page.getByRole('button', { name: new RegExp(say('shop.checkout.pay', { amount: '.+' })) }).waitFor()
}

const nothingFound: State = async ({ page }) => {
  await page.getByRole('searchbox').first().fill('zzzz')
  await page.getByRole('main').getByRole('article').first().waitFor({ state: 'detached' })
}

export const shopStates: Partial<Record<ScreenName, Record<string, State>>> = {
  checkout: { filled },
  shop: { none: nothingFound },
}
