/**
 * A signed token in an email. Presenting it proves access to that mailbox, for one purpose. No table stores it. Valid
 * for a week.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { deriveKey } from './secrets.ts'

const proofMillis = 7 * 24 * 60 * 60_000

/** `email-proof`: the registration counts as verified. `guest-data`: access to the data of a guest's orders. */
type Purpose = 'email-proof' | 'guest-data'
type Secret = Pick<Config, 'appSecret'>

const signatureOf = (email: string, until: number, { appSecret }: Secret, purpose: Purpose): string =>
  createHmac('sha256', deriveKey(appSecret, purpose)).update(`${until} ${email}`).digest('base64url')

/** Send the token only in an email to this address. */
export function proveEmail(
  email: string,
  config: Secret,
  now: Date,
  purpose: Purpose = 'email-proof',
): string {
  const until = now.getTime() + proofMillis
  return `${until}.${signatureOf(email, until, config, purpose)}`
}

/** Returns false for another address or purpose, another secret, a modified date or an expired token. */
export function isEmailProven(
  email: string,
  proof: string,
  config: Secret,
  now: Date,
  purpose: Purpose = 'email-proof',
): boolean {
  const [until = '', signature = ''] = proof.split('.')
  if (!/^\d{13}$/.test(until) || Number(until) < now.getTime()) return false
  const expected = Buffer.from(signatureOf(email, Number(until), config, purpose))
  const signatureBytes = Buffer.from(signature)
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
}
