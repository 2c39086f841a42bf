import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Product, type Variant, variantDetails } from '@/contract/endpoints/shop/catalog.ts'
import { emptyVariantValues } from '@/contract/product-fields.ts'
import { pick as pickFields } from '@/lib/pick.ts'
import {
  firstPick,
  isFormat,
  openOption,
  optionsOf,
  pick,
  pickedVariant,
  stateOfValue,
  variantOfValue,
} from './pick-variant.ts'

const colours = ['teal', 'red', 'violet']
const sizes = ['s', 'm', 'l']

/** Some of the nine combinations, each with its stock. */
const products = fc
  .subarray(
    colours.flatMap(colour => sizes.map(size => ({ colour, size }))),
    { minLength: 1 },
  )
  .chain(made =>
    fc.tuple(
      fc.constant(made),
      fc.array(fc.constantFrom<Variant['stock']>('available', 'low', 'out'), {
        minLength: made.length,
        maxLength: made.length,
      }),
    ),
  )
  .map(
    ([made, stocks]): Pick<Product, 'options' | 'variants'> => ({
      options: ['colour', 'size'].map(code => ({
        code,
        name: code,
        values: (code === 'colour' ? colours : sizes)
          .filter(value => made.some(values => Object.values(values).includes(value)))
          .map(value => ({ code: value, name: value, colour: null })),
      })),
      variants: made.map((values, at) => ({
        id: at + 1,
        name: 'x',
        ...pickFields(emptyVariantValues(), variantDetails),
        sku: `s${at}`,
        prices: { base_price: 0, reseller_price: null, other_price: null },
        extra: 0,
        retail_price: null,
        price: { now: 0, was: null, percent: 0 },
        stock: stocks[at]!,
        stock_left: null,
        picture: null,
        values,
      })),
    }),
  )
const presses = fc.array(
  fc.oneof(
    fc.record({ option: fc.constant('colour'), value: fc.constantFrom(...colours) }),
    fc.record({ option: fc.constant('size'), value: fc.constantFrom(...sizes) }),
  ),
)

describe('choosing a variant (decision 0016)', () => {
  it('keeps the last choice and changes no other attribute', () => {
    fc.assert(
      fc.property(products, presses, (product, pressed) => {
        let picked = firstPick(product)
        for (const { option, value } of pressed) {
          const before = picked
          picked = pick(picked, option, value)
          expect(picked).toEqual({ ...before, [option]: value })
        }
      }),
    )
  })

  it('returns exactly the chosen combination, or none', () => {
    fc.assert(
      fc.property(products, presses, (product, pressed) => {
        const picked = pressed.reduce(
          (now, { option, value }) => pick(now, option, value),
          firstPick(product),
        )
        const found = pickedVariant(product, picked)
        const made = product.variants.find(
          variant => variant.values.colour === picked.colour && variant.values.size === picked.size,
        )
        expect(found).toBe(made)
      }),
    )
  })

  it('labels each value by its result, as unavailable only if no variant has it', () => {
    fc.assert(
      fc.property(products, presses, (product, pressed) => {
        const picked = pressed.reduce(
          (now, { option, value }) => pick(now, option, value),
          firstPick(product),
        )
        for (const { code, values } of product.options)
          for (const value of values) {
            const state = stateOfValue(product.variants, picked, code, value.code)
            const next = pick(picked, code, value.code)
            const found = pickedVariant(product, next)
            const fits = product.variants.some(({ values: own }) =>
              Object.entries(next).every(([option, wanted]) => own[option] === wanted),
            )
            if (openOption(product, next)) expect(state !== 'impossible').toBe(fits)
            else expect(state).toBe(found ? found.stock : 'impossible')
          }
      }),
    )
  })

  it('starts with an available variant if there is one', () => {
    fc.assert(
      fc.property(products, product => {
        const first = firstPick(product)
        const fitting = product.variants.filter(({ values }) =>
          Object.entries(first).every(([option, value]) => values[option] === value),
        )
        const canAny = product.variants.some(variant => variant.stock !== 'out')
        expect(fitting.some(({ stock }) => stock !== 'out')).toBe(canAny)
      }),
    )
  })

  it('shop 18: leaves a garment size open and chooses the other attributes', () => {
    fc.assert(
      fc.property(products, product => {
        const sizes = product.options.find(({ code }) => code === 'size')?.values ?? []
        expect(firstPick(product).size !== undefined).toBe(sizes.length === 1)
        expect(firstPick(product).colour).toBeDefined()
        expect(openOption(product, firstPick(product))?.code).toBe(sizes.length === 1 ? undefined : 'size')
      }),
    )
  })

  it('treats variants without attributes as one choice by name', () => {
    const bare = { ...fc.sample(products, 1)[0]!, options: [] }
    const variants = bare.variants.map(variant => ({ ...variant, values: {} }))
    const product = { options: [], variants }
    expect(optionsOf(product)[0]?.values).toHaveLength(variants.length)
    expect(pickedVariant(product, firstPick(product))).toBeDefined()
  })

  it('treats a single attribute other than colour and garment size as formats, one variant per value', () => {
    const bare = fc.sample(products, 1)[0]!
    const option = (codes: readonly string[], colour: string | null = null) => ({
      code: 'x',
      name: 'x',
      values: codes.map(code => ({ code, name: code, colour })),
    })
    const made = ['30x40', '50x70'].map((x, at) => ({ ...bare.variants[0]!, id: at + 1, values: { x } }))
    const product = (options: Product['options']) => ({ options, variants: made })
    const formats = option(['30x40', '50x70'])
    expect(isFormat(product([formats]), formats)).toBe(true)
    expect(variantOfValue(made, 'x', '50x70')?.id).toBe(2)
    expect(variantOfValue(made, 'x', '70x100')).toBeUndefined()
    const others = [option(['s', 'm']), option(['teal', 'red'], '#145057')]
    for (const other of others) expect(isFormat(product([other]), other)).toBe(false)
    expect(isFormat(product([formats, others[0]!]), formats)).toBe(false)
    expect(isFormat({ options: [formats], variants: made.slice(0, 1) }, formats)).toBe(false)
  })
})
