/** Codes of authenticator apps (RFC 6238): six digits, SHA-1, a new code every thirty seconds, as all apps support them. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Config } from '../../../config.ts'
import type { Ids } from '../../../kernel/ids.ts'
import { deriveKey } from '../secrets.ts'

const secretBytes = 20
const nonceBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'
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

type Keys = Pick<Config, 'appSecret'>

/** Encrypts a secret for one account. Returns nonce, tag and text in base64url. */
export function sealSecret(
  secret: string,
  userId: number,
  { appSecret }: Keys,
  ids: Pick<Ids, 'secret'>,
): string {
  const nonce = Buffer.from(ids.secret(nonceBytes), 'base64url')
  const sealing = createCipheriv(cipher, deriveKey(appSecret, 'second-factor'), nonce).setAAD(
    Buffer.from(String(userId)),
  )
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')
}

/** Throws for a text that was sealed for another account or with another APP_SECRET. */
export function openSecret(sealed: string, userId: number, { appSecret }: Keys): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  const opening = createDecipheriv(cipher, deriveKey(appSecret, 'second-factor'), nonce)
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag)
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  )
}
