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
