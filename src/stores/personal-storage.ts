/**
 * Removes a user's data from the browser at logout. A finished battle that was not sent yet, its tickets and unsaved work stay with their
 * account until it is deleted. Other users cannot see them.
 */
import { emptyCart } from './cart.ts'
import { forgetGuestFavourites } from './favourites.ts'
import { forgetOrderKeys } from './order-keys.ts'
import { forgetUnsentFavourites } from './unsent-favourites.ts'

const personal =
  /^(cart_added|checkout_draft|favourites|favourites_unsent|open_payment|order_keys|recent_products|measured_orders|pack-unfinished)$/ // for the next user of the device
const worked = /^(battle|game)\.|^(battle-choice|avatar_prompted|lesson)$|^(pack|creation|deck)-/

/** @param isForGood the account was deleted, so its drafts, stored battles and pack proofs are removed too */
export function dropPersonalItems(isForGood: boolean): void {
  emptyCart()
  forgetGuestFavourites()
  forgetUnsentFavourites()
  forgetOrderKeys()
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = window[kind]
      for (const key of Object.keys(storage))
        if (personal.test(key) || (isForGood && worked.test(key))) storage.removeItem(key)
    } catch {
      // Blocked storage holds nothing.
    }
}
