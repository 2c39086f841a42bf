/** Emails about a newsletter, a cart, a product, a review or a created card. */

import { href } from '@/contract/paths.ts'
import { type EmailTemplate, emailTemplate } from '../email-template.ts'

const newsletterConfirm = emailTemplate({
  name: 'newsletter-confirm',
  replyVia: () => 'email',
  needs: { path: 'text' }, // path of the confirmation page, with the token
  path: ({ path }) => path,
  preview: { path: '/newsletter?confirm=12.1795300000000.q0gJ8xXc3nM1' },
})

const creationHidden = emailTemplate({
  name: 'creation-hidden',
  needs: { name: 'text', title: 'text', reason: 'text' }, // user's name, card's title, reason for hiding it
  greets: ({ name }) => name,
  words: ({ title, reason }) => ({ title, reason }),
  path: (_, locale) => href('creator', locale),
  preview: { name: 'Ada', title: 'Mokarello', reason: 'Il nome offende un’altra persona.' },
})

const backInStock = emailTemplate({
  name: 'back-in-stock',
  replyVia: () => 'email',
  needs: { title: 'text', path: 'text' }, // title of the product and path of its page
  words: ({ title }) => ({ title }),
  path: ({ path }) => path,
  preview: { title: 'Busta Natura, Serie 1', path: '/negozio/buste-e-box/busta-natura-serie-1' },
})

const cartReminder = emailTemplate({
  name: 'cart-reminder',
  replyVia: () => 'email',
  needs: { name: 'text', items: 'text', path: 'text', leave: 'text' }, // one item per line; '' = a guest without a name
  greets: ({ name }) => name,
  words: ({ items }) => ({ items }),
  path: ({ path }) => path,
  leavePath: ({ leave }) => leave,
  preview: {
    name: 'Ada',
    items: '2 × Busta Natura, Serie 1\n1 × Tappetino da gioco',
    path: '/cart?restore=12.-.q0gJ8xXc3nM1',
    leave: '/newsletter?stop=12.-.q0gJ8xXc3nM1',
  },
})

const reviewPublished = emailTemplate({
  name: 'review-published',
  needs: { name: 'text', title: 'text', path: 'text' }, // title of the product and path of its page
  greets: ({ name }) => name,
  words: ({ title }) => ({ title }),
  hero: '/assets/characters/stellotto/creature.webp',
  path: ({ path }) => path,
  preview: { name: 'Ada', title: 'Box 24 buste, Serie 1', path: '/negozio/buste-e-box/box-24-buste-serie-1' },
})

export const shopEmails: readonly EmailTemplate[] = [
  newsletterConfirm,
  creationHidden,
  backInStock,
  cartReminder,
  reviewPublished,
]
