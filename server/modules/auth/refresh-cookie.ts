import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../config.ts'
import type { CallContext } from '../../kernel/context.ts'
import { cookieRules } from '../../kernel/second-origin.ts'

export const refreshMillis = 30 * 24 * 60 * 60_000 // since the last use

const path = '/api/auth'

/** `__Secure-` makes browsers refuse it from an unencrypted page. */
export const refreshCookieName = ({ apiUrl }: Pick<Config, 'apiUrl'>): string =>
  apiUrl.startsWith('https:') ? '__Secure-refresh_token' : 'refresh_token'

const options = (config: Config): CookieSerializeOptions => ({
  path,
  httpOnly: true,
  ...cookieRules(config),
})

type CookieContext = Pick<CallContext, 'config' | 'reply'>

/** Sets it HttpOnly, below `/api/auth`, for `refreshMillis` from now. */
export function setRefreshCookie({ config, reply }: CookieContext, token: string): void {
  reply.setCookie(refreshCookieName(config), token, { ...options(config), maxAge: refreshMillis / 1000 })
}

/** Uses the attributes it was set with; browsers ignore it otherwise. */
export function clearRefreshCookie({ config, reply }: CookieContext): void {
  reply.clearCookie(refreshCookieName(config), options(config))
}

/** Returns undefined when the browser sent none. */
export const readRefreshCookie = ({ config, request }: Pick<CallContext, 'config' | 'request'>) =>
  request.cookies[refreshCookieName(config)]
