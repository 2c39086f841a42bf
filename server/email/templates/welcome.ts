import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const welcome = emailTemplate({
  name: 'welcome',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('pack', locale),
  preview: { name: 'Ada' },
})
