import { describe, expect, it } from 'vitest'
import { type ShippingMethod, shippingPrice } from './shipping-price.ts'

const words = { it: '', en: '', es: '', fr: '', de: '', pt: '' }
const method = (changes: Partial<ShippingMethod>): ShippingMethod => ({
  code: 'm',
  names: words,
  notes: words,
  kind: 'flat',
  price: 590,
  steps: [],
  free_over: null,
  is_pickup: false,
  cutoff_hour: 12,
  handling_days: 1,
  min_days: 2,
  max_days: 3,
  country_days: [],
  takes_cash: true,
  cash_fee: null,
  countries: [],
  position: 0,
  is_active: true,
  ...changes,
})
const parcel = { country: 'IT', weight: 800, goods: 3000 } as const

describe('shipping methods (decision 0020)', () => {
  it('charges the same flat price for every weight', () => {
    expect(shippingPrice(method({}), { ...parcel, weight: 90_000 })).toBe(590)
  })

  it('charges the first weight step that fits, its limit included, and nothing fits above the last', () => {
    const scale = [
      { up_to: 500, price: 490 },
      { up_to: 800, price: 690 },
      { up_to: 2000, price: 890 },
    ]
    const byWeight = method({ kind: 'weight', steps: scale })
    expect(
      [1, 500, 501, 800, 801, 2000].map(weight => shippingPrice(byWeight, { ...parcel, weight })),
    ).toEqual([490, 490, 690, 690, 890, 890])
    expect(shippingPrice(byWeight, { ...parcel, weight: 2001 })).toBeUndefined()
  })

  it('is free from its minimum on', () => {
    const free = method({ free_over: 4900 })
    expect(shippingPrice(free, { ...parcel, goods: 4899 })).toBe(590)
    expect(shippingPrice(free, { ...parcel, goods: 4900 })).toBe(0)
  })

  it('serves its countries only, all countries without a list, and none when inactive', () => {
    const italian = method({ countries: ['IT', 'SM'] })
    expect(shippingPrice(italian, { ...parcel, country: 'SM' })).toBe(590)
    expect(shippingPrice(italian, { ...parcel, country: 'DE' })).toBeUndefined()
    expect(shippingPrice(method({}), { ...parcel, country: 'DE' })).toBe(590)
    expect(shippingPrice(method({ is_active: false }), parcel)).toBeUndefined()
  })
})
