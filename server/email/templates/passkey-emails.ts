/** Sent to the account's owner when a passkey is added or removed. */
import { href } from '@/contract/paths.ts'
import { type EmailTemplate, emailTemplate } from '../email-template.ts'

const passkeyEmail = (name: string): EmailTemplate =>
  emailTemplate({
    name,
    needs: { name: 'text', passkey: 'text' }, // passkey: the name that the owner chose
    greets: ({ name }) => name,
    words: ({ passkey }) => ({ passkey }),
    path: (_, locale) => href('accountDetails', locale),
    preview: { name: 'Ada', passkey: 'Safari · iPhone' },
  })

export const passkeyEmails: readonly EmailTemplate[] = [
  passkeyEmail('passkey-added'),
  passkeyEmail('passkey-removed'),
]
