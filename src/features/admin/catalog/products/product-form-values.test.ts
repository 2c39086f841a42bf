import { describe, expect, it } from 'vitest'
import { type AdminProduct, emptyVariant } from '@/contract/endpoints/admin/products.ts'
import { bodyFrom, newProduct, type ProductForm, shareDone } from './product-form-values.ts'
import { combinations, withCombinations } from './variant-matrix.ts'

const names = (text: string) => ({ it: text, en: text, es: text, fr: text, de: text, pt: text })
const value = (id: number, code: string) => ({ id, code, names: names(code), colour: null })

describe('translation completeness', () => {
  const words = newProduct().translations
  words.it = {
    title: 'Busta',
    slug: '',
    subtitle: 'Cinque carte',
    description: '<p></p>',
    facts: [],
    warnings: '',
  }
  words.en = { ...words.it, title: 'Pack', subtitle: '' }

  it('counts only fields that have an Italian text', () => {
    expect(shareDone(words, 'it')).toBe(1)
    expect(shareDone(words, 'en')).toBe(0.5)
    expect(shareDone(words, 'de')).toBe(0)
  })

  it('always requires a title', () => {
    expect(shareDone(newProduct().translations, 'it')).toBe(0)
  })
})

it('sends the stock that the form showed', () => {
  const form = { ...newProduct(), category_id: 1, stock_quantity: 12 } as ProductForm
  const variant = {
    ...emptyVariant(),
    id: 7,
    sku: 'A',
    names: names('A'),
    stock_quantity: 5,
  }
  form.variants = [variant, { ...variant, id: null, sku: 'B' }]
  const seen = {
    stock_quantity: 10,
    variants: [{ ...variant, stock_quantity: 3 }],
  } as unknown as AdminProduct
  expect(bodyFrom(form, seen)).toMatchObject({
    stock_quantity: 12,
    stock_seen: 10,
    variants: [{ stock_seen: 3 }, { stock_seen: null }],
  })
})

describe('variants from attributes', () => {
  const sizes = [value(1, 's'), value(2, 'm')]
  const colours = [value(3, 'black'), value(4, 'white')]

  it('creates every combination once and ignores empty groups', () => {
    expect(combinations([sizes, [], colours]).map(one => one.map(({ id }) => id))).toEqual([
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
    ])
    expect(combinations([[], []])).toEqual([])
  })

  it('keeps existing variants and adds the missing ones with number and names', () => {
    const [first] = withCombinations([], [[sizes[0]!], [colours[0]!]], 'TS-1')
    const kept = { ...first!, id: 9, sku: 'OLD', stock_quantity: 4, value_ids: [3, 1] }
    const made = withCombinations([kept], [sizes, [colours[0]!]], 'TS-1')
    expect(made).toHaveLength(2)
    expect(made[0]).toBe(kept)
    expect(made[1]).toMatchObject({
      id: null,
      sku: 'TS-1-M-BLACK',
      names: { de: 'm · black' },
      value_ids: [2, 3],
    })
  })
})
