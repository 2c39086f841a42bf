import type { Letter } from './letter.ts'
import { backInStock } from './letters/back-in-stock.ts'
import { bookingLetters } from './letters/booking-letters.ts'
import { creationHidden } from './letters/creation-hidden.ts'
import { customerInvited } from './letters/customer-invited.ts'
import { newsletterConfirm } from './letters/newsletter-confirm.ts'
import { orderLetters } from './letters/order-letters.ts'
import { passwordChanged } from './letters/password-changed.ts'
import { resetPassword } from './letters/reset-password.ts'
import { reviewPublished } from './letters/review-published.ts'
import { verifyAddress } from './letters/verify-address.ts'
import { welcome } from './letters/welcome.ts'

export const everyLetter: readonly Letter[] = [
  verifyAddress,
  welcome,
  resetPassword,
  passwordChanged,
  newsletterConfirm,
  customerInvited,
  creationHidden,
  backInStock,
  reviewPublished,
  ...bookingLetters,
  ...orderLetters,
]

const byName = new Map(everyLetter.map(letter => [letter.name, letter]))

/** Throws for a name nobody wrote a letter for: the caller's mistake. */
export function letterNamed(name: string): Letter {
  const found = byName.get(name)
  if (!found) throw new Error(`there is no letter named ${name}`)
  return found
}
