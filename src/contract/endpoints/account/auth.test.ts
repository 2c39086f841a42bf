import { describe, expect, it } from 'vitest'
import { BookingForm, WatchForm } from '../shop/product-requests.ts'
import { subscribeNewsletter } from '../site/site.ts'
import { Credentials, Email } from './auth.ts'
import { inviteCustomer } from './customers.ts'

const loose = [
  '<a@b.it>',
  'x,y@example.com',
  'a@example.com,c@example.com',
  'a@b,c.it',
  'a;b@example.com',
  '"a"@example.com',
  'a(note)@example.com',
  'a\\b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a@example..com',
  'a@example',
  'a@[127.0.0.1]',
  'a\u0000@example.com',
]

describe('W7: a stored email address', () => {
  it.each(loose)('rejects %j', email => {
    expect(Email.safeParse(email).success).toBe(false)
  })

  it.each(['ada@example.com', "d'este.anna+shop@posta.example.it", 'a_b-c@x1.co.uk', 'A@EXAMPLE.COM'])(
    'may be %s',
    email => {
      expect(Email.parse(` ${email} `)).toBe(email.toLowerCase())
    },
  )

  it('has the same rules in every call that sends an email to it', () => {
    const forms = [WatchForm, BookingForm, inviteCustomer.body, subscribeNewsletter.body]
    for (const form of forms) {
      const faults = form?.safeParse({ email: '<a@b.it>' }).error?.issues ?? []
      expect(faults.find(({ path }) => path[0] === 'email')?.message).toBe('email')
    }
  })

  it('finds an address that was stored under a looser rule', () => {
    expect(Credentials.safeParse({ email: 'x,y@example.com', password: 'sette nani' }).success).toBe(true)
  })
})
