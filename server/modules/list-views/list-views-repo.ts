import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { ListQuery, ListSettings } from '@/contract/endpoints/admin/list-views.ts'
import { users } from '../../db/schema/auth.ts'
import { listSettings, listViews } from '../../db/schema/list-views.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export interface ListOfUser {
  userId: number
  list: string
}

/** Includes the views that other people share. */
export async function settingsOfList(db: Queryable, { userId, list }: ListOfUser): Promise<ListSettings> {
  const [settings] = await db
    .select({ columns: listSettings.columns, sort: listSettings.sort })
    .from(listSettings)
    .where(and(eq(listSettings.user_id, userId), eq(listSettings.list, list)))
  const isOwn = eq(listViews.user_id, userId)
  const views = await db
    .select({
      id: listViews.id,
      name: listViews.name,
      is_shared: listViews.is_shared,
      by: sql<string | null>`case when ${isOwn} then null else ${users.name} end`,
      query: listViews.query,
    })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.user_id))
    .where(and(eq(listViews.list, list), or(isOwn, listViews.is_shared)))
    .orderBy(sql`${isOwn} desc`, asc(listViews.name), asc(listViews.id))
  return { columns: settings?.columns ?? null, sort: settings?.sort ?? null, views }
}

export async function storeSettings(
  tx: Queryable,
  { userId, list }: ListOfUser,
  settings: Pick<ListSettings, 'columns' | 'sort'>,
): Promise<void> {
  await tx
    .insert(listSettings)
    .values({ user_id: userId, list, ...settings })
    .onConflictDoUpdate({ target: [listSettings.user_id, listSettings.list], set: settings })
}

const ofUser = ({ userId, list }: ListOfUser) => and(eq(listViews.user_id, userId), eq(listViews.list, list))

/** Returns the number of the user's views of this list. */
export const countViews = (db: Queryable, of: ListOfUser): Promise<number> => db.$count(listViews, ofUser(of))

/** Replaces the user's view with the same name. */
export async function storeView(
  tx: Queryable,
  of: ListOfUser,
  view: { name: string; is_shared: boolean; query: ListQuery },
): Promise<void> {
  await tx.delete(listViews).where(and(ofUser(of), eq(listViews.name, view.name)))
  await tx.insert(listViews).values({ user_id: of.userId, list: of.list, ...view })
}

/** Returns whether the user had the view. */
export async function removeView(tx: Queryable, of: ListOfUser, id: number): Promise<boolean> {
  const removed = await tx
    .delete(listViews)
    .where(and(ofUser(of), eq(listViews.id, id)))
    .returning({ id: listViews.id })
  return removed.length > 0
}

export async function forgetListsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(listViews).where(eq(listViews.user_id, userId))
  await tx.delete(listSettings).where(eq(listSettings.user_id, userId))
}
