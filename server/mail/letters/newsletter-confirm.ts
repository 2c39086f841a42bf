import { z } from 'zod'
import { letter } from '../letter.ts'

export const newsletterConfirm = letter({
  name: 'newsletter-confirm',
  data: z.object({ path: z.string().startsWith('/') }), // the page that confirms, with its token
  path: ({ path }) => path,
  preview: { path: '/?newsletter=q0gJ8xXc3nM1' },
})
