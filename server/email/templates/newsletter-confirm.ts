import { emailTemplate } from '../email-template.ts'

export const newsletterConfirm = emailTemplate({
  name: 'newsletter-confirm',
  replyVia: () => 'email',
  needs: { path: 'text' }, // path of the confirmation page, with the token
  path: ({ path }) => path,
  preview: { path: '/newsletter?confirm=12.1795300000000.q0gJ8xXc3nM1' },
})
