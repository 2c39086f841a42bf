/** Promotions written by hand. */
import { and, count, desc, eq, gt, ilike, inArray, lte, ne } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { locales } from '../../../src/contract/locales.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type * as contract from '../../../src/contract/promotion-administration.ts'
import { type PromotionState, promotionState } from '../../../src/contract/promotions.ts'
import { products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import { promotionProducts, promotions, promotionTranslations } from '../../db/schema/places.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { RecordKind } from '../audit/keep-record.ts'
import { slugOf } from '../product-administration/slug-of.ts'
import { chosenProductIds, type PromotionRow, type StoredPromotion, withWords } from './promotions-repo.ts'

type View = contract.AdminPromotion
type Body = contract.PromotionBody

const noWords = { title: '', slug: '', lead: '', body: '' }

const wordsOf = ({ words }: StoredPromotion): View['translations'] =>
  Object.fromEntries(
    locales.map(locale => {
      const own = words.find(one => one.locale === locale)
      return [locale, own ? { title: own.title, slug: own.slug, lead: own.lead, body: own.body } : noWords]
    }),
  ) as View['translations']

async function viewsOf(db: Queryable, rows: readonly PromotionRow[], now: Date): Promise<View[]> {
  const chosen = await chosenProductIds(
    db,
    rows.map(row => row.id),
  )
  const couponIds = rows.flatMap(row => row.coupon_id ?? [])
  const codes = couponIds.length
    ? await db
        .select({ id: coupons.id, code: coupons.code })
        .from(coupons)
        .where(inArray(coupons.id, couponIds))
    : []
  return (await withWords(db, rows)).map(stored => {
    const { id, starts_at, ends_at, updated_at, ...own } = stored.row
    const translations = wordsOf(stored)
    const facts = {
      ...own,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      translations,
      product_ids: chosen.filter(one => one.promotion_id === id).map(one => one.product_id),
    }
    return {
      id,
      version: versionOf(facts),
      ...facts,
      state: promotionState(stored.row, now),
      title: translations.it.title,
      languages: locales.filter(one => translations[one].title !== '' && translations[one].body !== ''),
      coupon_code: codes.find(one => one.id === own.coupon_id)?.code ?? null,
      updated_at: updated_at.toISOString(),
    }
  })
}

const stateIs = (state: PromotionState | undefined, now: Date) => {
  if (state === 'coming') return gt(promotions.starts_at, now)
  if (state === 'ended') return lte(promotions.ends_at, now)
  if (state === 'running') return and(lte(promotions.starts_at, now), gt(promotions.ends_at, now))
  return undefined
}

export async function pagePromotions(
  { query }: ParsedOf<typeof contract.adminPromotions>,
  { db, now }: CallContext,
): Promise<AnswerOf<typeof contract.adminPromotions>> {
  const { page, per_page, search, state } = query
  const titled = search
    ? inArray(
        promotions.id,
        db
          .select({ id: promotionTranslations.promotion_id })
          .from(promotionTranslations)
          .where(ilike(promotionTranslations.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`)),
      )
    : undefined
  const wanted = and(titled, stateIs(state, now()))
  const [counted] = await db.select({ total: count() }).from(promotions).where(wanted)
  const rows = await db
    .select()
    .from(promotions)
    .where(wanted)
    .orderBy(desc(promotions.ends_at), desc(promotions.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { data: await viewsOf(db, rows, now()), meta: { total: counted?.total ?? 0, page, per_page } }
}

const rowFrom = ({ translations: _, product_ids: __, starts_at, ends_at, ...facts }: Body, now: Date) => ({
  ...facts,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
  updated_at: now,
})

async function storeParts(tx: Queryable, id: number, { translations, product_ids }: Body): Promise<void> {
  await tx.delete(promotionTranslations).where(eq(promotionTranslations.promotion_id, id))
  await tx.insert(promotionTranslations).values(
    locales
      .filter(locale => translations[locale].title !== '')
      .map(locale => {
        const words = translations[locale]
        const slug = words.slug || slugOf(words.title) || `promo-${id}`
        return { promotion_id: id, locale, ...words, slug, body: cleanRichText(words.body) }
      }),
  )
  await tx.delete(promotionProducts).where(eq(promotionProducts.promotion_id, id))
  const chosen = [...new Set(product_ids)]
  if (chosen.length > 0)
    await tx
      .insert(promotionProducts)
      .values(chosen.map((product_id, position) => ({ promotion_id: id, product_id, position })))
}

async function slugFaults(tx: Queryable, { translations }: Body, id: number | null): Promise<FieldProblem[]> {
  const faults: FieldProblem[] = []
  for (const locale of locales) {
    const { title, slug } = translations[locale]
    if (title === '') continue
    const [taken] = await tx
      .select({ id: promotionTranslations.promotion_id })
      .from(promotionTranslations)
      .where(
        and(
          eq(promotionTranslations.locale, locale),
          eq(promotionTranslations.slug, slug || slugOf(title)),
          id === null ? undefined : ne(promotionTranslations.promotion_id, id),
        ),
      )
    if (taken) faults.push({ path: `translations.${locale}.slug`, code: 'slug_taken' })
  }
  return faults
}

async function missing(
  tx: Queryable,
  table: typeof products | typeof coupons,
  ids: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return false
  const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, wanted))
  return found.length < wanted.length
}

export const promotionKind: RecordKind<View, Body> = {
  record: 'promotion',
  lock: async (tx, id) => {
    await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for('update')
  },
  read: async (tx, id, now) => {
    const rows = await tx.select().from(promotions).where(eq(promotions.id, id))
    return (await viewsOf(tx, rows, now))[0]
  },
  faults: async (tx, body, id) => {
    const faults = await slugFaults(tx, body, id)
    if (await missing(tx, products, body.product_ids)) faults.push({ path: 'product_ids', code: 'invalid' })
    if (await missing(tx, coupons, body.coupon_id === null ? [] : [body.coupon_id]))
      faults.push({ path: 'coupon_id', code: 'invalid' })
    return faults
  },
  insert: async (tx, body, now) => {
    const [row] = await tx.insert(promotions).values(rowFrom(body, now)).returning({ id: promotions.id })
    const { id } = row as { id: number }
    await storeParts(tx, id, body)
    return id
  },
  store: async (tx, id, body, now) => {
    await tx.update(promotions).set(rowFrom(body, now)).where(eq(promotions.id, id))
    await storeParts(tx, id, body)
  },
  remove: async (tx, id) => {
    await tx.delete(promotions).where(eq(promotions.id, id))
  },
  titleOf: view => view.title,
  factsOf: ({
    version: _,
    updated_at: __,
    state: ___,
    title: ____,
    languages: _____,
    coupon_code: ______,
    ...facts
  }) => facts,
}
