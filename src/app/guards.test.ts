import { describe, expect, it } from 'vitest'
import type { Failure } from '@/api/failure.ts'
import { screenFacts } from '@/contract/guards.ts'
import { readSettings } from '@/contract/settings.ts'
import type { User } from '@/contract/users.ts'
import { askGuards, type GuardWorld, guards, safeNext } from './guards.ts'

const person = (role: User['role'], album = false): User => ({
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  role,
  email_verified: true,
  extra: {
    profile_picture: null,
    nickname: null,
    user_level: 1,
    user_xp: 0,
    user_match_info: { win: 0, lose: 0, spare: 0 },
    album_enabled: album,
  },
})

const failure = (status: number): Failure => ({
  status,
  code: 'forbidden',
  message: '',
  fields: [],
  requestId: '',
})

const world = (part: Partial<GuardWorld> = {}, user: User | null = null): GuardWorld => ({
  locale: 'it',
  params: {},
  here: '/account/orders?page=2',
  settings: {
    ...readSettings({}),
    realtime: { key: '', host: null, port: null, scheme: null },
    social_providers: [],
    payment_methods: [],
    analytics: null,
  },
  user: async () => user,
  freshUser: async () => user,
  roomAccess: async () => ({ ok: true }),
  pageAccess: async () => ({ ok: true }),
  ...part,
})

const login = { redirect: '/login?next=%2Faccount%2Forders%3Fpage%3D2' }

describe('guards (specification §6)', () => {
  it('admin: no user leads to /login, another role to /, an admin passes', async () => {
    expect(await askGuards(['admin'], world())).toEqual(login)
    expect(await askGuards(['admin'], world({}, person('user')))).toEqual({ redirect: '/' })
    expect(await askGuards(['admin'], world({}, person('admin')))).toEqual({ pass: true })
  })

  it('retailer: unauthenticated to /login, non-retailers to /', async () => {
    expect(await askGuards(['retailer'], world())).toEqual(login)
    expect(await askGuards(['retailer'], world({}, person('reseller')))).toEqual({ redirect: '/' })
    expect(await askGuards(['retailer'], world({}, person('retailer')))).toEqual({ pass: true })
  })

  it('customer: the shipping screen is for role user only', async () => {
    expect(await askGuards(['customer'], world({}, person('retailer')))).toEqual({ redirect: '/' })
    expect(await askGuards(['customer'], world({}, person('user')))).toEqual({ pass: true })
  })

  it('authenticated: needs a login, in the language of the address', async () => {
    expect(await askGuards(['authenticated'], world({ locale: 'de', here: '/de/checkout' }))).toEqual({
      redirect: '/de/login?next=%2Fde%2Fcheckout',
    })
    expect(await askGuards(['authenticated'], world({}, person('other')))).toEqual({ pass: true })
  })

  it('guest: a logged-in user is sent to /', async () => {
    expect(await askGuards(['guest'], world())).toEqual({ pass: true })
    expect(await askGuards(['guest'], world({}, person('user')))).toEqual({ redirect: '/' })
  })

  it('album: users without album access are sent to /', async () => {
    expect(await askGuards(['album'], world({}, person('user')))).toEqual({ redirect: '/' })
    expect(await askGuards(['album'], world({}, person('user', true)))).toEqual({ pass: true })
  })

  it('album: who got access a moment ago, by a first pack, comes in', async () => {
    const opened = { freshUser: async () => person('user', true) }
    expect(await askGuards(['album'], world(opened, person('user')))).toEqual({ pass: true })
  })

  it('feature flag: a closed part redirects to /', async () => {
    const open = world()
    expect(await askGuards(['feature:enable_blog_page'], open)).toEqual({ pass: true })
    expect(await askGuards(['feature:enable_for_game'], open)).toEqual({ redirect: '/' })
  })

  it('room: 404 and 403 have their notice, any other error goes to the rooms (specification §8)', async () => {
    const denied = (status: number) =>
      world({ roomAccess: async () => ({ ok: false, failure: failure(status) }) })
    expect(await askGuards(['room'], denied(404))).toEqual({ redirect: '/stanze', notice: 'room_not_found' })
    expect(await askGuards(['room'], denied(403))).toEqual({ redirect: '/stanze', notice: 'room_denied' })
    expect(await askGuards(['room'], denied(500))).toEqual({ redirect: '/stanze' })
    expect(await askGuards(['room'], world())).toEqual({ pass: true })
  })

  it('page access: a guest goes to login, another role to /, an unknown page is an error (decisions §2)', async () => {
    const closed = (status: number) =>
      world({ pageAccess: async () => ({ ok: false, failure: failure(status) }) })
    expect(await askGuards(['page-access'], closed(401))).toEqual(login)
    expect(await askGuards(['page-access'], closed(403))).toEqual({ redirect: '/' })
    expect(await askGuards(['page-access'], closed(404))).toEqual({ error: failure(404) })
  })

  it('unknown middleware: the error page with status 500 (specification §8)', async () => {
    expect(await askGuards(['no-such-guard'], world())).toMatchObject({ error: { status: 500 } })
    expect(await askGuards(['toString'], world())).toMatchObject({ error: { status: 500 } })
  })

  it('no real route names an unknown guard', () => {
    for (const facts of Object.values(screenFacts)) {
      for (const name of facts.guards) expect(Object.keys(guards)).toContain(name)
    }
  })
})

describe('redirect after login (decisions §3: same-origin path only)', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'https://evil.example/x',
    '/\t/evil',
    '',
    null,
  ])('%j lands on the fallback', next => {
    expect(safeNext(next, '/')).toBe('/')
  })

  it('keeps path, query and fragment', () => {
    expect(safeNext('/account/orders?page=2#last', '/')).toBe('/account/orders?page=2#last')
  })
})
