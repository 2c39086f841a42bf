/**
 * Complete collections for the administration. Steps, choices and packages keep their ids, so that references to them
 * remain valid.
 */
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type {
  AdminCollection,
  adminCollections,
  CollectionChoiceBody,
  CollectionPackageBody,
  CollectionStepBody,
  collectionParts,
} from '@/contract/endpoints/admin/collections.ts'
import type { Locale } from '@/contract/locales.ts'
import { attributeValues, products, productVariants } from '../../db/schema/catalog.ts'
import {
  collectionChoices,
  collectionPackages,
  collectionSteps,
  collections,
} from '../../db/schema/collections.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isTaken, knownIds } from '../../kernel/db/exists.ts'
import { wordInSql } from '../../kernel/db/json-sql.ts'
import { offsetOf, pageMeta } from '../../kernel/db/paging.ts'
import { everyWord, wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import { versionOf } from '../../kernel/records/record-version.ts'

export const collectionsTable = recordTable(collections)

/** Returns undefined when the collection does not exist. Steps, choices and packages are in their order. */
export async function readCollection(db: Queryable, id: number): Promise<AdminCollection | undefined> {
  const [row] = await db.select().from(collections).where(eq(collections.id, id))
  if (!row) return undefined
  const steps = await db
    .select()
    .from(collectionSteps)
    .where(eq(collectionSteps.collection_id, id))
    .orderBy(asc(collectionSteps.position), asc(collectionSteps.id))
  const ids = steps.map(step => step.id)
  const choices =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(collectionChoices)
          .where(inArray(collectionChoices.step_id, ids))
          .orderBy(asc(collectionChoices.position), asc(collectionChoices.id))
  const packages = await db
    .select()
    .from(collectionPackages)
    .where(eq(collectionPackages.collection_id, id))
    .orderBy(asc(collectionPackages.position), asc(collectionPackages.id))
  const facts = {
    ...row,
    steps: steps.map(({ collection_id: _, position: __, ...step }) => ({
      ...step,
      choices: choices
        .filter(choice => choice.step_id === step.id)
        .map(({ step_id: ___, position: ____, ...choice }) => choice),
    })),
    packages: packages.map(({ collection_id: _, position: __, ...fields }) => fields),
  }
  return { ...facts, version: versionOf(facts) }
}

type List = ResponseOf<typeof adminCollections>

/** A shop has few collections: all are read, and the page is selected from them. */
export async function collectionList(
  db: Queryable,
  locale: Locale,
  query: ParsedOf<typeof adminCollections>['query'],
): Promise<List> {
  const { search } = query
  const { rows } = await db.execute<List['data'][number]>(sql`
    select id, name, product, picture, element, steps, choices, packages, is_active from (
      select c.id, c.position, ${wordInSql(sql`c.names`, locale)} as name, c.picture, c.element, c.is_active,
        (select title from product_translations t where t.product_id = c.product_id and t.locale in (${locale}, 'it')
          order by t.locale = ${locale} desc limit 1) as product,
        (select count(*)::int from collection_steps s where s.collection_id = c.id) as steps,
        (select count(*)::int from collection_choices h join collection_steps s on s.id = h.step_id
          where s.collection_id = c.id) as choices,
        (select count(*)::int from collection_packages k where k.collection_id = c.id) as packages
      from collections c
    ) every_one where ${wordsIn(search, sql`name`, sql`product`) ?? sql`true`} order by position, id`)
  const data = rows.slice(offsetOf(query), offsetOf(query) + query.per_page)
  return { data, meta: pageMeta(query, rows.length) }
}

type Parts = ResponseOf<typeof collectionParts>

const mostParts = 20

/**
 * Returns products found by title or number, at most 20, after those in `ids` and `variantIds`. `is_taken`: the product
 * has a collection. Returns all attribute values, whatever the search.
 */
export async function partsLike(
  db: Queryable,
  locale: Locale,
  search: string,
  { ids, variantIds }: { ids: readonly number[]; variantIds: readonly number[] },
): Promise<Parts> {
  const isNamed = sql`(p.id = any(${`{${ids.join()}}`}::int[])
    or exists (select 1 from product_variants n where n.product_id = p.id and n.id = any(${`{${variantIds.join()}}`}::int[])))`
  const { rows } = await db.execute<Parts['products'][number]>(sql`
    select p.id, t.title, p.sku, exists (select 1 from collections c where c.product_id = p.id) as is_taken,
      coalesce((select json_agg(json_build_object('id', v.id, 'name', coalesce(nullif(${wordInSql(sql`v.names`, locale)}, ''), v.sku))
        order by v.position, v.id) from product_variants v where v.product_id = p.id), '[]') as variants
    from products p
    join lateral (select title from product_translations w where w.product_id = p.id and w.locale in (${locale}, 'it')
      order by w.locale = ${locale} desc limit 1) t on true
    where ${isNamed} or ${everyWord(search, (has, hasSku) => sql`${has(sql`t.title`)} or ${hasSku(sql`p.sku`)}`) ?? sql`false`}
    order by ${isNamed} desc, lower(t.title) limit ${mostParts + ids.length + variantIds.length}`)
  const values = await db.execute<Parts['values'][number]>(sql`
    select v.id, ${wordInSql(sql`a.names`, locale)} || ' · ' || ${wordInSql(sql`v.names`, locale)} as name
    from attribute_values v join attributes a on a.id = v.attribute_id
    order by a.position, a.id, v.position, v.id`)
  return { products: rows, values: values.rows }
}

/** Serialises changes of collections until the transaction ends. */
export const holdCollections = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`)

/** Returns whether another collection than `except` belongs to the product. */
export const standsOnProduct = (tx: Queryable, product: number, except: number | null): Promise<boolean> =>
  isTaken(tx, { table: collections, column: collections.product_id, value: product }, except)

/** Returns the ids that exist. */
export const knownProducts = (tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  knownIds(tx, products, ids)

/** Returns variant id → product id, without unknown ids. */
export async function knownVariants(
  tx: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: productVariants.id, product_id: productVariants.product_id })
    .from(productVariants)
    .where(inArray(productVariants.id, [...ids]))
  return new Map(rows.map(row => [row.id, row.product_id]))
}

/** Returns the ids that exist. */
export const knownValueIds = (tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  knownIds(tx, attributeValues, ids)

/** Deletes missing entries first, so that another entry may use their code. */
export async function storeSteps(
  tx: Queryable,
  collection_id: number,
  steps: readonly CollectionStepBody[],
): Promise<void> {
  const own = await tx
    .select({ id: collectionSteps.id })
    .from(collectionSteps)
    .where(eq(collectionSteps.collection_id, collection_id))
  const existingIds = new Set(own.map(step => step.id))
  const remainingIds = steps.flatMap(({ id }) => (id !== null && existingIds.has(id) ? [id] : []))
  await tx
    .delete(collectionSteps)
    .where(
      and(
        eq(collectionSteps.collection_id, collection_id),
        remainingIds.length > 0 ? notInArray(collectionSteps.id, remainingIds) : undefined,
      ),
    )
  for (const id of remainingIds)
    await tx
      .update(collectionSteps)
      .set({ code: `-${id}` })
      .where(eq(collectionSteps.id, id))
  for (const [at, { id, choices, ...facts }] of steps.entries()) {
    const row = { ...facts, collection_id, position: at + 1 }
    const stored =
      id !== null && existingIds.has(id)
        ? await tx.update(collectionSteps).set(row).where(eq(collectionSteps.id, id)).returning()
        : await tx.insert(collectionSteps).values(row).returning()
    await storeChoices(tx, (stored[0] as { id: number }).id, choices)
  }
}

async function storeChoices(
  tx: Queryable,
  step_id: number,
  choices: readonly CollectionChoiceBody[],
): Promise<void> {
  const own = await tx
    .select({ id: collectionChoices.id })
    .from(collectionChoices)
    .where(eq(collectionChoices.step_id, step_id))
  const existingIds = new Set(own.map(choice => choice.id))
  const remainingIds = choices.flatMap(({ id }) => (id !== null && existingIds.has(id) ? [id] : []))
  await tx
    .delete(collectionChoices)
    .where(
      and(
        eq(collectionChoices.step_id, step_id),
        remainingIds.length > 0 ? notInArray(collectionChoices.id, remainingIds) : undefined,
      ),
    )
  for (const id of remainingIds)
    await tx
      .update(collectionChoices)
      .set({ code: `-${id}` })
      .where(eq(collectionChoices.id, id))
  for (const [at, { id, ...facts }] of choices.entries()) {
    const row = { ...facts, step_id, position: at + 1 }
    if (id !== null && existingIds.has(id))
      await tx.update(collectionChoices).set(row).where(eq(collectionChoices.id, id))
    else await tx.insert(collectionChoices).values(row)
  }
}

/**
 * Replaces the list. Packages keep their ids. Packages missing in the form are deleted first, so that another may use
 * their code.
 */
export async function storePackages(
  tx: Queryable,
  collection_id: number,
  packages: readonly CollectionPackageBody[],
): Promise<void> {
  const own = await tx
    .select({ id: collectionPackages.id })
    .from(collectionPackages)
    .where(eq(collectionPackages.collection_id, collection_id))
  const existingIds = new Set(own.map(row => row.id))
  const remainingIds = packages.flatMap(({ id }) => (id !== null && existingIds.has(id) ? [id] : []))
  await tx
    .delete(collectionPackages)
    .where(
      and(
        eq(collectionPackages.collection_id, collection_id),
        remainingIds.length > 0 ? notInArray(collectionPackages.id, remainingIds) : undefined,
      ),
    )
  for (const id of remainingIds)
    await tx
      .update(collectionPackages)
      .set({ code: `-${id}` })
      .where(eq(collectionPackages.id, id))
  for (const [at, { id, ...facts }] of packages.entries()) {
    const row = { ...facts, collection_id, position: at + 1 }
    if (id !== null && existingIds.has(id))
      await tx.update(collectionPackages).set(row).where(eq(collectionPackages.id, id))
    else await tx.insert(collectionPackages).values(row)
  }
}
