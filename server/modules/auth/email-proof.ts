/** A signed word in an email that whoever shows it reads that mailbox, for one purpose; no table keeps it. Good for a week. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { deriveKey } from './secrets.ts'

const proofMillis = 7 * 24 * 60 * 60_000

/** `email-proof`: registering counts as verified; `guest-data`: the data of a guest's orders. */
type Purpose = 'email-proof' | 'guest-data'
type Secret = Pick<Config, 'appSecret'>

const signatureOf = (email: string, until: number, { appSecret }: Secret, purpose: Purpose): string =>
  createHmac('sha256', deriveKey(appSecret, purpose)).update(`${until} ${email}`).digest('base64url')

/** Only ever put it into an email to this address. */
export function proveEmail(
  email: string,
  config: Secret,
  now: Date,
  purpose: Purpose = 'email-proof',
): string {
  const until = now.getTime() + proofMillis
  return `${until}.${signatureOf(email, until, config, purpose)}`
}

/** False for another address or purpose, another secret, a changed or a past day. */
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
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
