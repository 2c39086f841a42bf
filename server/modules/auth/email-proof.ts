/** A signed word in an email that whoever registers with it reads that mailbox; no table keeps it. Good for a week. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { deriveKey } from './secrets.ts'

const proofMillis = 7 * 24 * 60 * 60_000

const signatureOf = (email: string, until: number, { appSecret }: Pick<Config, 'appSecret'>): string =>
  createHmac('sha256', deriveKey(appSecret, 'email-proof')).update(`${until} ${email}`).digest('base64url')

/** Only ever put it into an email to this address. */
export function proveEmail(email: string, config: Pick<Config, 'appSecret'>, now: Date): string {
  const until = now.getTime() + proofMillis
  return `${until}.${signatureOf(email, until, config)}`
}

/** False for another address, another secret, a changed or a past day. */
export function isEmailProven(
  email: string,
  proof: string,
  config: Pick<Config, 'appSecret'>,
  now: Date,
): boolean {
  const [until = '', signature = ''] = proof.split('.')
  if (!/^\d{13}$/.test(until) || Number(until) < now.getTime()) return false
  const expected = Buffer.from(signatureOf(email, Number(until), config))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
