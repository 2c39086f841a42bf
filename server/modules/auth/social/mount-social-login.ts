/**
 * The two addresses of a social login that browsers navigate to: to the provider and back. The way back ends at the
 * page /social/callback with a one-time code or a refusal code, never with a token.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import type { AppContext } from '../../../kernel/context.ts'
import { limitOf } from '../../../kernel/limits.ts'
import { requestLocale } from '../../../kernel/locale.ts'
import { issueOneTimeToken, oneTimeMillis } from '../one-time-token.ts'
import { deriveKey } from '../secrets.ts'
import { admit, type SocialRefusal } from './admit.ts'
import { ownPath } from './own-path.ts'
import {
  exchangeCookie,
  openPendingLogin,
  type PendingLogin,
  pendingCookie,
  pendingSeconds,
  sealPendingLogin,
  socialCookieOptions,
} from './pending-login.ts'
import { authorizationRequest, readCallback } from './provider-requests.ts'
import { createProviders, type FindProvider, type Provider } from './providers.ts'

interface Social extends Omit<AppContext, 'live'> {
  find: FindProvider
  key: Uint8Array
}

type SocialRequest = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, unknown> }>

/** Both routes have the rate limit of logins. Otherwise they always redirect (303), also after an error. */
export function mountSocialLogin(app: FastifyInstance, context: AppContext): void {
  const { config } = context
  const social: Social = {
    ...context,
    find: createProviders(config.oidc, config.production),
    key: deriveKey(config.appSecret, 'social-login'),
  }
  const options = { schema: { hide: true }, config: limitOf('login') }
  app.get('/api/auth/social/:provider/start', options, (request, reply) =>
    start(social, request as SocialRequest, reply),
  )
  app.get('/api/auth/social/:provider/callback', options, (request, reply) =>
    comeBack(social, request as SocialRequest, reply),
  )
}

/** Returns the language that the reader chose on the site; the redirect contains no other hint of it. */
function chosenLocale(request: SocialRequest): Locale {
  const chosen = request.cookies.i18n_redirected
  return isLocale(chosen) ? chosen : requestLocale(request.headers)
}

const callbackOf = (social: Social, id: string) =>
  `${social.config.apiUrl}/api/auth/social/${encodeURIComponent(id)}/callback`

async function start(social: Social, request: SocialRequest, reply: FastifyReply): Promise<FastifyReply> {
  const locale = chosenLocale(request)
  const provider = await findProvider(social, request.params.provider)
  if (!provider) return lead(social, reply, locale, { error: 'other' })
  const redirectUri = callbackOf(social, provider.id)
  const question = await authorizationRequest(provider, redirectUri, locale, ownPath(request.query.next))
  const sealed = await sealPendingLogin(question.pending, social.key, social.now())
  reply.setCookie(pendingCookie, sealed, { ...socialCookieOptions(social.config), maxAge: pendingSeconds })
  return reply.header('cache-control', 'no-store').redirect(question.url, 303)
}

async function comeBack(social: Social, request: SocialRequest, reply: FastifyReply): Promise<FastifyReply> {
  const pending = await openPendingLogin(request.cookies[pendingCookie], social.key, social.now())
  reply.clearCookie(pendingCookie, socialCookieOptions(social.config))
  const locale = pending?.locale ?? chosenLocale(request)
  const provider = await findProvider(social, request.params.provider)
  if (!provider || pending?.provider !== provider.id) return lead(social, reply, locale, { error: 'other' })
  const outcome = await receive(social, provider, request, pending)
  if ('error' in outcome) return lead(social, reply, locale, outcome)
  const maxAge = oneTimeMillis['social-login'] / 1000
  reply.setCookie(exchangeCookie, outcome.binding, { ...socialCookieOptions(social.config), maxAge })
  return lead(social, reply, locale, { code: outcome.code, ...(pending.next && { next: pending.next }) })
}

type Received = { code: string; binding: string } | { error: SocialRefusal }

/**
 * `binding` ties the code to this browser: a browser that is sent to another person's code does not get into their
 * account.
 */
async function receive(
  social: Social,
  provider: Provider,
  request: SocialRequest,
  pending: PendingLogin,
): Promise<Received> {
  if (request.query.error === 'access_denied') return { error: 'access_denied' }
  const callback = new URL(callbackOf(social, provider.id))
  callback.search = new URL(request.url, callback).search
  try {
    const arrival = await readCallback(provider, callback, pending)
    return await social.db.transaction(async tx => {
      const user = await admit(tx, social, arrival, pending.locale)
      if (typeof user === 'string') return { error: user }
      const binding = social.ids.secret(16)
      const code = await issueOneTimeToken(tx, 'social-login', user, social, binding)
      return { code, binding }
    })
  } catch (error) {
    social.log.warn({ err: error, provider: provider.id }, 'social login refused')
    return { error: 'other' }
  }
}

async function findProvider(social: Social, id: string): Promise<Provider | undefined> {
  try {
    return await social.find(id)
  } catch (error) {
    social.log.warn({ err: error, provider: id }, 'social provider unreachable')
    return undefined
  }
}

function lead(
  { config }: Social,
  reply: FastifyReply,
  locale: Locale,
  query: Record<string, string>,
): FastifyReply {
  const page = `${config.publicUrl}${href('socialCallback', locale)}?${new URLSearchParams(query)}`
  return reply.header('cache-control', 'no-store').redirect(page, 303)
}
