import { z } from 'zod'
import { href } from '@/contract/paths.ts'
import { letter } from '../letter.ts'

export const verifyAddress = letter({
  name: 'verify-address',
  data: z.object({ name: z.string(), token: z.string(), hours: z.number() }), // hours: how long the token is good
  greets: ({ name }) => name,
  words: ({ hours }) => ({ hours }),
  path: ({ token }, locale) => href('verifyEmail', locale, { token }),
  preview: { name: 'Ada', token: 'q0gJ8xXc3nM1', hours: 24 },
})
