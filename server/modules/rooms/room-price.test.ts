import { expect, it } from 'vitest'
import { roomPrice } from './room-price.ts'

const product = {
  prices: { base_price: 1000, reseller_price: 700, other_price: null },
  discount: { base_discount: 20, reseller_discount: 0, other_discount: 0 },
}
const noCondition = { price: null, discount: null }

it.each([
  ['the room’s percentage off the tier’s price', noCondition, 30, 'base', 700],
  ['a tier’s own price first', noCondition, 10, 'reseller', 630],
  ['a percentage of its own before the room’s', { price: null, discount: 50 }, 10, 'other', 500],
  ['a price of its own before any percentage', { price: 450, discount: 50 }, 90, 'base', 450],
  ['free is a price', { price: 0, discount: null }, 0, 'base', 0],
  ['never more than outside: the discount of today', noCondition, 10, 'base', 800],
  ['never more than outside: a price above it', { price: 9900, discount: null }, 0, 'reseller', 700],
] as const)('%s', (_, condition, room, tier, expected) => {
  expect(roomPrice(product, condition, room, tier)).toBe(expected)
})
