import { describe, expect, it } from 'vitest'
import type { Failure } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { screenFacts } from '@/contract/guards.ts'
import { readSettings } from '@/contract/settings.ts'
import { personOf } from '@/stores/testing/person-of.ts'
import { checkGuards, type GuardDeps, guards, safeNext } from './guards.ts'

const failure = (status: number): Failure => ({
  status,
  code: 'forbidden',
  message: '',
  fields: [],
  requestId: '',
})

const deps = (part: Partial<GuardDeps> = {}, user: User | null = null): GuardDeps => ({
  screen: 'admin',
  locale: 'it',
  params: {},
  here: '/account/orders?page=2',
  isArrival: false,
  settings: {
    ...readSettings({}),
    realtime: { key: '', host: null, port: null, scheme: null },
    social_providers: [],
    payment_methods: [],
    payment_kinds: [],
    analytics: null,
  },
  user: async () => user,
  freshUser: async () => user,
  roomAccess: async () => ({ ok: true }),
  pageAccess: async () => ({ ok: true }),
  ...part,
})

const login = { redirect: '/login?next=%2Faccount%2Forders%3Fpage%3D2' }

describe('guards (specification notes §6)', () => {
  it('admin: sends guests to /login and other roles to /, lets admins pass', async () => {
    expect(await checkGuards(['admin'], deps())).toEqual(login)
    expect(await checkGuards(['admin'], deps({}, personOf('user')))).toEqual({ redirect: '/' })
    expect(await checkGuards(['admin'], deps({}, personOf('admin')))).toEqual({ pass: true })
  })

  it('admin: shows an error page to staff whose role does not include the screen', async () => {
    const packer = personOf('user', false, 'packer')
    expect(await checkGuards(['admin'], deps({ screen: 'adminOrders' }, packer))).toEqual({ pass: true })
    expect(await checkGuards(['admin'], deps({ screen: 'adminSettings' }, packer))).toEqual({
      error: failure(403),
    })
  })

  it.each(['feature:enable_shop_page', 'feature:product_addtocart'] as const)(
    'spec, also: shows a disabled part behind %s as not found on arrival, and redirects an open tab home',
    async guard => {
      const settings = { ...deps().settings, enable_shop_page: false, product_addtocart: false }
      const arrived = await checkGuards([guard], deps({ settings, isArrival: true }))
      expect(arrived).toMatchObject({ error: { status: 404 } })
      expect(await checkGuards([guard], deps({ settings }))).toEqual({ redirect: '/' })
    },
  )

  it('retailer: sends guests to /login and non-retailers to /', async () => {
    expect(await checkGuards(['retailer'], deps())).toEqual(login)
    expect(await checkGuards(['retailer'], deps({}, personOf('reseller')))).toEqual({ redirect: '/' })
    expect(await checkGuards(['retailer'], deps({}, personOf('retailer')))).toEqual({ pass: true })
  })

  it('customer: allows the shipping screen for role user only', async () => {
    expect(await checkGuards(['customer'], deps({}, personOf('retailer')))).toEqual({ redirect: '/' })
    expect(await checkGuards(['customer'], deps({}, personOf('user')))).toEqual({ pass: true })
  })

  it('authenticated: requires a login, in the language of the address', async () => {
    expect(await checkGuards(['authenticated'], deps({ locale: 'de', here: '/de/checkout' }))).toEqual({
      redirect: '/de/login?next=%2Fde%2Fcheckout',
    })
    expect(await checkGuards(['authenticated'], deps({}, personOf('other')))).toEqual({ pass: true })
  })

  it('buyer: requires a login, unless the shop sells to guests', async () => {
    const at = { here: '/checkout' }
    const closed = { ...deps().settings, enable_guest_checkout: false }
    const toLogin = { redirect: '/login?next=%2Fcheckout' }
    expect(await checkGuards(['buyer'], deps({ ...at, settings: closed }))).toEqual(toLogin)
    expect(await checkGuards(['buyer'], deps({ ...at, settings: closed }, personOf('other')))).toEqual({
      pass: true,
    })
    const open = { ...closed, enable_guest_checkout: true }
    expect(await checkGuards(['buyer'], deps({ ...at, settings: open }))).toEqual({ pass: true })
  })

  it('guest: sends a logged-in user to /', async () => {
    expect(await checkGuards(['guest'], deps())).toEqual({ pass: true })
    expect(await checkGuards(['guest'], deps({}, personOf('user')))).toEqual({ redirect: '/' })
  })

  it('album: sends users without album access to /', async () => {
    expect(await checkGuards(['album'], deps({}, personOf('user')))).toEqual({ redirect: '/' })
    expect(await checkGuards(['album'], deps({}, personOf('user', true)))).toEqual({ pass: true })
  })

  it('album: lets a user pass who has just received access with a first pack', async () => {
    const opened = { freshUser: async () => personOf('user', true) }
    expect(await checkGuards(['album'], deps(opened, personOf('user')))).toEqual({ pass: true })
  })

  it('feature flag: redirects from a disabled part to /', async () => {
    const open = deps()
    expect(await checkGuards(['feature:enable_blog_page'], open)).toEqual({ pass: true })
    expect(await checkGuards(['feature:enable_for_game'], open)).toEqual({ redirect: '/' })
  })

  it('room: shows a notice for 404 and 403, redirects to the rooms for any other error (specification notes §8)', async () => {
    const denied = (status: number) =>
      deps({ roomAccess: async () => ({ ok: false, failure: failure(status) }) })
    expect(await checkGuards(['room'], denied(404))).toEqual({
      redirect: '/stanze',
      notice: 'room_not_found',
    })
    expect(await checkGuards(['room'], denied(403))).toEqual({ redirect: '/stanze', notice: 'room_denied' })
    expect(await checkGuards(['room'], denied(500))).toEqual({ redirect: '/stanze' })
    expect(await checkGuards(['room'], deps())).toEqual({ pass: true })
  })

  it('page access: sends a guest to login, another role to /, and fails for an unknown page (decision 0007)', async () => {
    const closed = (status: number) =>
      deps({ pageAccess: async () => ({ ok: false, failure: failure(status) }) })
    expect(await checkGuards(['page-access'], closed(401))).toEqual(login)
    expect(await checkGuards(['page-access'], closed(403))).toEqual({ redirect: '/' })
    expect(await checkGuards(['page-access'], closed(404))).toEqual({ error: failure(404) })
  })

  it('unknown middleware: shows the error page with status 500 (specification notes §8)', async () => {
    expect(await checkGuards(['no-such-guard'], deps())).toMatchObject({ error: { status: 500 } })
    expect(await checkGuards(['toString'], deps())).toMatchObject({ error: { status: 500 } })
  })

  it('names no unknown guard in any real route', () => {
    for (const facts of Object.values(screenFacts)) {
      for (const name of facts.guards) expect(Object.keys(guards)).toContain(name)
    }
  })
})

describe('redirect after login (decision 0008: same-origin path only)', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'https://evil.example/x',
    '/\t/evil',
    '',
    null,
  ])('returns the fallback for %j', next => {
    expect(safeNext(next, '/')).toBe('/')
  })

  it('preserves path, query and fragment', () => {
    expect(safeNext('/account/orders?page=2#last', '/')).toBe('/account/orders?page=2#last')
  })
})
