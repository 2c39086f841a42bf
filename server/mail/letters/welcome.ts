import { z } from 'zod'
import { href } from '@/contract/paths.ts'
import { letter } from '../letter.ts'

export const welcome = letter({
  name: 'welcome',
  data: z.object({ name: z.string() }),
  greets: ({ name }) => name,
  path: (_, locale) => href('pack', locale),
  preview: { name: 'Ada' },
})
