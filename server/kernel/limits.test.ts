import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { areLimitsOff: false })
})
afterAll(() => server.close())

const guess = (headers: Record<string, string> = {}) =>
  server.call('POST', '/coupons/validate', { body: { code: 'INDOVINO' }, headers })

describe('rate limits (decisions §3)', () => {
  it('guessing coupons ends in 429 with the time to wait, whatever address a header claims', async () => {
    const answers = []
    for (let guesses = 0; guesses < 20; guesses += 1)
      answers.push(await guess({ 'x-forwarded-for': `203.0.113.${guesses}` }))
    const refused = answers.filter(answer => answer.statusCode === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Troppi tentativi: aspetta un momento e riprova.',
    })
  })

  it('typing codes of packs ends in 429, for all accounts at one address together', async () => {
    const body = { code: 'K7QF-2M9X-K7QF-2M9Y' }
    const codes: string[] = []
    for (let tries = 0; tries < 32; tries += 1) {
      const as = tries % 2 === 0 ? 'user' : 'other'
      codes.push((await server.call('POST', '/packs/redeem', { as, body })).json().code)
    }
    expect(codes).toEqual([...Array(30).fill('code_mistyped'), 'rate_limited', 'rate_limited'])
  })

  it('a full bucket leaves the other calls alone', async () => {
    expect((await server.call('GET', '/settings')).statusCode).toBe(200)
  })
})
