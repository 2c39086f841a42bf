/**
 * The signed token in the links of a cart email. It identifies the row and the cart of a guest, so that it opens no later cart. For an
 * account it is valid as long as the account consents.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

interface Subject {
  id: number
  bag: string | null
}

const sign = (secret: string, { id, bag }: Subject): string =>
  createHmac('sha256', `cart-reminder:${secret}`)
    .update(`${id} ${bag ?? ''}`)
    .digest('base64url')

export const reminderToken = (secret: string, subject: Subject): string =>
  `${subject.id}.${subject.bag ?? '-'}.${sign(secret, subject)}`

/** Returns undefined for a token that this shop has not signed. Compares in constant time. */
export function readToken(secret: string, token: string): Subject | undefined {
  const [, id, bag, signature] = /^(\d{1,9})\.(-|[\w-]{16,40})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !bag || !signature) return undefined
  const subject = { id: Number(id), bag: bag === '-' ? null : bag }
  const [presented, expected] = [Buffer.from(signature), Buffer.from(sign(secret, subject))]
  return presented.length === expected.length && timingSafeEqual(presented, expected) ? subject : undefined
}
