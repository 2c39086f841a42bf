/**
 * The signed tokens in the newsletter's links, which are not stored. Each identifies a subscriber. The confirmation
 * token expires after a week and with the next confirmation email. The unsubscribe token is valid as long as the
 * address is stored, and identifies its campaign.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long the confirmation link is valid. */
export const confirmMillis = 7 * 24 * 3600 * 1000

export interface Asked {
  id: number
  requested_at: Date
}

export interface Addressed {
  id: number
  email: string
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', `newsletter:${secret}`).update(text).digest('base64url')

function isSame(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)]
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
}

const confirmText = ({ id, requested_at }: Asked, until: number) =>
  `confirm ${id} ${requested_at.getTime()} ${until}`
const leaveText = ({ id, email }: Addressed, campaign: number) => `leave ${id} ${email} ${campaign}`

/** Valid for 7 days, and only until the next confirmation email sets another `requested_at`. */
export function confirmToken(secret: string, pending: Asked, now: Date): string {
  const until = now.getTime() + confirmMillis
  return `${pending.id}.${until}.${sign(secret, confirmText(pending, until))}`
}

/** `campaign` is 0 for an email without a campaign. The token is valid as long as the subscriber's address. */
export const leaveToken = (secret: string, addressed: Addressed, campaign: number): string =>
  `${addressed.id}.${campaign}.${sign(secret, leaveText(addressed, campaign))}`

interface Parts {
  id: number
  middle: number // expiry in milliseconds, or the campaign
  signature: string
}

/** Returns undefined for a malformed token. Does not verify it: `confirmsNow` or `leavesFor` checks the signature. */
export function tokenParts(token: string): Parts | undefined {
  const [, id, middle, signature] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  return id && middle && signature ? { id: Number(id), middle: Number(middle), signature } : undefined
}

/** Whether the signature is that of this request (`id` and `requested_at`) and the token has not expired; compared in constant time. */
export const confirmsNow = (
  secret: string,
  { middle, signature }: Parts,
  pending: Asked,
  now: Date,
): boolean => isSame(signature, sign(secret, confirmText(pending, middle))) && now.getTime() < middle

/** Whether the signature is that of this subscriber's id and address; compared in constant time. It does not expire. */
export const leavesFor = (secret: string, { middle, signature }: Parts, addressed: Addressed): boolean =>
  isSame(signature, sign(secret, leaveText(addressed, middle)))
