import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { locales } from '@/contract/locales.ts'
import { roles } from '@/domain/roles.ts'
import { germanPrices } from '../../../testing/german-prices.ts'
import { placesIn } from './bits.ts'
import { priceList } from './price-list.ts'
import { buildIndex, type IndexRow, type IndexSource, restructure, type SearchIndex } from './search-index.ts'
import { buildTitles, updateTitles } from './title-index.ts'
import { updateProducts, updateStock } from './update-index.ts'

const names = Object.fromEntries(locales.map(locale => [locale, 'x'])) as Record<Locale, string>
const attributes = [
  {
    code: 'colour',
    names,
    isFacet: true,
    values: [1, 2, 3].map(id => ({ id, attribute: 'colour', code: `c${id}`, names, colour: null })),
  },
]
const above = new Map([
  [1, [1]],
  [2, [2, 1]],
])

interface Product {
  row: IndexRow
  values: number[]
  extras: number[]
}
const product: fc.Arbitrary<Product> = fc.record({
  row: fc.record({
    id: fc.integer({ min: 1, max: 90 }),
    category_id: fc.integer({ min: 1, max: 3 }), // 3 is hidden
    tax_class: fc.constantFrom('standard' as const, 'books' as const),
    is_digital: fc.boolean(),
    element: fc.constantFrom(null, 'Fuoco'),
    visibility: fc.constantFrom(
      'everyone' as const,
      'authenticated' as const,
      'roles' as const,
      'rooms' as const,
    ),
    visible_roles: fc.subarray([...roles]),
    base_price: fc.integer({ min: 0, max: 20 }),
    reseller_price: fc.option(fc.integer({ min: 0, max: 20 })),
    other_price: fc.constant(null),
    base_discount: fc.constantFrom(0, 50),
    reseller_discount: fc.constant(0),
    other_discount: fc.constant(0),
    base_lowest: fc.option(fc.integer({ min: 0, max: 20 })),
    reseller_lowest: fc.constant(null),
    other_lowest: fc.constant(null),
    in_stock: fc.boolean(),
    published: fc.integer({ min: 0, max: 5 }),
    position: fc.integer({ min: 0, max: 5 }),
  }),
  values: fc.subarray([1, 2, 3]),
  extras: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
})
const products = fc.uniqueArray(product, { selector: ({ row }) => row.id, maxLength: 80 })

const sourceOf = (list: readonly Product[], paths: IndexSource['above'] = above): IndexSource => ({
  attributes,
  above: paths,
  rows: list.map(({ row }) => row),
  links: list.flatMap(({ row, values }) => values.map(value_id => ({ product_id: row.id, value_id }))),
  variants: new Map(
    list.map(({ row, extras }) => [
      row.id,
      extras.map(base_price => ({
        base_price,
        reseller_price: null,
        other_price: null,
        base_lowest: null,
        reseller_lowest: null,
        other_lowest: null,
      })),
    ]),
  ),
})

const germany = germanPrices()

/** What the index contains, by product id instead of place. Empty sets are omitted. */
function contents(index: SearchIndex) {
  const idsIn = (bits: Uint32Array) =>
    Array.from(placesIn(bits), place => index.ids[place]!).sort((a, b) => a - b)
  const sets = <K>(all: ReadonlyMap<K, Uint32Array>) =>
    Object.fromEntries(
      [...all].map(([key, bits]) => [String(key), idsIn(bits)]).filter(([, ids]) => ids!.length),
    )
  const inOrder = (order: Int32Array) => [...order].map(place => index.ids[place])
  const places = [...index.placeOf].sort(([a], [b]) => a - b)
  return {
    ids: places.map(([id]) => id),
    columns: places.map(([, place]) => [
      index.categories[place],
      index.elements[place],
      index.prices.base[place],
      index.prices.reseller[place],
      priceList(index, 'base', germany).prices[place],
    ]),
    inOrderAtDestination: inOrder(priceList(index, 'base', germany).order),
    visible: sets(index.visible),
    inCategory: sets(index.inCategory),
    valued: sets(index.valued),
    inStock: idsIn(index.inStock),
    onSale: idsIn(index.onSale.base),
    featured: inOrder(index.orders.featured),
    newest: inOrder(index.orders.newest),
    price: inOrder(index.orders.price.base),
    resellerPrice: inOrder(index.orders.price.reseller),
  }
}

describe('an index updated by change, compared with a new one', () => {
  it('equals it after products were changed, added and removed', () => {
    fc.assert(
      fc.property(products, fc.array(products, { minLength: 1, maxLength: 4 }), (first, saves) => {
        let index = buildIndex(sourceOf(first))
        let current = first
        for (const saved of saves) {
          const savedIds = new Set(saved.map(({ row }) => row.id))
          const removed = current.filter(({ row }) => !savedIds.has(row.id)).slice(0, 3)
          const staying = current.filter(({ row }) => !savedIds.has(row.id)).slice(3)
          const ids = [...savedIds, ...removed.map(({ row }) => row.id)]
          index = updateProducts(index, ids, sourceOf(saved))
          current = [...staying, ...saved].sort((a, b) => a.row.id - b.row.id)
          expect(contents(index)).toEqual(contents(buildIndex(sourceOf(current))))
        }
      }),
    )
  })

  it('equals it after categories were hidden, shown and moved', () => {
    const paths = fc.constantFrom(
      new Map([[1, [1]]]),
      new Map([
        [1, [1, 2]],
        [2, [2]],
        [3, [3, 2]],
      ]),
    )
    fc.assert(
      fc.property(products, paths, (list, moved) => {
        const index = buildIndex(sourceOf(list))
        restructure(index, { attributes, above: moved })
        expect(contents(index)).toEqual(contents(buildIndex(sourceOf(list, moved))))
      }),
    )
  })

  it('changes nothing but stock when stock changes, and returns whether any product ran out or came back', () => {
    fc.assert(
      fc.property(products, fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }), (list, stocks) => {
        const index = buildIndex(sourceOf(list))
        const after = list.map((own, at) => ({ ...own, row: { ...own.row, in_stock: stocks[at]! } }))
        const changed = updateStock(
          index,
          after.map(({ row: { id, in_stock } }) => ({ id, in_stock })),
        )
        expect(contents(index)).toEqual(contents(buildIndex(sourceOf(after))))
        expect(changed).toBe(after.some(({ row }, at) => row.in_stock !== list[at]!.row.in_stock))
      }),
    )
  })

  it('keeps the places of products that were not removed, also when it grows', () => {
    fc.assert(
      fc.property(products, products, (first, second) => {
        const index = buildIndex(sourceOf(first))
        const places = new Map(index.placeOf)
        const many = Array.from({ length: 300 }, (_, at) => at + 1000)
        const added = second[0] ? many.map(id => ({ ...second[0]!, row: { ...second[0]!.row, id } })) : []
        const grown = updateProducts(index, many, sourceOf(added))
        for (const [id, place] of places) expect(grown.placeOf.get(id)).toBe(place)
        expect(contents(grown)).toEqual(
          contents(buildIndex(sourceOf([...first, ...added].sort((a, b) => a.row.id - b.row.id)))),
        )
      }),
      { numRuns: 20 },
    )
  })
})

describe('titles updated by change, compared with new ones', () => {
  it('have the same order and words', () => {
    const title = fc.option(fc.constantFrom('drago rosso', 'Drago blu', 'busta', '', 'busta 10', 'busta 9'), {
      nil: undefined,
    })
    fc.assert(
      fc.property(
        fc.array(title, { maxLength: 40 }),
        fc.dictionary(fc.integer({ min: 0, max: 45 }).map(String), title),
        (before, changes) => {
          const titles = buildTitles([...before], 'it')
          const changed = new Map(Object.entries(changes).map(([place, own]) => [Number(place), own]))
          const after = [...before]
          for (const [place, own] of changed) after[place] = own
          updateTitles(titles, changed, 64, 'it')
          const expected = buildTitles(Array.from(after), 'it')
          expect(titles.order).toEqual(expected.order)
          expect(titles.words).toEqual(expected.words)
        },
      ),
    )
  })
})
