/** All SQL of cards made by players. */
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { attackOf } from '@/contract/endpoints/game/creation-budget.ts'
import type {
  AdminCreation,
  Creation,
  CreationBody,
  reportReasons,
} from '@/contract/endpoints/game/creations.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from '../../db/schema/auth.ts'
import { creationReports, creations, creationUploads } from '../../db/schema/creations.ts'
import { characters } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { dropUploadsOf, type UploadRow, uploadView } from './uploads-repo.ts'

export type CreationRow = typeof creations.$inferSelect

/** A card with the row of its picture and its author. */
export interface WholeCreation {
  creation: CreationRow
  upload: UploadRow | null
  author: { id: number; name: string; nickname: string | null; email: string; locale: Locale }
}

/**
 * The author's view, including the reason why the card is hidden. `upload` is null once its picture is blocked or
 * removed.
 */
export function creationView({ creation, upload }: Pick<WholeCreation, 'creation' | 'upload'>): Creation {
  const { user_id: _user, upload_id: _upload, hidden_at, hidden_reason, hidden_by: _by, ...facts } = creation
  const isServed = upload && !upload.blocked_at && !upload.removed_at
  return {
    ...facts,
    upload: isServed ? uploadView(upload) : null,
    hidden: hidden_at && { reason: hidden_reason ?? '', at: hidden_at.toISOString() },
    created_at: creation.created_at.toISOString(),
    updated_at: creation.updated_at.toISOString(),
  }
}

/** Hash of what was judged and how. A change by the author changes it. */
export const judgementVersion = ({ updated_at, hidden_at, hidden_reason }: CreationRow): string =>
  versionOf({ updated_at: updated_at.toISOString(), hidden: hidden_at !== null, hidden_reason })

const wholeFields = {
  creation: creations,
  upload: creationUploads,
  author: {
    id: users.id,
    name: users.name,
    nickname: users.nickname,
    email: users.email,
    locale: users.locale,
  },
}

const wholes = (db: Queryable) =>
  db
    .select(wholeFields)
    .from(creations)
    .innerJoin(users, eq(users.id, creations.user_id))
    .leftJoin(creationUploads, eq(creationUploads.id, creations.upload_id))

const own = (userId: number, id: string) => and(eq(creations.id, id), eq(creations.user_id, userId))

/** Returns undefined when the card does not exist. Includes private and hidden cards. */
export async function creationById(db: Queryable, id: string): Promise<WholeCreation | undefined> {
  const [row] = await wholes(db).where(eq(creations.id, id))
  return row
}

/** Sorted by last change, newest first. */
export async function creationsOf(db: Queryable, userId: number): Promise<Creation[]> {
  const rows = await wholes(db)
    .where(eq(creations.user_id, userId))
    .orderBy(desc(creations.updated_at), creations.id)
  return rows.map(creationView)
}

/** Call it under the account's lock to enforce a limit. */
export async function countCreations(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.select({ held: count() }).from(creations).where(eq(creations.user_id, userId))
  return row?.held ?? 0
}

/** Returns whether a card of the game has this slug. */
export async function isFigure(db: Queryable, slug: string): Promise<boolean> {
  const rows = await db.select({ id: characters.id }).from(characters).where(eq(characters.slug, slug))
  return rows.length > 0
}

const stored = (body: CreationBody) => ({
  ...body,
  atk: attackOf(body.mosse),
  upload_id: body.art.kind === 'upload' ? body.art.upload : null,
})

/** The body must have been checked. The attack is computed here. */
export async function insertCreation(
  tx: Queryable,
  input: { id: string; userId: number; body: CreationBody; now: Date },
): Promise<void> {
  const { id, userId, body, now } = input
  await tx
    .insert(creations)
    .values({ ...stored(body), id, user_id: userId, created_at: now, updated_at: now })
}

/** Returns false when this account has no such card. */
export async function storeCreation(
  db: Queryable,
  input: { id: string; userId: number; body: CreationBody; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(creations)
    .set({ ...stored(input.body), updated_at: input.now })
    .where(own(input.userId, input.id))
    .returning({ id: creations.id })
  return changed.length > 0
}

/** Returns the picture that the card used, or undefined when this account has no such card. */
export async function deleteCreation(
  tx: Queryable,
  userId: number,
  id: string,
): Promise<{ uploadId: string | null } | undefined> {
  const [deleted] = await tx
    .delete(creations)
    .where(own(userId, id))
    .returning({ uploadId: creations.upload_id })
  return deleted
}

/** For an account that is being deleted: deletes its cards and marks its pictures for removal. */
export async function forgetCreations(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(creations).where(eq(creations.user_id, userId))
  await dropUploadsOf(tx, userId)
}

export interface Report {
  id: string
  reporter: string // keyed hash
  reason: (typeof reportReasons)[number]
  now: Date
}

/** Only the first report of each visitor counts. Later ones change nothing. */
export async function insertReport(db: Queryable, { id, reporter, reason, now }: Report): Promise<void> {
  await db
    .insert(creationReports)
    .values({ creation_id: id, reporter, reason, created_at: now })
    .onConflictDoNothing()
}

/** Returns undefined when the card does not exist. Locked until the transaction ends. */
export async function lockCreation(tx: Queryable, id: string): Promise<CreationRow | undefined> {
  const [row] = await tx.select().from(creations).where(eq(creations.id, id)).for('update')
  return row
}

export interface Judgement {
  hidden_at: Date | null
  hidden_reason: string | null
  hidden_by: number | null
}

/** Hides the card, or shows it again with nulls. */
export async function storeJudgement(tx: Queryable, id: string, judgement: Judgement): Promise<void> {
  await tx.update(creations).set(judgement).where(eq(creations.id, id))
}

/** Deletes the reports, so that an approved card is not listed again for the same reports. */
export async function forgetReports(tx: Queryable, id: string): Promise<void> {
  await tx.delete(creationReports).where(eq(creationReports.creation_id, id))
}

export interface AdminQuery {
  page: number
  per_page: number
  search?: string | undefined
  state: 'all' | 'shared' | 'private' | 'hidden' | 'reported'
}

const reportsOf = sql<number>`(select count(*)::int from ${creationReports} where ${creationReports.creation_id} = ${creations.id})`
const reasonsOf = sql<
  AdminCreation['report_reasons']
>`(select coalesce(array_agg(distinct ${creationReports.reason}), '{}') from ${creationReports} where ${creationReports.creation_id} = ${creations.id})`

/** Condition on `creations`: reported and not hidden. */
export const reportedCreation = sql`${reportsOf} > 0 and ${creations.hidden_at} is null`

const states: Record<AdminQuery['state'], () => SQL | undefined> = {
  all: () => undefined,
  shared: () => and(eq(creations.is_public, true), isNull(creations.hidden_at)),
  private: () => eq(creations.is_public, false),
  hidden: () => isNotNull(creations.hidden_at),
  reported: () => reportedCreation,
}

type AdminRow = WholeCreation & { reports: number; reasons: AdminCreation['report_reasons'] }

const adminView = ({ reports, reasons, author, ...fields }: AdminRow): AdminCreation => ({
  ...creationView(fields),
  author: { id: author.id, name: author.name, nickname: author.nickname },
  reports,
  report_reasons: reasons,
  version: judgementVersion(fields.creation),
})

const adminRows = (db: Queryable) =>
  db
    .select({ ...wholeFields, reports: reportsOf, reasons: reasonsOf })
    .from(creations)
    .innerJoin(users, eq(users.id, creations.user_id))
    .leftJoin(creationUploads, eq(creationUploads.id, creations.upload_id))

/** Returns undefined when the card does not exist. */
export async function adminCreationById(db: Queryable, id: string): Promise<AdminCreation | undefined> {
  const [row] = await adminRows(db).where(eq(creations.id, id))
  return row && adminView(row)
}

/** Most reported first, then by last change. `total` counts all pages. */
export async function findAdminCreations(
  db: Queryable,
  query: AdminQuery,
): Promise<{ rows: AdminCreation[]; total: number }> {
  const { search, state } = query
  const where = and(states[state](), wordsIn(search, creations.nome))
  const rows = await onPage(
    adminRows(db).where(where).orderBy(desc(reportsOf), desc(creations.updated_at), creations.id),
    query,
  )
  const [counted] = await db.select({ total: count() }).from(creations).where(where)
  return { rows: rows.map(adminView), total: counted?.total ?? 0 }
}
