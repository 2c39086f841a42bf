/** Statements for kinds of record that have their own table and a numeric key. */
import { asc, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/database.ts'
import type { TableWithId } from '../db/exists.ts'
import { onPage, type PageAsked } from '../db/paging.ts'

interface Wanted {
  where?: SQL | undefined
  orderBy: readonly (SQL | AnyPgColumn)[] // must be a total order
}

/** Reads and writes rows of one table by id. Inside a transaction call `lock` first. */
export function recordTable<Table extends TableWithId>(table: Table) {
  type Row = InferSelectModel<Table>
  const from: PgTable = table
  const isOne = (id: number) => eq(table.id, id)
  return {
    /** Locks the row until the commit; null = no row. */
    lock: async (tx: Queryable, id: number | null): Promise<void> => {
      if (id !== null) await tx.select({ id: table.id }).from(from).where(isOne(id)).for('update')
    },
    /** Returns undefined if it does not exist. */
    find: async (db: Queryable, id: number): Promise<Row | undefined> => {
      const rows = await db.select().from(from).where(isOne(id))
      return rows[0] as Row | undefined
    },
    page: async (db: Queryable, { where, orderBy }: Wanted, pageRequest: PageAsked) => {
      const rows = await onPage(
        db
          .select()
          .from(from)
          .where(where)
          .orderBy(...orderBy),
        pageRequest,
      )
      return { rows: rows as Row[], total: await db.$count(from, where) }
    },
    /** Returns the id of the new row. */
    insert: async (tx: Queryable, row: PgInsertValue<Table>): Promise<number> => {
      const [stored] = await tx.insert(from).values(row).returning({ id: table.id })
      return (stored as { id: number }).id
    },
    update: async (tx: Queryable, id: number, change: PgUpdateSetSource<Table>): Promise<void> => {
      await tx.update(from).set(change).where(isOne(id))
    },
    remove: async (tx: Queryable, id: number): Promise<void> => {
      await tx.delete(from).where(isOne(id))
    },
  }
}

/** Adds the statements for a table whose rows are ordered by position. */
export function orderedTable(table: TableWithId & { position: AnyPgColumn }) {
  const from: PgTable = table
  return {
    /** The position after the last row, for an insert. Positions count from 0. */
    nextPosition: sql<number>`(select coalesce(max(position), -1) + 1 from ${from})`,
    /** Locks in the order of ids, so that concurrent sorts wait and cannot deadlock. Returns the current order. */
    lockPlaces: async (tx: Queryable, where?: SQL): Promise<Place[]> => {
      const rows = await tx
        .select({ id: table.id, position: table.position })
        .from(from)
        .where(where)
        .orderBy(asc(table.id))
        .for('update')
      return (rows as Place[]).sort((a, b) => a.position - b.position || a.id - b.id)
    },
    place: async (tx: Queryable, id: number, position: number): Promise<void> => {
      await tx.update(from).set({ position }).where(eq(table.id, id))
    },
  }
}

export interface Place {
  id: number
  position: number
}
