import { randomBytes } from 'node:crypto'

/** Chance for names and secrets; tests may hand in their own. */
export interface Ids {
  /** `bytes` random bytes as base64url; 16 bytes are 22 characters. */
  secret(bytes: number): string
  request(): string
}

export const ids: Ids = {
  secret: bytes => randomBytes(bytes).toString('base64url'),
  request: () => randomBytes(9).toString('base64url'),
}
