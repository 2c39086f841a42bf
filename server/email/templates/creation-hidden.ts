import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const creationHidden = emailTemplate({
  name: 'creation-hidden',
  needs: { name: 'text', title: 'text', reason: 'text' }, // user's name, card's title, reason for hiding it
  greets: ({ name }) => name,
  words: ({ title, reason }) => ({ title, reason }),
  path: (_, locale) => href('creator', locale),
  preview: { name: 'Ada', title: 'Mokarello', reason: 'Il nome offende un’altra persona.' },
})
