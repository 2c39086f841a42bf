import { describe, expect, it } from 'vitest'
import { Configuration } from './collections.ts'
import { isPersonalised, sellsPersonalised } from './personalised.ts'

const configured = (changes: object) => Configuration.parse({ collection_id: 1, ...changes })
const layer = { id: 'a', x: 0, y: 0, width: 80, height: 80, angle: 0, kind: 'character', slug: 'ondalice' }

describe('goods made to the customer’s order (directive 2011/83 art. 16 c)', () => {
  it('include the customer’s design on either side, or the customer’s text', () => {
    expect(isPersonalised(configured({ design: { front: [layer] } }))).toBe(true)
    expect(isPersonalised(configured({ design: { back: [layer] } }))).toBe(true)
    expect(isPersonalised(configured({ texts: { name: 'Ada' } }))).toBe(true)
  })

  it('exclude selected or combined goods, and an empty design or text', () => {
    expect(isPersonalised(null)).toBe(false)
    expect(isPersonalised(configured({ choices: { size: ['m'] }, package: 'gift' }))).toBe(false)
    expect(isPersonalised(configured({ design: {}, texts: { name: ' ' } }))).toBe(false)
  })

  it('are announced before placing anything if the collection prints', () => {
    const rate = { base_price: 1, reseller_price: null, other_price: null }
    const print = {
      surface: 'shirt' as const,
      production_days: 3,
      rates: { character: rate, text: rate, picture: rate, side: rate },
    }
    expect(sellsPersonalised({ print }, configured({}))).toBe(true)
    expect(sellsPersonalised({ print: null }, configured({}))).toBe(false)
  })
})
