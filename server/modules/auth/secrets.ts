/**
 * Secrets given to people: random, stored as hashes only. Keys are derived from APP_SECRET, one per purpose, so that a
 * signature for one use is invalid in another.
 */
import { createHash, createHmac, hkdfSync } from 'node:crypto'

export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'social-login'
  | 'login-attempts'
  | 'login-code'
  | 'passkey-user'
  | 'order-key'
  | 'order-version'
  | 'email-proof'
  | 'guest-data'
  | 'second-factor'
  | 'recovery-code'
  | 'webhook'

/** Returns 32 bytes (HKDF-SHA256), always the same for one secret and purpose. */
export const deriveKey = (appSecret: string, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', appSecret, 'bottega-arcana', purpose, 32))

/** Returns what is stored of a secret: enough to recognise it, not enough to use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Returns the refresh token that follows another one. It is computed, not random: two tabs that present the same token
 * get the same successor, and no table stores it in clear text.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
