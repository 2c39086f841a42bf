import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../../config.ts'
import { cookieRules } from '../../../kernel/second-origin.ts'

export const pendingCookie = 'social_pending' // while the browser is at the provider
export const exchangeCookie = 'social_exchange' // between the way back and the exchange of its code

/** Lax at the strictest: the provider leads the browser back here from another site. */
export const socialCookieOptions = (config: Config): CookieSerializeOptions => ({
  path: '/api/auth/social',
  httpOnly: true,
  ...cookieRules(config),
})
