import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { areLimitsOff: false })
})
afterAll(() => server.close())

const guess = (headers: Record<string, string> = {}) =>
  server.call('POST', '/coupons/validate', { body: { code: 'INDOVINO' }, headers })

describe('rate limits (decision 0010)', () => {
  it('B7, C9: refuses coupon guesses with 429 and the time to wait, whatever address a header claims', async () => {
    const responses = []
    for (let guesses = 0; guesses < 20; guesses += 1)
      responses.push(await guess({ 'x-forwarded-for': `203.0.113.${guesses}` }))
    const refused = responses.filter(response => response.statusCode === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
    })
  })

  it('C9: limits coupon guesses through quotes too, but not quotes without a code', async () => {
    const quote = async (coupon_code: string | null) => {
      const body = { lines: [{ product_id: 1, quantity: 1 }], coupon_code }
      return (await server.call('POST', '/checkout/quote', { body })).statusCode
    }
    const statuses: number[] = []
    for (let tries = 0; tries < 62; tries += 1) statuses.push(await quote(`INDOVINO${tries}`))
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
    expect(await quote(null)).toBe(200)
  })

  it('limits attempts at pack codes with 429, for all accounts of one address together', async () => {
    const body = { code: 'K7QF-2M9X-K7QF-2M9Y' }
    const codes: string[] = []
    for (let tries = 0; tries < 32; tries += 1) {
      const as = tries % 2 === 0 ? 'user' : 'other'
      codes.push((await server.call('POST', '/packs/redeem', { as, body })).json().code)
    }
    expect(codes).toEqual([...Array(30).fill('code_mistyped'), 'rate_limited', 'rate_limited'])
  })

  it('game 14: limits claims of guest battles to ten a day per address, whatever the account', async () => {
    const ticket = (await server.call('POST', '/battles/guest', { body: {} })).json()
    const codes: string[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const as = tries % 2 === 0 ? 'user' : 'other'
      const body = { ticket: { ...ticket, seed: tries }, commands: [] }
      codes.push((await server.call('POST', '/me/guest-battle', { as, body })).json().code)
    }
    expect(codes).toEqual([...Array(10).fill('guest_ticket_invalid'), 'rate_limited', 'rate_limited'])
  })

  const visit = async (url: string, times: number) => {
    const from = { remoteAddress: '198.51.100.7' }
    const responses = await Promise.all(
      Array.from({ length: times }, () => server.app.inject({ url, ...from })),
    )
    return responses.map(({ statusCode }) => statusCode)
  }

  it('K5, W12: allows a shopper’s hundred and more images and a crawler’s ten pages a second, then refuses', async () => {
    expect(new Set(await visit('/pictures/1/none.png', 141))).toEqual(new Set([404]))
    expect(new Set(await visit('/it/negozio/', 600))).toEqual(new Set([308]))
    const more = await visit('/it/negozio/', 400)
    expect(more.filter(status => status === 429)).toHaveLength(100)
    const [refused] = await Promise.all([
      server.app.inject({ url: '/negozio', remoteAddress: '198.51.100.7' }),
    ])
    expect(refused?.headers['content-type']).toContain('text/html')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused?.body).toContain('Troppi tentativi')
  })

  it('K5, W12: counts pages separately from calls', async () => {
    const call = await server.app.inject({ url: '/api/settings', remoteAddress: '198.51.100.7' })
    expect(call.statusCode).toBe(200)
  })

  it('spec, also: limits guesses of showroom codes on pages and on calls with 429; other pages stay available', async () => {
    const page = (url: string) => server.app.inject({ url })
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries += 1)
      statuses.push((await page(`/stanze/prova-${tries}`)).statusCode)
    expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
    expect((await page('/stanze')).statusCode).toBe(200)
  })

  it('keeps other calls available when one bucket is full', async () => {
    expect((await server.call('GET', '/settings')).statusCode).toBe(200)
  })
})
