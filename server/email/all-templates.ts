import type { EmailTemplate } from './email-template.ts'
import { accountEmails } from './templates/account-emails.ts'
import { bookingEmails } from './templates/booking-emails.ts'
import { guestOrderEmails } from './templates/guest-order-emails.ts'
import { orderEmails } from './templates/order-emails.ts'
import { passkeyEmails } from './templates/passkey-emails.ts'
import { shopEmails } from './templates/shop-emails.ts'

export const emailTemplates: readonly EmailTemplate[] = [
  ...accountEmails,
  ...passkeyEmails,
  ...shopEmails,
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
