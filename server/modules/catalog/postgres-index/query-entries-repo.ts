/** Evaluates one query of a list in PostgreSQL, like `queryIndex` in memory: matching products, their order, and the remaining filters. */
import { type SQL, sql } from 'drizzle-orm'
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { limitToPage } from '../../../kernel/db/paging.ts'
import { type CountsCache, chosenValues, type Group, keyWithout } from '../search-index/cached-counts.ts'
import type { IndexQuery, IndexResult } from '../search-index/query-index.ts'
import { audienceBit, type IndexStructure } from '../search-index/search-index.ts'
import {
  countBars,
  countValues,
  type EntriesSummary,
  entryPrice,
  summarizeEntries,
} from './count-entries-repo.ts'

/** `names` is not needed: PostgreSQL sorts by title itself. */
export type EntriesQuery = Omit<IndexQuery, 'names'>

const intArray = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`

/** Condition for entries that the reader may see. */
export function isVisible({ above }: IndexStructure, role: Role | undefined, categoryId?: number): SQL {
  const open = [...(above ?? [])].filter(([, path]) => categoryId === undefined || path.includes(categoryId))
  return sql`(e.audience & ${sql.raw(String(audienceBit(role)))}) <> 0
    and e.category_id = any(${intArray(open.map(([id]) => id))})`
}

/** Returns the conditions by group. */
function conditionsOf(structure: IndexStructure, question: EntriesQuery): Map<Group, SQL> {
  const { query, role, categoryId, found } = question
  const price = entryPrice(question)
  const visible = isVisible(structure, role, categoryId)
  const groups = new Map<Group, SQL>([
    ['base', found ? sql`${visible} and e.product_id = any(${intArray(found)})` : visible],
  ])
  if (query.in_stock) groups.set('in_stock', sql`e.in_stock`)
  if (query.on_sale) groups.set('on_sale', sql.raw(`e.${tierOf(role)}_sale`))
  if (query.price_min !== undefined || query.price_max !== undefined)
    groups.set('price', sql`${price} between ${query.price_min ?? 0} and ${query.price_max ?? 2 ** 31 - 1}`)
  for (const [attribute, values] of chosenValues(query.filters)) {
    const own = structure.attributes.find(({ code }) => code === attribute)?.values ?? []
    const ids = own.filter(({ code }) => values.includes(code)).map(({ id }) => id)
    groups.set(`attribute ${attribute}`, sql`e.value_ids && ${intArray(ids)}`)
  }
  return groups
}

const allBut = (groups: ReadonlyMap<Group, SQL>, without?: Group): SQL =>
  sql.join(
    [...groups].filter(([group]) => group !== without).map(([, condition]) => condition),
    sql` and `,
  )

/** In the reader's language, or in Italian where a translation is missing. */
const titleOf = (locale: IndexQuery['locale']): SQL => sql`(select lower(t.title) from product_translations t
  where t.product_id = e.product_id and t.locale in (${locale}, 'it') order by t.locale = ${locale} desc limit 1)`

function orderOf(question: EntriesQuery): SQL {
  const { query, locale, found } = question
  const price = entryPrice(question)
  switch (query.sort) {
    case 'newest':
      return sql`e.published desc, e.product_id desc`
    case 'price':
      return sql`${price}, e.product_id`
    case '-price':
      return sql`${price} desc, e.product_id desc`
    case 'name':
      return sql`${titleOf(locale)}, e.product_id`
    case 'featured':
      return found ? sql`array_position(${intArray(found)}, e.product_id)` : sql`e.position, e.product_id`
  }
}

/** Computes the counts of one query. Groups without a condition have the same counts. */
function countsFor(db: Queryable, structure: IndexStructure, question: EntriesQuery, cache: CountsCache) {
  const { found } = question
  const groups = conditionsOf(structure, question)
  const usedCache = found ? new Map<string, number[]>() : cache // the results of a search are not part of the keys
  const counted = async (kind: string, group: Group, count: (where: SQL) => Promise<number[]>) => {
    const others = groups.has(group) ? group : 'base'
    const key = `${kind} ${keyWithout(question, others)}`
    const counts = usedCache.get(key) ?? (await count(allBut(groups, others === 'base' ? undefined : others)))
    usedCache.set(key, counts)
    return counts
  }
  const summaryWithout = async (group: Group): Promise<EntriesSummary> => {
    const [total = 0, inStock = 0, onSale = 0, min = 0, max = 0] = await counted('summary', group, where =>
      summarizeEntries(db, where, question),
    )
    return { total, inStock, onSale, min, max }
  }
  return {
    where: allBut(groups),
    summaryWithout,
    valuesWithout: async (group: Group): Promise<ReadonlyMap<number, number>> => {
      const counts = await counted('values', group, where => countValues(db, where))
      return new Map(counts.flatMap((id, at) => (at % 2 === 0 ? [[id, counts[at + 1]!] as const] : [])))
    },
    priceFacet: async (): Promise<Facets['price']> => {
      const { total, min, max } = await summaryWithout('price')
      if (total === 0) return null
      return {
        min,
        max,
        bars: await counted('bars', 'price', where => countBars(db, where, question, { min, max })),
      }
    },
  }
}

type Counts = ReturnType<typeof countsFor>

async function attributeFacets(
  { attributes }: IndexStructure,
  { query, locale }: EntriesQuery,
  { valuesWithout }: Counts,
): Promise<Facets['attributes']> {
  const chosen = chosenValues(query.filters)
  const facets: Facets['attributes'] = []
  for (const { code, names, values, isFacet } of attributes) {
    if (!isFacet) continue
    const counts = await valuesWithout(`attribute ${code}`)
    const isChosen = (value: string) => chosen.get(code)?.includes(value) ?? false
    const counted = values
      .map(({ id, code: value, names: own, colour }) => ({
        code: value,
        name: wordIn(own, locale),
        colour,
        count: counts.get(id) ?? 0,
      }))
      .filter(value => value.count > 0 || isChosen(value.code))
    if (counted.length > 0) facets.push({ code, name: wordIn(names, locale), values: counted })
  }
  return facets
}

/** Returns `facets` only on request. `cache`: counts until the entries change. */
export async function queryEntries(
  db: Queryable,
  structure: IndexStructure,
  question: EntriesQuery,
  cache: CountsCache,
): Promise<IndexResult> {
  const counts = countsFor(db, structure, question, cache)
  const { query } = question
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.product_id as id from catalogue_entries e where ${counts.where}
    order by ${orderOf(question)} ${limitToPage(query)}`)
  return {
    ids: rows.map(({ id }) => id),
    total: (await counts.summaryWithout('base')).total,
    facets: query.facets
      ? {
          attributes: await attributeFacets(structure, question, counts),
          in_stock: (await counts.summaryWithout('in_stock')).inStock,
          on_sale: (await counts.summaryWithout('on_sale')).onSale,
          price: await counts.priceFacet(),
        }
      : undefined,
  }
}

/** Returns the given ids that the role may see in lists, in the same order. */
export async function visibleEntries(
  db: Queryable,
  structure: IndexStructure,
  ids: readonly number[],
  role: Role | undefined,
): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.product_id as id from catalogue_entries e
    where e.product_id = any(${intArray(ids)}) and ${isVisible(structure, role)}`)
  const visible = new Set(rows.map(({ id }) => id))
  return ids.filter(id => visible.has(id))
}

/** Returns at most `amount` ids, the most similar first, like `similarProducts` in memory. */
export async function similarEntries(
  db: Queryable,
  structure: IndexStructure,
  id: number,
  role: Role | undefined,
  amount: number,
): Promise<number[]> {
  const isSame = {
    category: sql`e.category_id = o.category_id`,
    element: sql`e.element is not distinct from o.element`,
  }
  const group = (
    alike: number,
    condition: SQL,
  ) => sql`(select ${alike}::int as alike, e.position, e.product_id
    from catalogue_entries o join catalogue_entries e on e.product_id <> o.product_id and ${condition}
    where o.product_id = ${id} and ${isVisible(structure, role)} order by e.position, e.product_id limit ${amount})`
  const groups = [
    group(2, sql`${isSame.category} and ${isSame.element}`),
    group(1, sql`${isSame.category} and not (${isSame.element})`),
    group(1, sql`not (${isSame.category}) and ${isSame.element}`),
    group(0, sql`not (${isSame.category}) and not (${isSame.element})`),
  ]
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from (${sql.join(groups, sql` union all `)}) g
    order by alike desc, position, product_id limit ${amount}`)
  return rows.map(row => row.id)
}

/** Returns the category of each product. */
export async function categoriesOfEntries(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; category: number }>(sql`
    select product_id as id, category_id as category from catalogue_entries where product_id = any(${intArray(ids)})`)
  return new Map(rows.map(({ id, category }) => [id, category]))
}
