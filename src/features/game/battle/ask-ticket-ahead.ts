import { useSession } from '@/stores/session.ts'
import { guestTickets, guestWish } from './session/guest-tickets.ts'
import { readSaved } from './session/saved-battle.ts'
import { variantOf } from './variants/catalog.ts'
import { type AskedChoice, choiceFor } from './variants/choice.ts'
import type { VariantCode } from './variants/variant.ts'

/**
 * Requests the ticket as soon as the code of the battle has loaded, before its screen: the cards dealt to a guest need
 * not wait for it.
 */
export function askTicketAhead(code: VariantCode, choice: AskedChoice): void {
  const variant = variantOf(code)
  const owner = useSession.getState().user?.id ?? null
  const wish = guestWish(variant, owner, choiceFor(variant, choice))
  if (wish && readSaved(code, owner) === undefined) guestTickets.askAhead(wish)
}
