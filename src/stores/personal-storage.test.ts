// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { persistCart, useCart } from './cart.ts'
import { dropPersonalItems } from './personal-storage.ts'

const shown = ['cart', 'favourites', 'recent_products', 'measured_orders', 'pack-unfinished']
const work = ['deck-draft:7', 'creation-draft:7', 'battle.standard.7.v3', 'battle.outbox.v1', 'pack-witness']
const everybodys = ['DarkMode', 'preferences', 'kept_settings']

beforeEach(() => {
  localStorage.clear()
  for (const key of [...shown, ...work, ...everybodys]) localStorage.setItem(key, '{"items":[]}')
})

const left = () => Object.keys(localStorage).sort()

describe('logging out on a shared browser', () => {
  it('J4: removes all personal data and keeps unsaved work', () => {
    useCart.getState().restore()
    const stop = persistCart()
    useCart.getState().setCartCoupon({ code: 'MIO' } as never)
    dropPersonalItems(false)
    stop()
    expect(useCart.getState()).toMatchObject({ items: [], cart_coupon: null })
    expect(localStorage.getItem('cart')).not.toContain('MIO')
    expect(left().filter(key => key !== 'cart')).toEqual([...work, ...everybodys].sort())
  })

  it('keeps shared data when an account is deleted', () => {
    dropPersonalItems(true)
    expect(left().filter(key => key !== 'cart')).toEqual([...everybodys].sort())
  })
})
