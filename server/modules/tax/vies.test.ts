import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { taxDefaults } from '@/contract/tax-settings.ts'
import { vatChecks } from '../../db/schema/vat-checks.ts'
import { type FakeVies, openFakeVies } from '../../testing/fake-vies.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeSettings } from '../settings/settings-repo.ts'
import { requestVies } from './vies.ts'

let vies: FakeVies
let server: TestServer
beforeAll(async () => {
  vies = await openFakeVies()
  server = await openTestServer({ vies: { url: vies.url, patienceMillis: 10_000, attempts: 2 } })
  await storeSettings(server.context.db, { tax: { ...taxDefaults, by_country: true } }, server.context.now())
})
afterAll(async () => {
  await server.close()
  await vies.close()
})
beforeEach(async () => {
  vies.requests.length = 0
  vies.say('valid')
  await server.context.db.delete(vatChecks)
})

const number = 'ATU12345678'
const ask = (requester = '', patienceMillis = 10_000) =>
  requestVies(number, requester, { url: vies.url, patienceMillis, attempts: 2 })
const check = (vat_number = number, country = 'AT') =>
  server.call('POST', '/checkout/vat-check', { body: { country, vat_number } })

describe('the client of VIES', () => {
  it('returns name and identifier of the request, and sends the number of the shop', async () => {
    expect(await ask('01234567897')).toEqual({
      state: 'valid',
      name: 'SPIELE GMBH',
      address: '',
      request_identifier: 'WAPIAAAAYXm',
      reason: '',
    })
    expect(vies.requests).toEqual([
      {
        countryCode: 'AT',
        vatNumber: 'U12345678',
        requesterMemberStateCode: 'IT',
        requesterNumber: '01234567897',
      },
    ])
  })

  it('returns `invalid` after one request', async () => {
    vies.say('invalid')
    expect(await ask()).toMatchObject({ state: 'invalid' })
    expect(vies.requests).toHaveLength(1)
  })

  it.each([
    ['unavailable', 'MS_UNAVAILABLE'],
    ['slow', 'TimeoutError'],
    ['broken', 'SyntaxError'],
  ] as const)(
    'returns `unavailable`, never `invalid`, after two attempts while the register is %s',
    async (state, reason) => {
      vies.say(state)
      expect(await ask('', state === 'slow' ? 100 : undefined)).toMatchObject({
        state: 'unavailable',
        reason,
      })
      expect(vies.requests).toHaveLength(2)
    },
  )

  it('returns `unavailable` if nothing listens', async () => {
    const config = { url: 'http://127.0.0.1:9', patienceMillis: 200, attempts: 1 }
    expect(await requestVies(number, '', config)).toMatchObject({ state: 'unavailable' })
  })
})

describe('the check of a VAT number at the checkout', () => {
  it('requests VIES once a day and stores the response', async () => {
    expect((await check()).json()).toMatchObject({ state: 'valid' })
    expect((await check('U12345678')).json()).toMatchObject({ state: 'valid' })
    expect(vies.requests).toHaveLength(1)
    expect(await server.context.db.select().from(vatChecks)).toMatchObject([
      { vat_number: number, state: 'valid', request_identifier: 'WAPIAAAAYXm' },
    ])
  })

  it('refuses numbers of Italy and of other countries', async () => {
    expect((await check('00743110157', 'IT')).statusCode).toBe(404)
    expect((await check('CHE123456789', 'CH')).statusCode).toBe(404)
  })

  it('requests an unavailable number again after a minute', async () => {
    vies.say('unavailable')
    expect((await check()).json()).toMatchObject({ state: 'unavailable' })
    vies.say('valid')
    expect((await check()).json()).toMatchObject({ state: 'unavailable' })
    server.pass(61_000)
    expect((await check()).json()).toMatchObject({ state: 'valid' })
  })
})
