import { href } from '@/contract/paths.ts'
import { emailTemplate } from '../email-template.ts'

export const customerInvited = emailTemplate({
  name: 'customer-invited',
  needs: { retailer: 'text', token: 'text' },
  words: ({ retailer }) => ({ retailer }),
  path: ({ token }, locale) => `${href('accountDetails', locale)}?invitation=${encodeURIComponent(token)}`,
  preview: { retailer: 'Rita Bancone', token: 'q0gJ8xXc3nM1' },
})
