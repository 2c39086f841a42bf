/**
 * The payment step may load Stripe's script and frames, and nothing else may (decisions §4): its document has a policy of its own.
 * The client opens that step as a fresh document, because a policy belongs to the document and not to the address.
 */
import { matchScreen } from '../../src/contract/paths.ts'
import type { Config } from '../config.ts'

const opened: Record<string, string> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
}

export const isPaymentStep = (pathname: string, { stripe }: Pick<Config, 'stripe'>): boolean =>
  stripe !== null && matchScreen(pathname)?.screen === 'checkoutComplete'

/** The strict policy, widened by what Stripe needs. */
export function paymentPolicy(strict: string): string {
  const kept = strict.split(';').map(part => part.trim())
  const widened = kept.map(part => {
    const extra = opened[part.split(' ')[0] ?? '']
    return extra ? `${part} ${extra}` : part
  })
  const missing = Object.entries(opened).filter(([name]) => !kept.some(part => part.startsWith(`${name} `)))
  return [...widened, ...missing.map(([name, sources]) => `${name} ${sources}`)].join(';')
}
