import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

/** The subject contains no code, because the subject is stored after sending. */
export const loginCode = emailTemplate({
  name: 'login-code',
  needs: { name: 'text', code: 'text', minutes: 'number' }, // minutes: validity of the code
  greets: ({ name }) => name,
  words: ({ minutes }) => ({ minutes }),
  code: ({ code }) => code,
  path: (_, locale) => href('login', locale),
  preview: { name: 'Ada', code: '402913', minutes: 10 },
})
