import { expect, it } from 'vitest'
import { newsletterProblem } from './newsletter-rule.ts'

it('requires an address (specification notes §5)', () => {
  expect(newsletterProblem(' ', true)).toEqual({ email: 'newsletter.required' })
})

it.each(['a@b', 'a b@c.it', 'a@-b.it', '.a@b.it', 'a@b..it', 'a@b.1'])(
  'rejects %s by the stricter pattern',
  email => {
    expect(newsletterProblem(email, true)).toEqual({ email: 'newsletter.invalid' })
  },
)

it('requires that the terms are accepted', () => {
  expect(newsletterProblem('ada@example.com', false)).toEqual({ terms: 'newsletter.unaccepted' })
  expect(newsletterProblem('ada.lovelace+shop@mail.example.co.uk', true)).toEqual({})
})
