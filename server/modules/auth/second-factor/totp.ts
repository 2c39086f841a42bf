/** Codes of authenticator apps (RFC 6238): six digits, SHA-1, a new code every thirty seconds, as all apps support them. */
import { Secret, TOTP } from 'otpauth'
import type { Ids } from '../../../kernel/ids.ts'

const secretBytes = 20
const form = { algorithm: 'SHA1', digits: 6, period: 30 }
const stepsAside = 1 // the clock of a phone may differ by half a minute

const appOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ ...form, label, issuer, secret: Secret.fromBase32(secret) })

/** Returns a secret in base32, as apps accept it when it is typed. */
export const newTotpSecret = (ids: Pick<Ids, 'secret'>): string =>
  new Secret({ buffer: new Uint8Array(Buffer.from(ids.secret(secretBytes), 'base64url')).buffer }).base32

/** Returns the address that an app reads from a QR code. */
export const totpAddress = (secret: string, email: string, shop: string): string =>
  appOf(secret, email, shop).toString()

/** Returns the time step of a code that is right now or in a neighbouring step. Undefined for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const difference = appOf(secret).validate({ token: code, timestamp, window: stepsAside })
  return difference === null ? undefined : TOTP.counter({ period: form.period, timestamp }) + difference
}
