/**
 * Prepared statements of hot queries. Building the text of a statement costs the server more than sending it, so it is built once
 * per connection. Parameters are placeholders (drizzle's prepared statements, extended to transactions).
 */
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

type Values = Readonly<Record<string, unknown>>

interface Statement<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> }
}

const mostShapes = 40

/** Passes no name: `prepared-statements.ts` derives it from the text. */
const prepare = <R>(statement: Statement<R>) => statement.prepare('')

/**
 * Builds a statement once per connection; `write` puts `sql.placeholder(name)` in place of each value. Unlike other statements it is sent
 * when it is called, not when it is awaited.
 */
export function prepared<V extends Values, R>(
  write: (db: Queryable) => Statement<R>,
): (db: Queryable, values: V) => Promise<R> {
  const preparedByConnection = new WeakMap<object, ReturnType<Statement<R>['prepare']>>()
  return (db, values) => {
    const { session } = db._
    const statement = preparedByConnection.get(session) ?? prepare(write(db))
    preparedByConnection.set(session, statement)
    return statement.execute(values)
  }
}

const dialect = new PgDialect()

/** The same for a statement written as SQL. Returns its rows. */
export function preparedSql<V extends Values, Row>(
  write: () => SQL,
): (db: Queryable, values: V) => Promise<Row[]> {
  const ask = prepared<V, { rows: Row[] }>(
    ({ _: { session } }) =>
      ({
        prepare: name => session.prepareQuery(dialect.sqlToQuery(write()), undefined, name, false),
      }) as Statement<{ rows: Row[] }>,
  )
  return async (db, values) => (await ask(db, values)).rows
}

const setEntries = (row: Values) => Object.entries(row).filter(([, value]) => value !== undefined)

/** Which columns are present, and which are null: rows with the same shape share a statement. */
const shapeOf = (row: Values): string =>
  setEntries(row)
    .map(([key, value]) => (value === null ? `${key}-` : key))
    .join()

const placeholderOf = (at: number, key: string) => `${at}.${key}`

const standIns = <T extends Values>(row: T, at: number): T =>
  Object.fromEntries(
    setEntries(row).map(([key, value]) => [
      key,
      value === null ? null : sql.placeholder(placeholderOf(at, key)),
    ]),
  ) as T

const valuesOf = (rows: readonly Values[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, at) => setEntries(row).map(([key, value]) => [placeholderOf(at, key), value])),
  )

/** Prepared insert or update of rows, one statement per set of columns. `values` are its parameters other than the rows. */
export function preparedRows<T extends Values, R>(
  write: (db: Queryable, rows: T[]) => Statement<R>,
): (db: Queryable, rows: readonly T[], values?: Values) => Promise<R> {
  const shapes = new Map<string, (db: Queryable, values: Values) => Promise<R>>()
  const statementFor = (rows: readonly T[]) => {
    const shape = rows.map(shapeOf).join('|')
    const existing = shapes.get(shape)
    if (existing || shapes.size >= mostShapes) return existing
    const created = prepared<Values, R>(db => write(db, rows.map(standIns)))
    shapes.set(shape, created)
    return created
  }
  return (db, rows, values = {}) => {
    const statement = statementFor(rows)
    if (statement) return statement(db, { ...valuesOf(rows), ...values })
    return prepare(write(db, [...rows])).execute({ ...values })
  }
}
