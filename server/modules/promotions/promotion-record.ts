/** Promotions in the administration. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/promotions.ts'
import { promotionState } from '@/contract/endpoints/shop/promotions.ts'
import { locales } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import {
  codesOfCoupons,
  promotionProblems,
  promotionsPage,
  promotionsTable,
  storePromotionParts,
} from './admin-repo.ts'
import { chosenProductIds, type PromotionRow, type StoredPromotion, withWords } from './promotions-repo.ts'

type View = contract.AdminPromotion
type Body = contract.PromotionBody

const noWords = { title: '', slug: '', lead: '', body: '' }

const wordsOf = ({ translations }: StoredPromotion): View['translations'] =>
  Object.fromEntries(
    locales.map(locale => {
      const own = translations.find(text => text.locale === locale)
      return [locale, own ? { title: own.title, slug: own.slug, lead: own.lead, body: own.body } : noWords]
    }),
  ) as View['translations']

async function viewsOf(db: Queryable, rows: readonly PromotionRow[], now: Date): Promise<View[]> {
  const chosen = await chosenProductIds(
    db,
    rows.map(row => row.id),
  )
  const couponIds = rows.flatMap(row => row.coupon_id ?? [])
  const codes = await codesOfCoupons(db, couponIds)
  return (await withWords(db, rows)).map(stored => {
    const { id, starts_at, ends_at, updated_at, ...own } = stored.row
    const translations = wordsOf(stored)
    const facts = {
      ...own,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      translations,
      product_ids: chosen.filter(product => product.promotion_id === id).map(product => product.product_id),
    }
    return {
      id,
      version: versionOf(facts),
      ...facts,
      state: promotionState(stored.row, now),
      title: translations.it.title,
      languages: locales.filter(
        locale => translations[locale].title !== '' && translations[locale].body !== '',
      ),
      coupon_code: codes.find(coupon => coupon.id === own.coupon_id)?.code ?? null,
      updated_at: updated_at.toISOString(),
    }
  })
}

const rowFrom = ({ translations: _, product_ids: __, starts_at, ends_at, ...facts }: Body, now: Date) => ({
  ...facts,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
  updated_at: now,
})

export const promotionRecord: EditableKind<View, Body> &
  ListedKind<View, ParsedOf<typeof contract.adminPromotions>['query']> = {
  record: 'promotion',
  key: 'id',
  lock: promotionsTable.lock,
  read: async (db, id, { now }) => {
    const row = await promotionsTable.find(db, id)
    return row && (await viewsOf(db, [row], now()))[0]
  },
  page: async (db, query, { now }) => {
    const { rows, total } = await promotionsPage(db, query, now())
    return { rows: await viewsOf(db, rows, now()), total }
  },
  check: (tx, body, current) => promotionProblems(tx, body, current?.id ?? null),
  insert: async (tx, body, { now }) => {
    const id = await promotionsTable.insert(tx, rowFrom(body, now()))
    await storePromotionParts(tx, id, body)
    return id
  },
  update: async (tx, { id }, body, { now }) => {
    await promotionsTable.update(tx, id, rowFrom(body, now()))
    await storePromotionParts(tx, id, body)
  },
  remove: (tx, { id }) => promotionsTable.remove(tx, id),
  titleOf: view => view.title,
  factsOf: ({ updated_at: _, state: __, title: ___, languages: ____, coupon_code: _____, ...facts }) => facts,
}
