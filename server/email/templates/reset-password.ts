import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const resetPassword = emailTemplate({
  name: 'reset-password',
  needs: { name: 'text', token: 'text', minutes: 'number' }, // minutes: validity of the token
  greets: ({ name }) => name,
  words: ({ minutes }) => ({ minutes }),
  path: ({ token }, locale) => `${href('resetPassword', locale)}?token=${encodeURIComponent(token)}`,
  preview: { name: 'Ada', token: 'q0gJ8xXc3nM1', minutes: 60 },
})
