/** Emails about an account: address, password, login, invitation. */
import { href } from '@/contract/paths.ts'
import { type EmailTemplate, emailTemplate, unlinkedName } from '../email-template.ts'

const verifyAddress = emailTemplate({
  name: 'verify-address',
  needs: { name: 'text', token: 'text', hours: 'number' }, // hours: validity of the token
  greets: ({ name }) => name,
  words: ({ hours }) => ({ hours }),
  path: ({ token }, locale) => href('verifyEmail', locale, { token }),
  preview: { name: 'Ada', token: 'q0gJ8xXc3nM1', hours: 24 },
})

const welcome = emailTemplate({
  name: 'welcome',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('pack', locale),
  preview: { name: 'Ada' },
})

const resetPassword = emailTemplate({
  name: 'reset-password',
  needs: { name: 'text', token: 'text', minutes: 'number' }, // minutes: validity of the token
  greets: ({ name }) => name,
  words: ({ minutes }) => ({ minutes }),
  path: ({ token }, locale) => `${href('resetPassword', locale)}?token=${encodeURIComponent(token)}`,
  preview: { name: 'Ada', token: 'q0gJ8xXc3nM1', minutes: 60 },
})

const passwordChanged = emailTemplate({
  name: 'password-changed',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('forgotPassword', locale),
  preview: { name: 'Ada' },
})

const loginGuesses = emailTemplate({
  name: 'login-guesses',
  needs: { name: 'text' },
  greets: ({ name }) => name,
  path: (_, locale) => href('forgotPassword', locale),
  preview: { name: 'Ada' },
})

/** The subject contains no code, because the subject is stored after sending. */
const loginCode = emailTemplate({
  name: 'login-code',
  needs: { name: 'text', code: 'text', minutes: 'number' }, // minutes: validity of the code
  greets: ({ name }) => name,
  words: ({ minutes }) => ({ minutes }),
  code: ({ code }) => code,
  path: (_, locale) => href('login', locale),
  preview: { name: 'Ada', code: '402913', minutes: 10 },
})

const customerInvited = emailTemplate({
  name: 'customer-invited',
  needs: { retailer: 'text', token: 'text' },
  words: ({ retailer }) => ({ retailer: unlinkedName(retailer) }),
  path: ({ token }, locale) => `${href('accountDetails', locale)}?invitation=${encodeURIComponent(token)}`,
  preview: { retailer: 'Rita Bancone', token: 'q0gJ8xXc3nM1' },
})

const staffInvited = emailTemplate({
  name: 'staff-invited',
  needs: { owner: 'text', token: 'text', days: 'number' }, // days: validity of the token
  words: ({ owner, days }) => ({ owner, days }),
  path: ({ token }, locale) => `${href('accountDetails', locale)}?staff=${encodeURIComponent(token)}`,
  preview: { owner: 'Ada Bottegaia', token: 'q0gJ8xXc3nM1', days: 7 },
})

const secondFactorEmail = (name: string): EmailTemplate =>
  emailTemplate({
    name,
    needs: { name: 'text' },
    greets: ({ name }) => name,
    path: (_, locale) => href('accountDetails', locale),
    preview: { name: 'Ada' },
  })

const webhookDisabled = emailTemplate({
  name: 'webhook-disabled',
  needs: { name: 'text', host: 'text' },
  greets: ({ name }) => name,
  words: ({ host }) => ({ host }),
  path: (_, locale) => href('adminIntegrations', locale),
  preview: { name: 'Ada', host: 'magazzino.example.com' },
})

export const accountEmails: readonly EmailTemplate[] = [
  verifyAddress,
  welcome,
  resetPassword,
  passwordChanged,
  loginGuesses,
  loginCode,
  customerInvited,
  staffInvited,
  secondFactorEmail('second-factor-added'),
  secondFactorEmail('second-factor-reset'),
  webhookDisabled,
]
