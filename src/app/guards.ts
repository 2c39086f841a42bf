/**
 * Every guard of specification notes §6 as a small function: it passes, redirects, or returns an error page. Guards run
 * before a screen is rendered. The server enforces its own rules independently of them.
 */
import type { Failure } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { type GuardName, permissionOf } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { href, type ScreenName } from '@/contract/paths.ts'
import { isAllowed } from '@/contract/permissions.ts'
import type { FeatureFlag, SiteSettings } from '@/contract/settings.ts'
import { withNext } from '@/lib/with-next.ts'
import { noSuchPage, notAllowed } from './errors/missing-page.tsx'
import { loginHref } from './login-path.ts'

export type Verdict = { pass: true } | { redirect: string; notice?: GuardNotice } | { error: Failure }

/** A key of the i18n area `common`, shown in the notification bar after the redirect. */
export type GuardNotice = 'room_not_found' | 'room_denied'

export interface GuardDeps {
  screen: ScreenName
  locale: Locale
  params: Record<string, string | undefined>
  isArrival: boolean // the document itself was requested, not a link of the app
  here: string // path and query of the requested screen, for the return after login
  settings: SiteSettings
  user(): Promise<User | null> // waits for the user of a stored token
  freshUser(): Promise<User | null> // refetched: the server may have changed it since
  roomAccess(code: string): Promise<{ ok: true } | { ok: false; failure: Failure }>
  pageAccess(slug: string): Promise<{ ok: true } | { ok: false; failure: Failure }>
}

type Guard = (deps: GuardDeps) => Promise<Verdict> | Verdict

const pass: Verdict = { pass: true }
const home = (deps: GuardDeps): Verdict => ({ redirect: href('home', deps.locale) })

const login = ({ locale, here }: GuardDeps): Verdict => ({ redirect: loginHref(locale, here) })

const roleGuard =
  (role: User['role']): Guard =>
  async deps => {
    const user = await deps.user()
    if (!user) return login(deps)
    return user.role === role ? pass : home(deps)
  }

const isPending = ({ second_factor }: User) => second_factor === 'needed' || second_factor === 'missing'

/** Staff who have to enter or set up their second factor first, and then return to the requested screen. */
const secondFactorFirst = ({ locale, here }: GuardDeps): Verdict => ({
  redirect: withNext(href('secondFactor', locale), here),
})

const signedInGuard: Guard = async deps => {
  const user = await deps.user()
  if (!user) return login(deps)
  return isPending(user) && deps.screen !== 'secondFactor' ? secondFactorFirst(deps) : pass
}

/** Members of staff without the permission see an error page, other users the home page. */
const staffGuard: Guard = async deps => {
  const user = await deps.user()
  if (!user) return login(deps)
  if (isPending(user)) return secondFactorFirst(deps)
  if (user.permissions.length === 0) return home(deps)
  const permission = permissionOf(deps.screen)
  return permission && isAllowed(permission, user) ? pass : { error: notAllowed }
}

/** On a first load the page is "not found", matching the server's status. A link inside the app redirects home. */
const closed = (deps: GuardDeps): Verdict => (deps.isArrival ? { error: noSuchPage } : home(deps))

const featureGuard =
  (flag: FeatureFlag): Guard =>
  deps =>
    deps.settings[flag] ? pass : closed(deps)

const roomGuard: Guard = async deps => {
  const access = await deps.roomAccess(deps.params.code ?? '')
  if (access.ok) return pass
  const rooms = href('rooms', deps.locale)
  if (access.failure.status === 404) return { redirect: rooms, notice: 'room_not_found' }
  if (access.failure.status === 403) return { redirect: rooms, notice: 'room_denied' }
  return { redirect: rooms }
}

/** decision 0007: guests are sent to login, users with another role to /. */
const pageAccessGuard: Guard = async deps => {
  const access = await deps.pageAccess(deps.params.slug ?? '')
  if (access.ok) return pass
  if (access.failure.status === 401) return login(deps)
  if (access.failure.status === 403) return home(deps)
  return { error: access.failure }
}

/** The first opened pack grants access on the server, so a user without access is refetched once. */
const albumGuard: Guard = async deps => {
  const has = (user: User | null) => user?.extra.album_enabled === true
  if (!(await deps.user())) return pass // a guest sees an empty album
  return has(await deps.user()) || has(await deps.freshUser()) ? pass : home(deps)
}

export const guards: Record<GuardName, Guard> = {
  admin: staffGuard,
  retailer: roleGuard('retailer'),
  customer: roleGuard('user'),
  authenticated: signedInGuard,
  buyer: async deps => (deps.settings.enable_guest_checkout || (await deps.user()) ? pass : login(deps)),
  known: async deps => {
    await deps.user()
    return pass
  },
  guest: async deps => ((await deps.user()) ? home(deps) : pass),
  album: albumGuard,
  room: roomGuard,
  'page-access': pageAccessGuard,
  'feature:enable_promo_page': featureGuard('enable_promo_page'),
  'feature:enable_blog_page': featureGuard('enable_blog_page'),
  'feature:enable_shop_page': featureGuard('enable_shop_page'),
  'feature:enable_faq_page': featureGuard('enable_faq_page'),
  'feature:enable_catalog': featureGuard('enable_catalog'),
  'feature:enable_for_game': featureGuard('enable_for_game'),
  'feature:enable_guest_checkout': featureGuard('enable_guest_checkout'),
  'feature:product_addtocart': async deps => (sellsOnline(deps.settings) ? pass : closed(deps)),
}

/** A guard that does not exist shows the error page with status 500 (specification notes §8, "Unknown middleware"). */
const unknownGuard: Failure = { status: 500, code: 'internal', message: '', fields: [], requestId: '' }

export async function checkGuards(names: readonly string[], deps: GuardDeps): Promise<Verdict> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined
    if (!guard) return { error: unknownGuard }
    const verdict = await guard(deps)
    if (!('pass' in verdict)) return verdict
  }
  return pass
}

/** Accepts only a same-origin path. Anything else gives the fallback (decision 0008). */
export function safeNext(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return fallback
  try {
    const base = 'https://shop.invalid'
    const url = new URL(next, base)
    return url.origin === base && !url.pathname.startsWith('//')
      ? url.pathname + url.search + url.hash
      : fallback
  } catch {
    return fallback
  }
}
