import { type SQL, sql } from 'drizzle-orm'
import { categories } from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { openPaths } from './category-tree.ts'

/** Maps an id to itself and its ancestors. Inactive categories and their descendants are missing. */
export const openCategories = async (db: Queryable): Promise<ReadonlyMap<number, readonly number[]>> =>
  openPaths(
    await db
      .select({ id: categories.id, parent_id: categories.parent_id, is_active: categories.is_active })
      .from(categories),
  )

/** Ids of the active categories whose ancestors are all active, as a subquery. */
export const openCategoryIds: SQL = sql`(with recursive open as (
  select id from categories where parent_id is null and is_active
  union select c.id from categories c join open on c.parent_id = open.id where c.is_active) select id from open)`
