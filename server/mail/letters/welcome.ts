import { href } from '@/contract/paths.ts'
import { letter } from '../letter.ts'

export const welcome = letter({
  name: 'welcome',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('pack', locale),
  preview: { name: 'Ada' },
})
