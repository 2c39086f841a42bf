import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const verifyAddress = emailTemplate({
  name: 'verify-address',
  needs: { name: 'text', token: 'text', hours: 'number' }, // hours: validity of the token
  greets: ({ name }) => name,
  words: ({ hours }) => ({ hours }),
  path: ({ token }, locale) => href('verifyEmail', locale, { token }),
  preview: { name: 'Ada', token: 'q0gJ8xXc3nM1', hours: 24 },
})
