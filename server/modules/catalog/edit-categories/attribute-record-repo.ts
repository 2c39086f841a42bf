/** Attributes with their values, and the number of products with each, directly or through a variant. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { AdminAttribute, AttributeBody } from '@/contract/endpoints/admin/catalog.ts'
import { attributes, attributeValues } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'

interface Users {
  byValue: ReadonlyMap<number, number>
  byAttribute: ReadonlyMap<number, number>
}

async function usersOf(db: Queryable): Promise<Users> {
  const { rows } = await db.execute<{ value: number | null; attribute: number; products: number }>(sql`
    with held as (
      select product_id, value_id from product_values
      union select v.product_id, w.value_id from variant_values w join product_variants v on v.id = w.variant_id)
    select value_id as value, a.attribute_id as attribute, count(distinct product_id)::int as products
    from held join attribute_values a on a.id = held.value_id
    group by grouping sets ((value_id, a.attribute_id), (a.attribute_id))`)
  return {
    byValue: new Map(rows.flatMap(row => (row.value === null ? [] : [[row.value, row.products]]))),
    byAttribute: new Map(rows.flatMap(row => (row.value === null ? [[row.attribute, row.products]] : []))),
  }
}

/** In the shop's order. */
export async function readAttributes(db: Queryable): Promise<AdminAttribute[]> {
  const rows = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id))
  const values = await db
    .select()
    .from(attributeValues)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
  const users = await usersOf(db)
  return rows.map(({ id, code, names, is_facet }) => {
    const own = values
      .filter(value => value.attribute_id === id)
      .map(value => ({ id: value.id, code: value.code, names: value.names, colour: value.colour }))
    const facts = { id, code, names, is_facet, values: own }
    return {
      ...facts,
      version: versionOf(facts),
      values: own.map(value => ({ ...value, products: users.byValue.get(value.id) ?? 0 })),
      products: users.byAttribute.get(id) ?? 0,
    }
  })
}

/** Changes when an attribute is added, removed or moved, not when one is renamed. */
export const attributeOrder = (all: readonly AdminAttribute[]): string => versionOf(all.map(({ id }) => id))

/** Serialises changes of attributes. */
export const holdAttributes = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('attributes'))`)

/** Appends the attribute without its values and returns its id. Call it under `holdAttributes`. */
export async function insertAttribute(tx: Queryable, body: AttributeBody): Promise<number> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${attributes.position}), 0)::int` })
    .from(attributes)
  const { values: _, ...facts } = body
  const [row] = await tx
    .insert(attributes)
    .values({ ...facts, position: (last?.position ?? 0) + 1 })
    .returning({ id: attributes.id })
  return (row as { id: number }).id
}

/** Without its values (`storeAttributeValues`). */
export async function storeAttribute(tx: Queryable, id: number, body: AttributeBody): Promise<void> {
  const { values: _, ...facts } = body
  await tx.update(attributes).set(facts).where(eq(attributes.id, id))
}

/** Values keep their ids, so that products keep them. Values missing in the form are deleted. Codes may be swapped. */
export async function storeAttributeValues(
  tx: Queryable,
  id: number,
  values: AttributeBody['values'],
): Promise<void> {
  const own = await tx.select().from(attributeValues).where(eq(attributeValues.attribute_id, id))
  const existingIds = new Set(own.map(value => value.id))
  const remainingValues = values.filter(value => value.id !== null && existingIds.has(value.id))
  const deletedIds = own
    .filter(value => remainingValues.every(entry => entry.id !== value.id))
    .map(value => value.id)
  if (deletedIds.length > 0) await tx.delete(attributeValues).where(inArray(attributeValues.id, deletedIds))
  for (const { id: value } of remainingValues)
    await tx
      .update(attributeValues)
      .set({ code: `-${value}` })
      .where(eq(attributeValues.id, value as number))
  for (const [at, { id: value, ...facts }] of values.entries()) {
    const row = { ...facts, position: at + 1 }
    if (value !== null && existingIds.has(value))
      await tx.update(attributeValues).set(row).where(eq(attributeValues.id, value))
    else await tx.insert(attributeValues).values({ ...row, attribute_id: id })
  }
}

/** `ids` must contain all attributes: positions are counted from 1. */
export async function storeAttributeOrder(tx: Queryable, ids: readonly number[]): Promise<void> {
  for (const [at, id] of ids.entries())
    await tx
      .update(attributes)
      .set({ position: at + 1 })
      .where(eq(attributes.id, id))
}

/** Returns the number of configurator choices that refer to these values. */
export async function choicesWith(tx: Queryable, valueIds: readonly number[]): Promise<number> {
  if (valueIds.length === 0) return 0
  const { rows } = await tx.execute<{ amount: number }>(
    sql`select count(*)::int as amount from collection_choices where value_id = any(${`{${valueIds.join()}}`}::int[])`,
  )
  return rows[0]?.amount ?? 0
}

/** Also deletes its values. The caller has checked that nothing uses them. */
export async function dropAttribute(tx: Queryable, id: number): Promise<void> {
  await tx.delete(attributes).where(eq(attributes.id, id))
}
