import { emailTemplate } from '../email-template.ts'

export const backInStock = emailTemplate({
  name: 'back-in-stock',
  replyVia: () => 'email',
  needs: { title: 'text', path: 'text' }, // title of the product and path of its page
  words: ({ title }) => ({ title }),
  path: ({ path }) => path,
  preview: { title: 'Busta Natura, Serie 1', path: '/negozio/buste-e-box/busta-natura-serie-1' },
})
