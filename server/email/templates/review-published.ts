import { emailTemplate } from '../email-template.ts'

export const reviewPublished = emailTemplate({
  name: 'review-published',
  needs: { name: 'text', title: 'text', path: 'text' }, // title of the product and path of its page
  greets: ({ name }) => name,
  words: ({ title }) => ({ title }),
  hero: '/assets/characters/stellotto/creature.webp',
  path: ({ path }) => path,
  preview: { name: 'Ada', title: 'Box 24 buste, Serie 1', path: '/negozio/buste-e-box/box-24-buste-serie-1' },
})
