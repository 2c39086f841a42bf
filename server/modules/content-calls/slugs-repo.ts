/** Finds the record with a slug or code. If two languages share a slug, the reader's language takes precedence. */
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contract/locales.ts'
import { couponKey } from '@/domain/copied-codes.ts'
import { attributes, productTranslations } from '../../db/schema/catalog.ts'
import { coupons, rooms } from '../../db/schema/content.ts'
import { characters } from '../../db/schema/game.ts'
import { promotionTranslations } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'

interface Place {
  table: PgTable
  id: PgColumn
  word: PgColumn
  first?: SQL
}

async function idIn(db: Queryable, { table, id, word, first }: Place, value: string) {
  const order = first ? [first, asc(id)] : [asc(id)]
  const [row] = await db
    .select({ id })
    .from(table)
    .where(eq(word, value))
    .orderBy(...order)
    .limit(1)
  return row?.id as number | undefined
}

/** Returns undefined when no language has the slug. Includes unpublished products. */
export const productIdOf = (db: Queryable, slug: string, locale: Locale) => {
  const { product_id: id, slug: word, locale: language } = productTranslations
  return idIn(db, { table: productTranslations, id, word, first: sql`${language} = ${locale} desc` }, slug)
}

/** Returns undefined when no language has the slug. Includes unpublished promotions. */
export const promotionIdOf = (db: Queryable, slug: string, locale: Locale) => {
  const { promotion_id: id, slug: word, locale: language } = promotionTranslations
  return idIn(db, { table: promotionTranslations, id, word, first: sql`${language} = ${locale} desc` }, slug)
}

/** By code. Returns undefined when the attribute does not exist. */
export const attributeIdOf = (db: Queryable, code: string) =>
  idIn(db, { table: attributes, id: attributes.id, word: attributes.code }, code)

/** By code, ignoring case. Returns undefined when the room does not exist. */
export const roomIdOf = (db: Queryable, code: string) =>
  idIn(db, { table: rooms, id: rooms.id, word: rooms.code }, code.toLowerCase())

/** Codes are compared as `couponKey` does. Returns undefined when the coupon does not exist. */
export const couponIdOf = (db: Queryable, code: string) =>
  idIn(db, { table: coupons, id: coupons.id, word: coupons.code }, couponKey(code))

/** Returns undefined when the character does not exist. */
export const characterIdOf = (db: Queryable, slug: string) =>
  idIn(db, { table: characters, id: characters.id, word: characters.slug }, slug)

/** Returns the number of a record with neither slug nor code. */
export const numberOf = async (word: string): Promise<number | undefined> => {
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0
  return number > 0 ? number : undefined
}
