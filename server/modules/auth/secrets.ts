/**
 * Secrets handed to people: random, stored as hashes only. Keys are derived from APP_SECRET one per purpose, so that
 * what is signed for one use means nothing in another.
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
  | 'email-proof'
  | 'guest-data'

/** 32 bytes (HKDF-SHA256), always the same for one secret and purpose. */
export const deriveKey = (appSecret: string, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', appSecret, 'bottega-arcana', purpose, 32))

/** How a secret is stored: enough to recognise it, too little to use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * The refresh token that follows another one. It is computed, not drawn: two tabs that present the same token get the
 * same successor, and no table has to keep it in the clear.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
