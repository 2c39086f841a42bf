/** States of the shop's screens that their address alone does not show: a full cart, a shelf without a find, opened filters. */
import type { ScreenName } from '../../src/contract/paths.ts'
import type { State } from './views.ts'

/** From the shelf under the empty cart: the first thing on it that needs no choice goes into the bag. */
const filled: State = async ({ page, say }) => {
  const shelf = page.getByRole('main').getByRole('article')
  await shelf.first().waitFor()
  await shelf.getByRole('button').first().click()
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
