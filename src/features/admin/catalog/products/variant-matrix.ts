/** Creates a variant for each combination of the selected values. Existing variants stay unchanged. Pure. */

import { emptyVariant, type ProductChoices } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import type { FormVariant } from './product-form-values.ts'

type Value = ProductChoices['attributes'][number]['values'][number]

/** `groups`: the selected values of each attribute. Empty groups are ignored. */
export const combinations = (groups: readonly (readonly Value[])[]): Value[][] =>
  groups
    .filter(group => group.length > 0)
    .reduce<Value[][]>((made, group) => made.flatMap(one => group.map(value => [...one, value])), [[]])
    .filter(candidate => candidate.length > 0)

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every(id => b.includes(id))

const nameOf = (values: readonly Value[], locale: Locale) =>
  values.map(value => wordIn(value.names, locale)).join(' · ')

const skuPart = (values: readonly Value[]) => values.map(value => value.code.toUpperCase()).join('-')

/** Proposed SKUs begin with the product's `sku`, so that they are unique across products. */
export function withCombinations(
  variants: readonly FormVariant[],
  groups: readonly (readonly Value[])[],
  sku: string,
): FormVariant[] {
  const fresh = combinations(groups)
    .map(values => ({ values, ids: values.map(value => value.id) }))
    .filter(({ ids }) => !variants.some(variant => same(variant.value_ids, ids)))
    .map(
      ({ values, ids }): FormVariant => ({
        ...emptyVariant(),
        sku: `${sku}-${skuPart(values)}`,
        names: localizedTextsOf(locale => nameOf(values, locale)),
        stock_quantity: 0,
        value_ids: ids,
      }),
    )
  return [...variants, ...fresh]
}
