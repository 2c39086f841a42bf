import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const creationHidden = emailTemplate({
  name: 'creation-hidden',
  needs: { name: 'text', title: 'text', reason: 'text' }, // whose card, what it is called, why nobody else sees it
  greets: ({ name }) => name,
  words: ({ title, reason }) => ({ title, reason }),
  path: (_, locale) => href('creator', locale),
  preview: { name: 'Ada', title: 'Mokarello', reason: 'Il nome offende un’altra persona.' },
})
