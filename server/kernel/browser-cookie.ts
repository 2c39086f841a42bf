/**
 * A cookie that identifies a browser for one purpose: 128 random bits with their signature, so that the data of another browser cannot
 * be requested or enumerated. The database stores keyed hashes only.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../config.ts'
import type { CallContext } from './context.ts'
import { cookieRules } from './second-origin.ts'

const tokenBytes = 16

/** Returns text hashed with the secret of the installation, separately for each purpose. */
export const keyedHash = ({ appSecret }: Pick<Config, 'appSecret'>, purpose: string, text: string): string =>
  createHmac('sha256', `${purpose}:${appSecret}`).update(text).digest('base64url')

interface BrowserCookie {
  /** Returns the stored form of this browser, or undefined without a valid cookie. */
  markOf(context: Pick<CallContext, 'config' | 'request'>): string | undefined
  /** Gives this browser a new cookie. Returns its stored form. */
  give(context: Pick<CallContext, 'config' | 'ids' | 'reply'>): string
}

/** @param name of the cookie @param purpose separates the hashes of this cookie from others */
export function browserCookie(name: string, purpose: string, maxAgeMillis: number): BrowserCookie {
  const signatureOf = (config: Config, token: string) => keyedHash(config, `${purpose}-signature`, token)
  const markFrom = (config: Config, token: string) => keyedHash(config, `${purpose}-browser`, token)
  const nameIn = ({ apiUrl }: Config) => (apiUrl.startsWith('https:') ? `__Secure-${name}` : name)
  return {
    markOf: ({ config, request }) => {
      const [token, signature] = (request.cookies[nameIn(config)] ?? '').split('.')
      if (!token || !signature) return undefined
      const expected = Buffer.from(signatureOf(config, token))
      const signatureBytes = Buffer.from(signature)
      if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
        return undefined
      return markFrom(config, token)
    },
    give: ({ config, ids, reply }) => {
      const token = ids.secret(tokenBytes)
      const options: CookieSerializeOptions = { path: '/api', httpOnly: true, ...cookieRules(config) }
      const maxAge = maxAgeMillis / 1000
      reply.setCookie(nameIn(config), `${token}.${signatureOf(config, token)}`, { ...options, maxAge })
      return markFrom(config, token)
    },
  }
}
