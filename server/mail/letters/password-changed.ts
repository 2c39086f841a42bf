import { z } from 'zod'
import { href } from '@/contract/paths.ts'
import { letter } from '../letter.ts'

export const passwordChanged = letter({
  name: 'password-changed',
  data: z.object({ name: z.string() }),
  greets: ({ name }) => name,
  path: (_, locale) => href('forgotPassword', locale),
  preview: { name: 'Ada' },
})
