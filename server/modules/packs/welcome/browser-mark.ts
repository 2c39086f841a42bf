/**
 * The cookie by which a browser is known again as the one that has sealed a welcome pack: 128 random bits with their signature, so that
 * nobody can ask for another's pack or count through them. The database keeps keyed hashes alone.
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

/** How this browser is stored; undefined when it sent no cookie, or one that is not ours. */
export function browserMark({ config, request }: Facts): string | undefined {
  const [token, signature] = (request.cookies[nameOf(config)] ?? '').split('.')
  if (!token || !signature) return undefined
  const expected = Buffer.from(keyed(config, 'signature', token))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return keyed(config, 'browser', token)
}

/** Gives this browser a new cookie. Returns how it is stored. */
export function markBrowser({ config, ids, reply }: Pick<CallContext, 'config' | 'ids' | 'reply'>): string {
  const token = ids.secret(tokenBytes)
  const options: CookieSerializeOptions = { path: '/api', httpOnly: true, ...cookieRules(config) }
  reply.setCookie(nameOf(config), `${token}.${keyed(config, 'signature', token)}`, {
    ...options,
    maxAge: guestPackMillis / 1000,
  })
  return keyed(config, 'browser', token)
}

/** How its network address is stored. */
export const networkMark = ({ config, request }: Facts): string =>
  keyed(config, 'network', networkOf(request.ip))
