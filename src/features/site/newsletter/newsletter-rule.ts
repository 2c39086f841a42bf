/**
 * specification notes §5: the newsletter's address pattern is stricter than the login's, and the terms checkbox is
 * required.
 */
import { emailAddress, emailShape } from '@/lib/email-address.ts'

export interface NewsletterProblem {
  email?: 'newsletter.required' | 'newsletter.invalid' // keys of the i18n area `common`
  terms?: 'newsletter.unaccepted'
}

export function newsletterProblem(email: string, accepted: boolean): NewsletterProblem {
  const address = emailAddress(email)
  const problem: NewsletterProblem = {}
  if (address === '') problem.email = 'newsletter.required'
  else if (!emailShape.test(address)) problem.email = 'newsletter.invalid'
  if (!accepted) problem.terms = 'newsletter.unaccepted'
  return problem
}
