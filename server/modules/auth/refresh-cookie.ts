import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../config.ts'
import type { CallContext } from '../../kernel/context.ts'

export const refreshMillis = 30 * 24 * 60 * 60_000 // from the last use

const path = '/api/auth'

/** `__Secure-` makes browsers refuse it from an unencrypted page. */
export const refreshCookieName = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Secure-refresh_token' : 'refresh_token'

const options = ({ publicUrl }: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  path,
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
})

type Door = Pick<CallContext, 'config' | 'reply'>

export function setRefreshCookie({ config, reply }: Door, token: string): void {
  reply.setCookie(refreshCookieName(config), token, { ...options(config), maxAge: refreshMillis / 1000 })
}

export function clearRefreshCookie({ config, reply }: Door): void {
  reply.clearCookie(refreshCookieName(config), options(config))
}

export const readRefreshCookie = ({ config, request }: Pick<CallContext, 'config' | 'request'>) =>
  request.cookies[refreshCookieName(config)]
