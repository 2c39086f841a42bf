/** specification notes §5: the newsletter's address pattern is stricter than the login's; the terms box is required. */
const strictAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

export interface NewsletterProblem {
  email?: 'newsletter.required' | 'newsletter.invalid' // keys of the i18n area `common`
  terms?: 'newsletter.unaccepted'
}

export function newsletterProblem(email: string, accepted: boolean): NewsletterProblem {
  const address = email.trim()
  const problem: NewsletterProblem = {}
  if (address === '') problem.email = 'newsletter.required'
  else if (!strictAddress.test(address)) problem.email = 'newsletter.invalid'
  if (!accepted) problem.terms = 'newsletter.unaccepted'
  return problem
}
