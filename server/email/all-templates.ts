import type { EmailTemplate } from './email-template.ts'
import { backInStock } from './templates/back-in-stock.ts'
import { bookingEmails } from './templates/booking-emails.ts'
import { creationHidden } from './templates/creation-hidden.ts'
import { customerInvited } from './templates/customer-invited.ts'
import { guestOrderEmails } from './templates/guest-order-emails.ts'
import { loginCode } from './templates/login-code.ts'
import { loginGuesses } from './templates/login-guesses.ts'
import { newsletterConfirm } from './templates/newsletter-confirm.ts'
import { orderEmails } from './templates/order-emails.ts'
import { passkeyEmails } from './templates/passkey-emails.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { resetPassword } from './templates/reset-password.ts'
import { reviewPublished } from './templates/review-published.ts'
import { verifyAddress } from './templates/verify-address.ts'
import { welcome } from './templates/welcome.ts'

export const emailTemplates: readonly EmailTemplate[] = [
  verifyAddress,
  welcome,
  resetPassword,
  passwordChanged,
  loginGuesses,
  loginCode,
  ...passkeyEmails,
  newsletterConfirm,
  customerInvited,
  creationHidden,
  backInStock,
  reviewPublished,
  ...bookingEmails,
  ...orderEmails,
  ...guestOrderEmails,
]

const byName = new Map(emailTemplates.map(template => [template.name, template]))

/** Throws for an unknown template name. */
export function templateNamed(name: string): EmailTemplate {
  const template = byName.get(name)
  if (!template) throw new Error(`there is no letter named ${name}`)
  return template
}
