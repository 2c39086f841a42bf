/**
 * The cookie that identifies a browser with a welcome pack: 128 random bits with their signature, so that another
 * browser's pack cannot be requested or enumerated. The database stores keyed hashes only.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../../config.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { networkOf } from '../../../kernel/network.ts'
import { cookieRules } from '../../../kernel/second-origin.ts'

type Facts = Pick<CallContext, 'config' | 'request'>

export const guestPackMillis = 30 * 24 * 60 * 60_000

const tokenBytes = 16

const keyed = ({ appSecret }: Config, purpose: string, text: string): string =>
  createHmac('sha256', `guest-pack-${purpose}:${appSecret}`).update(text).digest('base64url')

const nameOf = ({ apiUrl }: Config): string =>
  apiUrl.startsWith('https:') ? '__Secure-welcome_pack' : 'welcome_pack'

/** Returns the stored form of this browser, or undefined without a valid cookie. */
export function browserMark({ config, request }: Facts): string | undefined {
  const [token, signature] = (request.cookies[nameOf(config)] ?? '').split('.')
  if (!token || !signature) return undefined
  const expected = Buffer.from(keyed(config, 'signature', token))
  const signatureBytes = Buffer.from(signature)
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return undefined
  return keyed(config, 'browser', token)
}

/** Gives this browser a new cookie. Returns its stored form. */
export function markBrowser({ config, ids, reply }: Pick<CallContext, 'config' | 'ids' | 'reply'>): string {
  const token = ids.secret(tokenBytes)
  const options: CookieSerializeOptions = { path: '/api', httpOnly: true, ...cookieRules(config) }
  reply.setCookie(nameOf(config), `${token}.${keyed(config, 'signature', token)}`, {
    ...options,
    maxAge: guestPackMillis / 1000,
  })
  return keyed(config, 'browser', token)
}

/** Returns the stored form of the network address. */
export const networkMark = ({ config, request }: Facts): string =>
  keyed(config, 'network', networkOf(request.ip))
