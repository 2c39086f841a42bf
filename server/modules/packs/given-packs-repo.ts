/** Granted packs in the administration. This file never reads the column of the secret. */
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminPacks, GivenPack } from '@/contract/endpoints/admin/packs.ts'
import type { LocalizedTexts } from '@/contract/localized-texts.ts'
import { users } from '../../db/schema/auth.ts'
import { packTypes, userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type CountedList, countedTotal, pageStart } from '../../kernel/db/list-counts.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { everyWord, inFoldedText } from '../../kernel/db/search-words.ts'

/** Locks until the commit, so that odds are published one after the other. */
export const holdOdds = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('pack_odds'))`)

export const typeRows = (db: Queryable) => db.select().from(packTypes)

/** Call it under the lock of `holdOdds`. */
export async function storeTypeNames(
  tx: Queryable,
  rarity: GivenPack['rarity'],
  names: LocalizedTexts,
): Promise<void> {
  await tx.update(packTypes).set({ names }).where(eq(packTypes.rarity, rarity))
}

/** Void packs are not counted. A rarity without granted packs is missing. */
export const packAmounts = (db: Queryable) =>
  db
    .select({
      rarity: packTypes.rarity,
      opened: sql<number>`(count(*) filter (where ${userPacks.is_opened}))::int`,
      unopened: sql<number>`(count(*) filter (where not ${userPacks.is_opened} and ${userPacks.voided_at} is null))::int`,
    })
    .from(userPacks)
    .innerJoin(packTypes, eq(packTypes.id, userPacks.pack_type_id))
    .groupBy(packTypes.rarity)

const columns = {
  id: userPacks.id,
  rarity: packTypes.rarity,
  source: userPacks.source,
  owner: { id: users.id, name: users.name, email: users.email },
  odds_version: userPacks.odds_version,
  created_at: userPacks.created_at,
  opened_at: userPacks.opened_at,
  voided_at: userPacks.voided_at,
  commitment: userPacks.commitment,
  catalogue_version: userPacks.catalogue_version,
}

const readGiven = (db: Queryable, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(userPacks)
    .innerJoin(packTypes, eq(packTypes.id, userPacks.pack_type_id))
    .innerJoin(users, eq(users.id, userPacks.user_id))
    .where(condition)
    .orderBy(desc(userPacks.created_at), desc(userPacks.id))

type Query = ParsedOf<typeof adminPacks>['query']
type Row = Awaited<ReturnType<typeof readGiven>>[number]

/** Dates are ISO strings. Commitment and catalogue version are returned for a single pack only. */
export const shownGiven = ({ commitment: _, catalogue_version: __, ...row }: Row): GivenPack => ({
  ...row,
  created_at: row.created_at.toISOString(),
  opened_at: row.opened_at?.toISOString() ?? null,
  voided_at: row.voided_at?.toISOString() ?? null,
})

const states = {
  opened: eq(userPacks.is_opened, true),
  voided: isNotNull(userPacks.voided_at),
  unopened: and(eq(userPacks.is_opened, false), isNull(userPacks.voided_at)),
} as const

const packList: CountedList = {
  table: 'user_packs',
  time: 'created_at',
  bucket: ['pack_type_id', 'source', 'state'],
}

const countedCondition = ({ rarity, source, state }: Query): SQL => sql`
  ${rarity ? sql`pack_type_id in (select id::text from ${packTypes} where ${eq(packTypes.rarity, rarity)})` : sql`true`}
  and ${source ? sql`source = ${source}` : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}`

/** Sorted newest first. `search` matches the owner's name and email, and the beginning of the pack's id. */
export async function givenPage(db: Queryable, query: Query): Promise<ResponseOf<typeof adminPacks>> {
  const { search, rarity, source, state, user_id } = query
  const condition = and(
    rarity ? eq(packTypes.rarity, rarity) : undefined,
    source ? eq(userPacks.source, source) : undefined,
    state ? states[state] : undefined,
    user_id ? eq(userPacks.user_id, user_id) : undefined,
    everyWord(
      search,
      has => sql`${has(users.name)} or ${has(users.email)} or starts_with(${userPacks.id}, ${search})`,
    ),
  )
  const counted = search || user_id ? null : countedCondition(query)
  const start = await pageStart(db, packList, counted, query)
  const rows = start
    ? await onPage(
        readGiven(db, and(condition, start.until && lt(userPacks.created_at, start.until))),
        query,
        start.offset,
      )
    : []
  const total = counted ? await countedTotal(db, packList, counted) : await countGiven(db, condition)
  return { data: rows.map(shownGiven), meta: pageMeta(query, total) }
}

async function countGiven(db: Queryable, condition: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(userPacks)
    .innerJoin(packTypes, eq(packTypes.id, userPacks.pack_type_id))
    .innerJoin(users, eq(users.id, userPacks.user_id))
    .where(condition)
  return counted?.total ?? 0
}

/** Returns undefined when the pack does not exist. */
export async function givenPack(db: Queryable, id: string): Promise<Row | undefined> {
  const [row] = await readGiven(db, eq(userPacks.id, id))
  return row
}

/** Returns at most 10 accounts by name, email or nickname, sorted by name, without deleted ones. */
export const ownersLike = (db: Queryable, search: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(isNull(users.deleted_at), inFoldedText(search, users.search_text)))
    .orderBy(users.name, users.id)
    .limit(10)
