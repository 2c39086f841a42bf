import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const loginGuesses = emailTemplate({
  name: 'login-guesses',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('forgotPassword', locale),
  preview: { name: 'Ada' },
})
