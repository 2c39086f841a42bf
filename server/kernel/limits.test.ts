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

  it('a full bucket leaves the other calls alone', async () => {
    expect((await server.call('GET', '/settings')).statusCode).toBe(200)
  })
})
