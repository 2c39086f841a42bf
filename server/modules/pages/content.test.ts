import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons, pages, rooms } from '../../db/schema/content.ts'
import { fieldSentence } from '../../testing/field-sentence.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('pages', () => {
  it('lists the pages that the reader may see', async () => {
    const slugs = async (as?: 'user') =>
      (await server.call('GET', '/pages/simple', { as })).json<{ slug: string }[]>().map(page => page.slug)
    expect(await slugs()).toEqual([
      'chi-siamo',
      'spedizioni',
      'resi-e-rimborsi',
      'condizioni-di-vendita',
      'privacy',
      'contatti-e-note-legali',
      'accessibilita',
    ])
    expect(await slugs('user')).toContain('retrobottega')
  })

  it('sends a guest from a page for logged-in users to the login', async () => {
    expect((await server.call('GET', '/pages/retrobottega')).statusCode).toBe(401)
    expect((await server.call('GET', '/pages/retrobottega', { as: 'other' })).statusCode).toBe(200)
  })

  it('refuses a page for named roles to other roles, never to an admin', async () => {
    await server.context.db.update(pages).set({ visibility: 'roles', visible_roles: ['reseller'] })
    server.pass(6000)
    const status = async (as: 'user' | 'reseller' | 'admin') =>
      (await server.call('GET', '/pages/privacy', { as })).statusCode
    expect(await status('user')).toBe(403)
    expect(await status('reseller')).toBe(200)
    expect(await status('admin')).toBe(200)
    await server.context.db.update(pages).set({ visibility: 'everyone', visible_roles: [] })
    server.pass(6000)
  })

  it('accepts a slug of any language and responds in the reader’s', async () => {
    const response = await server.call('GET', '/pages/about-us', { headers: { 'x-locale': 'fr' } })
    expect(response.json()).toMatchObject({ title: 'Qui sommes-nous', slug: 'qui-sommes-nous' })
  })

  it('responds 404 for an unknown page', async () => {
    expect((await server.call('GET', '/pages/niente')).statusCode).toBe(404)
  })
})

describe('private showrooms (specification notes §8)', () => {
  it('responds 404 "Room non trovata" for an unknown code', async () => {
    const response = await server.call('GET', '/rooms/nessuna/check-access')
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toBe('Room non trovata')
  })

  it('responds 403 "Accesso negato alla room" to a reader without access', async () => {
    for (const as of [undefined, 'user', 'other'] as const) {
      const response = await server.call('GET', '/rooms/rivenditori/check-access', { as })
      expect(response.statusCode).toBe(403)
      expect(response.json().message).toBe('Accesso negato alla room')
    }
  })

  it.each(['reseller', 'retailer', 'admin'] as const)('%s may enter the trade room', async as => {
    expect((await server.call('GET', '/rooms/rivenditori/check-access', { as })).statusCode).toBe(200)
  })

  it('admits every reader with the code, in upper or lower case, to a room of the kind "code"', async () => {
    expect((await server.call('GET', '/rooms/FIERA-2026/check-access')).json()).toMatchObject({
      code: 'fiera-2026',
    })
  })

  it('lists only rooms that need no code', async () => {
    expect((await server.call('GET', '/rooms')).json()).toEqual([])
    expect((await server.call('GET', '/rooms', { as: 'reseller' })).json()).toMatchObject([
      { code: 'rivenditori' },
    ])
  })

  it('responds to a closed room as to an unknown one', async () => {
    await server.context.db.update(rooms).set({ is_active: false })
    expect((await server.call('GET', '/rooms/fiera-2026/check-access')).statusCode).toBe(404)
    await server.context.db.update(rooms).set({ is_active: true })
  })
})

describe('coupons', () => {
  const validate = (code: string) => server.call('POST', '/coupons/validate', { body: { code } })

  it.each(['BENVENUTO10', ' benvenuto10 ', 'ＢＥＮＶＥＮＵＴＯ１０'])('%s is valid', async code => {
    expect((await validate(code)).json()).toEqual({
      valid: true,
      coupon: { code: 'BENVENUTO10', percent: 10, amount: null },
      reason: null,
      starts_at: null,
    })
  })

  it('refuses an expired or unknown coupon', async () => {
    const refused = { valid: false, coupon: null, reason: 'invalid', starts_at: null }
    expect((await validate('ESTATE2025')).json()).toEqual(refused)
    expect((await validate('NIENTE')).json()).toEqual(refused)
  })

  it('refuses a used up coupon', async () => {
    await server.context.db.update(coupons).set({ uses: 500, max_uses: 500 })
    expect((await validate('CINQUE')).json().valid).toBe(false)
  })

  it('responds to an empty code with the message of specification notes §5', async () => {
    const response = await validate('  ')
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual([{ path: 'code', code: 'coupon_empty', params: { min: 1 } }])
    expect(fieldSentence('it', 'coupon_empty')).toBe('Inserisci un codice.')
  })
})
