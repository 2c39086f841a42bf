import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../../config.ts'
import { cookieRules } from '../../../kernel/second-origin.ts'

export const pendingCookie = 'social_pending' // while the browser is at the provider
export const exchangeCookie = 'social_exchange' // between the return and the exchange of its code

/** `SameSite` is at most Lax, because the provider sends the browser back from another site. */
export const socialCookieOptions = (config: Config): CookieSerializeOptions => ({
  path: '/api/auth/social',
  httpOnly: true,
  ...cookieRules(config),
})
