/**
 * The payment step may load Stripe's script and frames, and nothing else may (decision 0020): its document has a policy of its own.
 * The client opens that step as a fresh document, because a policy belongs to the document and not to the address.
 */
import { matchScreen } from '../../src/contract/paths.ts'
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

/** The strict policy, widened by what Stripe needs. */
export const paymentPolicy = (strict: string): string => widened(strict, opened)
