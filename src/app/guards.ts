/**
 * Every guard of specification §6 as a small function: it lets pass, sends elsewhere, or raises an error page.
 * They run before a screen is drawn; the server's own locks do not depend on them.
 */
import type { Failure } from '@/api/failure.ts'
import type { GuardName } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { href } from '@/contract/paths.ts'
import type { FeatureFlag, SiteSettings } from '@/contract/settings.ts'
import type { User } from '@/contract/users.ts'

export type Verdict = { pass: true } | { redirect: string; notice?: GuardNotice } | { error: Failure }

/** A key of the i18n area `common`, shown in the notification bar after the redirect. */
export type GuardNotice = 'room_not_found' | 'room_denied'

export interface GuardWorld {
  locale: Locale
  params: Record<string, string | undefined>
  here: string // path and query of the screen asked for, to come back to after login
  settings: SiteSettings
  user(): Promise<User | null> // waits for the profile of a stored token
  freshUser(): Promise<User | null> // asked anew: the server may have changed it meanwhile
  roomAccess(code: string): Promise<{ ok: true } | { ok: false; failure: Failure }>
  pageAccess(slug: string): Promise<{ ok: true } | { ok: false; failure: Failure }>
}

type Guard = (world: GuardWorld) => Promise<Verdict> | Verdict

const pass: Verdict = { pass: true }
const home = (world: GuardWorld): Verdict => ({ redirect: href('home', world.locale) })

export const loginHref = (world: Pick<GuardWorld, 'locale' | 'here'>): string =>
  `${href('login', world.locale)}?next=${encodeURIComponent(world.here)}`

const login = (world: GuardWorld): Verdict => ({ redirect: loginHref(world) })

const roleGuard =
  (role: User['role']): Guard =>
  async world => {
    const user = await world.user()
    if (!user) return login(world)
    return user.role === role ? pass : home(world)
  }

const featureGuard =
  (flag: FeatureFlag): Guard =>
  world =>
    world.settings[flag] ? pass : home(world)

const roomGuard: Guard = async world => {
  const access = await world.roomAccess(world.params.code ?? '')
  if (access.ok) return pass
  const rooms = href('rooms', world.locale)
  if (access.failure.status === 404) return { redirect: rooms, notice: 'room_not_found' }
  if (access.failure.status === 403) return { redirect: rooms, notice: 'room_denied' }
  return { redirect: rooms }
}

/** decisions §2: others go to login, or to / when logged in with another role. */
const pageAccessGuard: Guard = async world => {
  const access = await world.pageAccess(world.params.slug ?? '')
  if (access.ok) return pass
  if (access.failure.status === 401) return login(world)
  if (access.failure.status === 403) return home(world)
  return { error: access.failure }
}

/** The first opened pack gives access on the server: who seems to have none is asked for once more. */
const albumGuard: Guard = async world => {
  const has = (user: User | null) => user?.extra.album_enabled === true
  return has(await world.user()) || has(await world.freshUser()) ? pass : home(world)
}

export const guards: Record<GuardName, Guard> = {
  admin: roleGuard('admin'),
  retailer: roleGuard('retailer'),
  customer: roleGuard('user'),
  authenticated: async world => ((await world.user()) ? pass : login(world)),
  guest: async world => ((await world.user()) ? home(world) : pass),
  album: albumGuard,
  room: roomGuard,
  'page-access': pageAccessGuard,
  'feature:enable_promo_page': featureGuard('enable_promo_page'),
  'feature:enable_blog_page': featureGuard('enable_blog_page'),
  'feature:enable_shop_page': featureGuard('enable_shop_page'),
  'feature:enable_faq_page': featureGuard('enable_faq_page'),
  'feature:enable_catalog': featureGuard('enable_catalog'),
  'feature:enable_for_game': featureGuard('enable_for_game'),
  'feature:product_addtocart': async world => (sellsOnline(world.settings) ? pass : home(world)),
}

/** A guard that does not exist shows the error page with status 500 (specification §8, "Unknown middleware"). */
const unknownGuard: Failure = { status: 500, code: 'internal', message: '', fields: [], requestId: '' }

export async function askGuards(names: readonly string[], world: GuardWorld): Promise<Verdict> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined
    if (!guard) return { error: unknownGuard }
    const verdict = await guard(world)
    if (!('pass' in verdict)) return verdict
  }
  return pass
}

/** A same-origin path only; anything else lands on the fallback (decisions §3). */
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
