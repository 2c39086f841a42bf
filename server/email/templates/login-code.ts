import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

/** The subject holds no code: it is stored after the email has left. */
export const loginCode = emailTemplate({
  name: 'login-code',
  needs: { name: 'text', code: 'text', minutes: 'number' }, // minutes: how long the code is good
  greets: ({ name }) => name,
  words: ({ minutes }) => ({ minutes }),
  code: ({ code }) => code,
  path: (_, locale) => href('login', locale),
  preview: { name: 'Ada', code: '402913', minutes: 10 },
})
