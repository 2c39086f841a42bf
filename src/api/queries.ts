/** Query options of the pages. Keys contain locale and user, because responses depend on both. */
import { queryOptions } from '@tanstack/react-query'
import type { Country } from '@/contract/endpoints/account/address.ts'
import { getCharacter, listCharacters, myCards } from '@/contract/endpoints/game/characters.ts'
import { myPacks } from '@/contract/endpoints/game/packs.ts'
import {
  getProduct,
  listCategories,
  listProducts,
  type ProductQuery,
} from '@/contract/endpoints/shop/catalog.ts'
import { myChanceLimits } from '@/contract/endpoints/shop/chance-limits.ts'
import { getCollection, listCollections } from '@/contract/endpoints/shop/collections.ts'
import { getPage, listPages } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import { callOrThrow } from './client.ts'

/** The reader of a response: prices and visibility differ by role. */
export interface Reader {
  locale: Locale
  userId: number | null
}

/** The reader of a response with prices, which may differ by country of delivery. Null: the nearest country of the language. */
export interface PriceReader extends Reader {
  country: Country | null
}

/** The parameter of a call that returns prices. */
export const priceCountryQuery = (country: Country | null): { country?: Country } =>
  country ? { country } : {}

const minute = 60_000

const whenTrue = (flag: boolean | undefined) => (flag ? 'true' : undefined)

export const productsQuery = (reader: PriceReader, query: Partial<ProductQuery>) =>
  queryOptions({
    queryKey: ['products', reader, query],
    queryFn: () =>
      callOrThrow(listProducts, {
        query: {
          ...query,
          ...priceCountryQuery(reader.country),
          in_stock: whenTrue(query.in_stock),
          on_sale: whenTrue(query.on_sale),
          facets: whenTrue(query.facets),
          exact: whenTrue(query.exact),
        },
      }),
    staleTime: minute,
  })

export const productQuery = (reader: PriceReader, slug: string) =>
  queryOptions({
    queryKey: ['product', reader, slug],
    queryFn: () => callOrThrow(getProduct, { params: { slug }, query: priceCountryQuery(reader.country) }),
    staleTime: minute,
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined), // in another country's prices
  })

export const collectionsQuery = (reader: PriceReader) =>
  queryOptions({
    queryKey: ['collections', reader],
    queryFn: async () =>
      (await callOrThrow(listCollections, { query: priceCountryQuery(reader.country) })).data,
    staleTime: minute,
  })

export const collectionQuery = (reader: PriceReader, id: string) =>
  queryOptions({
    queryKey: ['collection', reader, id],
    queryFn: () => callOrThrow(getCollection, { params: { id }, query: priceCountryQuery(reader.country) }),
    staleTime: minute,
  })

export const categoriesQuery = (reader: Reader) =>
  queryOptions({
    queryKey: ['categories', reader],
    queryFn: () => callOrThrow(listCategories),
    staleTime: 5 * minute,
  })

export const pagesQuery = (reader: Reader) =>
  queryOptions({ queryKey: ['pages', reader], queryFn: () => callOrThrow(listPages), staleTime: 5 * minute })

export const pageQuery = (reader: Reader, slug: string) =>
  queryOptions({
    queryKey: ['page', reader, slug],
    queryFn: () => callOrThrow(getPage, { params: { slug } }),
    staleTime: minute,
  })

export const charactersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['characters', locale],
    queryFn: async () => (await callOrThrow(listCharacters, { query: { locale } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const characterQuery = (slug: string) =>
  queryOptions({
    queryKey: ['character', slug],
    queryFn: () => callOrThrow(getCharacter, { params: { slug } }),
    staleTime: 5 * minute,
  })

export const myCardsQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-cards', userId], queryFn: () => callOrThrow(myCards), staleTime: minute })

export const myPacksQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-packs', userId], queryFn: () => callOrThrow(myPacks), staleTime: minute })

export const chanceLimitsQuery = (userId: number) =>
  queryOptions({ queryKey: ['chance-limits', userId], queryFn: () => callOrThrow(myChanceLimits) })
