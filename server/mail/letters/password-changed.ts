import { href } from '@/contract/paths.ts'
import { letter } from '../letter.ts'

export const passwordChanged = letter({
  name: 'password-changed',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('forgotPassword', locale),
  preview: { name: 'Ada' },
})
