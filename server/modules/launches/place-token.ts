/**
 * The token of a place: launch, place, number and time of issue, signed together with the holder. It lets a poll be checked without the
 * database, and it is worthless to anyone but the holder. Purchases do not use it: they look up the holder's place.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

interface SignedPlace {
  launchId: number
  id: number
  number: number | null // null before the draw
  issuedAt: number // ms
}

const textOf = ({ launchId, id, number, issuedAt }: SignedPlace): string =>
  `${launchId}.${id}.${number ?? 0}.${issuedAt}`

const signatureOf = (text: string, holder: string, secret: string): string =>
  createHmac('sha256', `launch-token:${secret}`).update(`${text} ${holder}`).digest('base64url')

export function signPlace(place: SignedPlace, holder: string, secret: string): string {
  const text = textOf(place)
  return `${text}.${signatureOf(text, holder, secret)}`
}

/**
 * Returns the place with the holder it was signed for, or undefined if the token was signed for none of the holders or for another
 * launch. `token` has the form that the contract requires.
 */
export function readPlace(
  token: string,
  launchId: number,
  holders: readonly string[],
  secret: string,
): (SignedPlace & { holder: string }) | undefined {
  const [signedFor, id, number, issuedAt] = token.split('.').map(Number)
  const place = { launchId, id: id ?? 0, number: number || null, issuedAt: issuedAt ?? 0 }
  if (signedFor !== launchId) return undefined
  const presented = Buffer.from(token)
  const holder = holders.find(candidate => {
    const expected = Buffer.from(signPlace(place, candidate, secret))
    return presented.length === expected.length && timingSafeEqual(presented, expected)
  })
  return holder === undefined ? undefined : { ...place, holder }
}
