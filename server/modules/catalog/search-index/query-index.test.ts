import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { locales } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { discountedPrice, percentAt, priceAt, tierOf } from '@/domain/pricing.ts'
import { roles } from '@/domain/roles.ts'
import { type IndexQuery, queryIndex, similarProducts } from './query-index.ts'
import { buildIndex, type IndexAttribute, type IndexRow } from './search-index.ts'

const names = Object.fromEntries(locales.map(locale => [locale, 'x'])) as Record<Locale, string>
const attribute = (code: string, first: number, values: string[]): IndexAttribute => ({
  code,
  names,
  isFacet: true,
  values: values.map((value, at) => ({ id: first + at, attribute: code, code: value, names, colour: null })),
})
const attributes = [attribute('element', 1, ['fuoco', 'acqua', 'aria']), attribute('series', 11, ['1', '2'])]

const product = fc.record({
  category_id: fc.integer({ min: 1, max: 3 }),
  visibility: fc.constantFrom<IndexRow['visibility']>('everyone', 'authenticated', 'roles', 'rooms'),
  visible_roles: fc.subarray<Role>([...roles]),
  base_price: fc.integer({ min: 0, max: 500 }),
  reseller_price: fc.option(fc.integer({ min: 0, max: 500 })),
  base_discount: fc.constantFrom(0, 0, 10, 50),
  base_lowest: fc.option(fc.integer({ min: 0, max: 500 })),
  extras: fc.array(fc.constantFrom(0, 50, 200), { maxLength: 3 }),
  in_stock: fc.boolean(),
  values: fc.subarray([1, 2, 3, 11, 12]),
})
const query = fc.record({
  category: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  in_stock: fc.option(fc.boolean(), { nil: undefined }),
  on_sale: fc.option(fc.boolean(), { nil: undefined }),
  price_min: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  price_max: fc.option(fc.integer({ min: 100, max: 500 }), { nil: undefined }),
  filters: fc
    .subarray(['element.fuoco', 'element.acqua', 'series.1', 'series.2', 'series.9'])
    .map(parts => (parts.length ? parts.join(',') : undefined)),
  role: fc.option(fc.constantFrom(...roles), { nil: undefined }),
})

type Made = IndexRow & { values: number[]; extras: number[] }
const variantOf = ({ base_lowest }: Made, extra: number) => ({
  base_price: extra,
  reseller_price: null,
  other_price: null,
  base_lowest,
  reseller_lowest: null,
  other_lowest: null,
})
const indexOfRows = (rows: readonly Made[]) =>
  buildIndex({
    rows,
    attributes,
    variants: new Map(rows.map(row => [row.id, row.extras.map(extra => variantOf(row, extra))])),
    links: rows.flatMap(row => row.values.map(value_id => ({ product_id: row.id, value_id }))),
  })
const rowsOf = (products: readonly Omit<Made, 'id'>[]): Made[] =>
  products.map((row, at) => ({ ...row, id: at + 1 }))
const complete = (rows: readonly object[]): Made[] =>
  rowsOf(
    rows.map(
      (row, at) =>
        ({
          element: null,
          tax_class: 'standard',
          is_digital: false,
          other_price: null,
          reseller_discount: 0,
          other_discount: 0,
          reseller_lowest: null,
          other_lowest: null,
          published: at,
          position: rows.length - at,
          ...row,
        }) as Omit<Made, 'id'>,
    ),
  )

type Asked = typeof query extends fc.Arbitrary<infer T> ? T : never
const question = (asked: Asked, page = 1): IndexQuery => ({
  query: { ...asked, category: undefined, sort: 'featured', page, per_page: 4, facets: true },
  role: asked.role,
  locale: 'it',
  categoryId: asked.category,
  found: undefined,
  names: undefined,
})

/** Returns the price including the cheapest variant, if any. */
const paidFor = (row: Made, role: Role | undefined): number =>
  discountedPrice(priceAt(row, tierOf(role)), percentAt(row, tierOf(role))) +
  Math.min(...(row.extras.length ? row.extras : [0]))

/** The same query evaluated product by product. */
const fits =
  (asked: Asked, but?: string) =>
  (row: Made): boolean => {
    const tier = tierOf(asked.role)
    const price = paidFor(row, asked.role)
    const lowest = row[`${tier}_lowest`]
    const isOffer = percentAt(row, tier) > 0 && lowest !== null && Math.round((1 - price / lowest) * 100) > 0
    const groups = Object.entries(
      (asked.filters ?? '').split(',').reduce<Record<string, string[]>>((all, part) => {
        const [code, value] = part.split('.')
        return code && value ? Object.assign(all, { [code]: [...(all[code] ?? []), value] }) : all
      }, {}),
    )
    const valued = (code: string, value: string) =>
      attributes.some(
        one => one.code === code && one.values.some(v => v.code === value && row.values.includes(v.id)),
      )
    const seen =
      row.visibility === 'everyone' ||
      (row.visibility !== 'rooms' &&
        asked.role !== undefined &&
        (asked.role === 'admin' ||
          row.visibility === 'authenticated' ||
          row.visible_roles.includes(asked.role)))
    return (
      seen &&
      (asked.category === undefined || row.category_id === asked.category) &&
      (!asked.in_stock || but === 'in_stock' || row.in_stock) &&
      (!asked.on_sale || but === 'on_sale' || isOffer) &&
      (but === 'price' || (price >= (asked.price_min ?? 0) && price <= (asked.price_max ?? 1e9))) &&
      groups.every(([code, values]) => code === but || values.some(value => valued(code, value)))
    )
  }

const worlds = fc.tuple(fc.array(product, { maxLength: 60 }), query)

describe('the search index compared with evaluating every product (decision 0016)', () => {
  it('returns every match once across pages, in the order of the list', () => {
    fc.assert(
      fc.property(worlds, ([made, asked]) => {
        const rows = complete(made)
        const searchIndex = indexOfRows(rows)
        const expected = rows
          .filter(fits(asked))
          .sort((a, b) => a.position - b.position)
          .map(row => row.id)
        const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].flatMap(
          page => queryIndex(searchIndex, question(asked, page)).ids,
        )
        expect(pages).toEqual(expected)
        expect(queryIndex(searchIndex, question(asked)).total).toBe(expected.length)
      }),
    )
  })

  it('returns the search results that match in their sequence, also if some have other places than when they were searched', () => {
    const place = fc.integer({ min: -1, max: 70 })
    fc.assert(
      fc.property(worlds, fc.array(fc.nat(70)), fc.array(place), ([made, asked], picks, places) => {
        const rows = complete(made)
        const searchIndex = indexOfRows(rows)
        const found = [...new Set(picks)].map(at => rows[at]?.id ?? 999_999)
        const known = found.map((id, at) => places[at] ?? searchIndex.placeOf.get(id) ?? -1)
        const isFit = fits(asked)
        const expected = found.filter(id => rows.some(row => row.id === id && isFit(row)))
        const { ids, total } = queryIndex(searchIndex, { ...question(asked), found, foundPlaces: known })
        expect(total).toBe(expected.length)
        expect(ids).toEqual(expected.slice(0, ids.length))
        expect(ids.length).toBe(Math.min(expected.length, question(asked).query.per_page))
      }),
    )
  })

  it('ignores the choices of a group, and no others, in the counts of that group', () => {
    fc.assert(
      fc.property(worlds, ([made, asked]) => {
        const rows = complete(made)
        const { facets } = queryIndex(indexOfRows(rows), question(asked))
        for (const { code, values } of attributes) {
          const counts = values.map(
            value => rows.filter(fits(asked, code)).filter(row => row.values.includes(value.id)).length,
          )
          const reported = facets?.attributes.find(one => one.code === code)
          expect(
            values.map(value => reported?.values.find(one => one.code === value.code)?.count ?? 0),
          ).toEqual(counts)
        }
        expect(facets?.in_stock).toBe(rows.filter(fits(asked, 'in_stock')).filter(row => row.in_stock).length)
        const bars = facets?.price?.bars.reduce((sum, bar) => sum + bar, 0) ?? 0
        expect(bars).toBe(rows.filter(fits(asked, 'price')).length)
      }),
    )
  })

  it('divides the prices of a large catalogue into the same bars as a visit of each product', () => {
    const rowsOfMany = fc.array(product, { minLength: 400, maxLength: 500, size: 'max' })
    fc.assert(
      fc.property(fc.tuple(rowsOfMany, query), ([made, asked]) => {
        const rows = complete(made)
        const prices = rows.filter(fits(asked, 'price')).map(row => paidFor(row, asked.role))
        const [min, max] = [Math.min(...prices), Math.max(...prices)]
        const bars = Array<number>(16).fill(0)
        for (const price of prices)
          bars[Math.min(15, Math.floor((price - min) / ((max - min) / 16 || 1)))]! += 1
        const { facets } = queryIndex(indexOfRows(rows), question(asked))
        expect(facets?.price).toEqual(prices.length > 0 ? { min, max, bars } : null)
      }),
      { numRuns: 30 },
    )
  })

  it('returns the same facets with the cached counts of queries that differ in one group', () => {
    const groups = ['category', 'in_stock', 'on_sale', 'price_min', 'price_max', 'filters', 'role'] as const
    const steps = fc.array(fc.tuple(fc.constantFrom(...groups), query), { maxLength: 30 })
    fc.assert(
      fc.property(worlds, steps, ([made, first], changes) => {
        const searchIndex = indexOfRows(complete(made))
        const cache = new Map<string, number[]>()
        let asked = first
        for (const [group, { [group]: choice }] of changes) {
          asked = { ...asked, [group]: choice }
          const expected = queryIndex(searchIndex, question(asked))
          expect(queryIndex(searchIndex, question(asked), cache)).toEqual(expected)
        }
      }),
    )
  })

  it('sorts by the reader’s price', () => {
    fc.assert(
      fc.property(worlds, fc.constantFrom('price' as const, '-price' as const), ([made, asked], sort) => {
        const rows = complete(made)
        const asks = question(asked)
        const { ids } = queryIndex(indexOfRows(rows), {
          ...asks,
          query: { ...asks.query, sort, per_page: 100 },
        })
        const paid = ids.map(id => paidFor(rows[id - 1]!, asked.role))
        expect(paid).toEqual([...paid].sort((a, b) => (sort === 'price' ? a - b : b - a)))
      }),
    )
  })

  it('excludes the product itself and invisible products from similar products', () => {
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 40 }), made => {
        const rows = complete(made)
        const like = similarProducts(indexOfRows(rows), 1, undefined, 4)
        const seen = rows.filter(row => row.id !== 1 && row.visibility === 'everyone')
        expect(like).toHaveLength(Math.min(4, seen.length))
        for (const id of like) expect(seen.map(row => row.id)).toContain(id)
      }),
    )
  })
})
