import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SettingsChange } from '@/contract/endpoints/admin/settings.ts'
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeSettings } from '../settings/settings-repo.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await openTestServer() // Saturday 21 November 2026, eleven o'clock in Rome
})
afterAll(() => shop.close())

const offers = async (query = '') => (await shop.call('GET', `/delivery${query}`)).json<DeliveryOffers>()
const set = async (values: SettingsChange) => {
  await storeSettings(shop.context.db, values, shop.context.now())
  shop.pass(60_000)
}
const windowOf = async (code: string, query = '') => {
  const { methods } = await offers(query)
  const { from, to, order_by } = methods.find(method => method.code === code)?.delivery ?? {}
  return [from, to, order_by]
}

describe('delivery offers (decision 0045)', () => {
  it('contain days, deadline and price of every method for the shop’s country', async () => {
    const { country, methods } = await offers('?weight=300')
    expect(country).toBe('IT')
    expect(methods.map(({ code, price, free_over }) => [code, price, free_over])).toEqual([
      ['standard', 490, 4900],
      ['express', 1190, null],
      ['shop', 0, null],
    ])
    expect(await windowOf('standard')).toEqual(['2026-11-25', '2026-11-26', '2026-11-23T13:00:00.000Z'])
    expect(await windowOf('express')).toEqual(['2026-11-24', '2026-11-24', '2026-11-23T13:00:00.000Z'])
    expect(await windowOf('shop')).toEqual(['2026-11-24', '2026-11-24', '2026-11-23T13:00:00.000Z'])
  })

  it('use a country’s own delivery days', async () => {
    expect((await windowOf('europe', '?country=NL')).slice(0, 2)).toEqual(['2026-11-27', '2026-12-02'])
    expect((await windowOf('europe', '?country=DE')).slice(0, 2)).toEqual(['2026-11-27', '2026-12-01'])
  })

  it('price a parcel by its weight, and offer none above the last step', async () => {
    const codes = async (query: string) => (await offers(query)).methods.map(({ code }) => code)
    expect((await offers('?weight=9000')).methods[0]).toMatchObject({ code: 'standard', price: 990 })
    expect(await codes('?weight=31000')).toEqual(['express', 'shop'])
    expect(await codes('?country=DE&weight=11000')).toEqual([])
  })

  it('are empty for a country without sales, and refuse an unknown country at its field', async () => {
    expect(await offers('?country=CH')).toEqual({ country: 'CH', methods: [] })
    const response = await shop.call('GET', '/delivery?country=Atlantis')
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ path: 'country' }] })
  })

  it('consider closed days and Saturday work of the settings', async () => {
    await set({ closed_days: [{ from: '2026-11-23', to: '' }] })
    expect((await windowOf('standard')).slice(0, 2)).toEqual(['2026-11-26', '2026-11-27'])
    await set({ closed_days: [], ships_on_saturday: true })
    expect(await windowOf('standard')).toEqual(['2026-11-24', '2026-11-25', '2026-11-21T13:00:00.000Z'])
    await set({ ships_on_saturday: false })
  })

  it('use the holidays of the country in the settings', async () => {
    await set({ shop_country: 'AT', closed_days: [{ from: '2026-11-21', to: '2026-12-04' }] })
    expect((await windowOf('europe')).slice(0, 2)).toEqual(['2026-12-14', '2026-12-15']) // the 8th is a holiday in Austria
    await set({ shop_country: 'GB', closed_days: [{ from: '2026-11-21', to: '2026-12-04' }] })
    expect((await windowOf('europe', '?country=NL')).slice(0, 2)).toEqual(['2026-12-11', '2026-12-16'])
    await set({ shop_country: 'IT', closed_days: [] })
  })

  it('move to the next window after the deadline', async () => {
    shop.pass(3 * 24 * 3600_000) // Tuesday
    expect((await windowOf('standard')).slice(0, 2)).toEqual(['2026-11-26', '2026-11-27'])
    shop.pass(3 * 3600_000)
    expect((await windowOf('standard')).slice(0, 2)).toEqual(['2026-11-27', '2026-11-30'])
  })
})
