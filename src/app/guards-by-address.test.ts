import { describe, expect, it } from 'vitest'
import type { Failure } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { screenFacts } from '@/contract/guards.ts'
import { matchScreen } from '@/contract/paths.ts'
import { readSettings } from '@/contract/settings.ts'
import { personOf } from '@/stores/testing/person-of.ts'
import { checkGuards } from './guards.ts'

/** As the demo shop: it sells to guests, all parts are enabled, and one showroom is for retailers. */
const settings = {
  ...readSettings({ enable_guest_checkout: true, enable_for_game: true }),
  realtime: { key: '', host: null, port: null, scheme: null },
  social_providers: [],
  payment_methods: [],
  payment_kinds: [],
  analytics: null,
}

const denied: Failure = { status: 403, code: 'forbidden', message: '', fields: [], requestId: '' }

async function landing(role: User['role'] | null, address: string): Promise<string> {
  const match = matchScreen(new URL(address, 'https://shop.test').pathname)
  if (!match) throw new Error(`${address} is no screen`)
  const user = role && personOf(role, role === 'user')
  const verdict = await checkGuards(screenFacts[match.screen].guards, {
    screen: match.screen,
    locale: match.locale,
    params: match.params,
    here: address,
    isArrival: true,
    settings,
    user: async () => user,
    freshUser: async () => user,
    roomAccess: async () => (role === 'retailer' ? { ok: true } : { ok: false, failure: denied }),
    pageAccess: async () => ({ ok: true }),
  })
  if ('error' in verdict) throw new Error(`${address} is an error page`)
  return 'redirect' in verdict ? verdict.redirect : address
}

const toLogin = (path: string) => `/login?next=${encodeURIComponent(path)}`

describe('access by role and address (specification notes §6, decision 0007)', () => {
  it.each([
    ['/administration', toLogin('/administration')],
    ['/administration/users?page=2', toLogin('/administration/users?page=2')],
    ['/account/users', toLogin('/account/users')],
    ['/account/dashboard', toLogin('/account/dashboard')],
    ['/checkout', '/checkout'],
    ['/game/album', '/game/album'],
    ['/game/pack', '/game/pack'],
    ['/game/lobby', '/game/lobby'],
    ['/game/battle/newb', toLogin('/game/battle/newb')],
    ['/en/account/orders', `/en/login?next=${encodeURIComponent('/en/account/orders')}`],
    ['/stanze/rivenditori', '/stanze'],
    ['/game', '/game'],
    ['/characters', '/characters'],
  ])('sends a guest on %s to %s', async (address, target) => {
    expect(await landing(null, address)).toBe(target)
  })

  it.each([
    ['/login', '/'],
    ['/register', '/'],
    ['/forgot-password', '/'],
    ['/administration', '/'],
    ['/account/users', '/'],
    ['/account/shipping', '/account/shipping'],
    ['/game/album', '/game/album'],
    ['/stanze/rivenditori', '/stanze'],
  ])('sends a customer on %s to %s', async (address, target) => {
    expect(await landing('user', address)).toBe(target)
  })

  it.each([
    ['/account/users', '/account/users'],
    ['/account/shipping', '/'],
    ['/game/album', '/'],
    ['/stanze/rivenditori', '/stanze/rivenditori'],
  ])('sends a retailer on %s to %s', async (address, target) => {
    expect(await landing('retailer', address)).toBe(target)
  })

  it.each([
    ['/administration', '/administration'],
    ['/account/users', '/'],
    ['/en/login', '/en'],
  ])('sends an administrator on %s to %s', async (address, target) => {
    expect(await landing('admin', address)).toBe(target)
  })
})
