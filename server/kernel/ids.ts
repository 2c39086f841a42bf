import { randomBytes } from 'node:crypto'

/** Chance for names and secrets; tests may hand in their own. */
export interface Ids {
  /** `bytes` random bytes as base64url; 16 bytes are 22 characters. */
  secret(bytes: number): string
  request(): string
}

const requestBytes = 9
const bytesAhead = 512 * requestBytes
let ahead = Buffer.alloc(0)
let used = 0

/** Chance for many names is fetched at once: every call has one. */
function nameOfRequest(): string {
  if (used >= ahead.length) {
    ahead = randomBytes(bytesAhead)
    used = 0
  }
  used += requestBytes
  return ahead.toString('base64url', used - requestBytes, used)
}

export const ids: Ids = {
  secret: bytes => randomBytes(bytes).toString('base64url'),
  request: () => nameOfRequest(),
}
