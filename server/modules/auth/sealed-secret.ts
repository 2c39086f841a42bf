/** Encrypts secrets that the server has to read again. Others are stored as hashes. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Ids } from '../../kernel/ids.ts'
import { deriveKey, type KeyPurpose } from './secrets.ts'

const nonceBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

export interface SecretPlace {
  purpose: KeyPurpose
  owner: string | number // the record that the secret belongs to; it cannot be moved to another one
}

type Keys = Pick<Config, 'appSecret'>

/** Returns nonce, tag and text in base64url. */
export function sealSecret(
  secret: string,
  { purpose, owner }: SecretPlace,
  { appSecret }: Keys,
  ids: Pick<Ids, 'secret'>,
): string {
  const nonce = Buffer.from(ids.secret(nonceBytes), 'base64url')
  const sealing = createCipheriv(cipher, deriveKey(appSecret, purpose), nonce).setAAD(
    Buffer.from(String(owner)),
  )
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')
}

/** Throws for a text that was sealed for another place or with another APP_SECRET. */
export function openSecret(sealed: string, { purpose, owner }: SecretPlace, { appSecret }: Keys): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  const opening = createDecipheriv(cipher, deriveKey(appSecret, purpose), nonce)
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(tag)
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  )
}
