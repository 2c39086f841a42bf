import { expect, it } from 'vitest'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { withCombinations } from './variant-matrix.ts'

const value = (id: number, code: string) => ({ id, code, names: localizedTextsOf(() => code), colour: null })

it('proposes SKUs that begin with the product’s SKU, so that they are unique across products', () => {
  const groups = [[value(1, 'teal')], [value(2, 's'), value(3, 'm')]]
  expect(withCombinations([], groups, 'HOOD-1').map(({ sku }) => sku)).toEqual([
    'HOOD-1-TEAL-S',
    'HOOD-1-TEAL-M',
  ])
})
