/**
 * Signatures of subscribers and publishers: HMAC-SHA-256 with the application's secret, as every Pusher package writes it. Pure;
 * comparisons take constant time.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface RealtimeApp {
  id: string
  key: string // public
  secret: string
}

export const publishWindowSeconds = 600 // allowed difference to a publisher's clock

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

const isSame = (presented: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Returns `key:signature` for one socket on one channel; `channelData` is the JSON text sent with it. */
export function signChannel(
  { key, secret }: Pick<RealtimeApp, 'key' | 'secret'>,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const parts = channelData === undefined ? [socketId, channel] : [socketId, channel, channelData]
  return `${key}:${hmac(secret, parts.join(':'))}`
}

export const isSignedForChannel = (
  app: RealtimeApp,
  auth: unknown,
  socketId: string,
  channel: string,
  channelData?: string,
): boolean => typeof auth === 'string' && isSame(auth, signChannel(app, socketId, channel, channelData))

/** Returns the `auth_signature` of a call with these query parameters. */
export function signPublish(
  { secret }: Pick<RealtimeApp, 'secret'>,
  method: string,
  path: string,
  query: readonly (readonly [name: string, value: string])[],
): string {
  const signed = query
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return hmac(secret, `${method.toUpperCase()}\n${path}\n${signed}`)
}

export interface PublishRequest {
  method: string
  path: string // without query
  query: URLSearchParams
  body: string // as received
}

/** Returns a sentence that says why a publisher is refused, or `undefined` for a valid signature. */
export function publishRefusal(app: RealtimeApp, request: PublishRequest, now: number): string | undefined {
  const { method, path, query, body } = request
  if (query.get('auth_key') !== app.key) return 'auth_key is not known'
  if (query.get('auth_version') !== '1.0') return 'auth_version is not supported'
  const timestamp = Number(query.get('auth_timestamp') ?? Number.NaN)
  if (!(Math.abs(now / 1000 - timestamp) <= publishWindowSeconds)) return 'auth_timestamp is too far off'
  const md5 = query.get('body_md5')
  if (body !== '' || md5 !== null) {
    if (md5 !== createHash('md5').update(body).digest('hex')) return 'body_md5 does not match the body'
  }
  const expected = signPublish(app, method, path, [...query.entries()])
  return isSame(query.get('auth_signature') ?? '', expected) ? undefined : 'auth_signature does not match'
}
