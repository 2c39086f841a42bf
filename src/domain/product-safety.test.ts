import { describe, expect, it } from 'vitest'
import { effectiveSafety, emptySafety, type SafetyLevel } from './product-safety.ts'

const level = (values: Partial<SafetyLevel>): SafetyLevel => ({ ...emptySafety, ...values })
const shop = level({ maker: 'Bottega', maker_address: 'Verona', maker_contact: 'a@example.com' })

describe('safety information', () => {
  it('comes from the product, else from its category, its parent and the shop', () => {
    const levels = [level({}), level({ minimum_age: 6 }), level({ minimum_age: 3, warnings: 'Hot' }), shop]
    expect(effectiveSafety(levels)).toEqual({
      maker: { name: 'Bottega', address: 'Verona', contact: 'a@example.com' },
      responsible: null,
      minimum_age: 6,
      toy_warning: null,
      warnings: 'Hot',
      disposal_url: null,
    })
  })

  it('never mixes the name of one maker with the address of another', () => {
    expect(effectiveSafety([level({ maker: 'Importer' }), shop]).maker).toEqual({
      name: 'Importer',
      address: '',
      contact: '',
    })
  })

  it('ends the inheritance of a toy warning with `none`', () => {
    const category = level({ toy_warning: 'small_parts' })
    expect(effectiveSafety([level({}), category]).toy_warning).toBe('small_parts')
    expect(effectiveSafety([level({ toy_warning: 'none' }), category]).toy_warning).toBeNull()
  })
})
