/**
 * Only the payment step may load Stripe's script and frames (decision 0020), so its document has a separate policy. The client
 * opens that step with a full page load, because a policy applies to the document and not to the path.
 */
import { matchScreen } from '@/contract/paths.ts'
import type { Config } from '../config.ts'
import { widened } from './page-policy.ts'

const opened: Record<string, string> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
}

const screens = ['checkout', 'checkoutComplete'] as const

export const isPaymentStep = (pathname: string, { stripe }: Pick<Config, 'stripe'>): boolean =>
  stripe !== null && screens.some(screen => screen === matchScreen(pathname)?.screen)

/** The strict policy with the sources that Stripe needs. */
export const paymentPolicy = (strict: string): string => widened(strict, opened)
