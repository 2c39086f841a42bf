/** Product calls that the data provider does not have. Each returns a result and throws nothing. */
import { queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import type { ParsedOf } from '@/contract/endpoint.ts'
import { changeProducts } from '@/contract/endpoints/admin/product-bulk.ts'
import { applyPrices, type PriceRule, previewPrices } from '@/contract/endpoints/admin/product-prices.ts'
import { duplicateProduct, productChoices } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'

export const choicesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['admin', 'product-choices', locale],
    queryFn: () => callOrThrow(productChoices),
    staleTime: 15_000,
  })

export const duplicate = (id: number) => call(duplicateProduct, { params: { id } })
export const askPrices = (rule: PriceRule) => call(previewPrices, { body: rule })
export const setPrices = (rule: PriceRule, version: string) =>
  call(applyPrices, { body: { ...rule, version } })
export const changeAll = (ids: number[], change: Omit<ParsedOf<typeof changeProducts>['body'], 'ids'>) =>
  call(changeProducts, { body: { ids, ...change } })
