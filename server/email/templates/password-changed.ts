import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const passwordChanged = emailTemplate({
  name: 'password-changed',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('forgotPassword', locale),
  preview: { name: 'Ada' },
})
