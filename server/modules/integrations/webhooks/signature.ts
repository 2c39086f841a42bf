/** The signature of a webhook request, in the format of Stripe, so that its libraries can verify it. */
import { createHmac } from 'node:crypto'

export const signatureHeader = 'bottega-signature'

/**
 * Returns `t=…,v1=…`: the time in seconds and the HMAC-SHA256 of `<time>.<body>` in hexadecimal, once per secret. A receiver accepts the
 * request if one of them is right.
 */
export function signatureOf(body: string, secrets: readonly string[], now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
  )
  return [`t=${time}`, ...signatures].join(',')
}
