/** Compares the list of modules with the folders and the schema. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { modules } from './modules.ts'

const folderOf = (name: string) => join(import.meta.dirname, 'modules', name)

const sourcesOf = (name: string): string =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .map(file => readFileSync(join(folderOf(name), file), 'utf8'))
    .join('\n')

const schemaFolder = join(import.meta.dirname, 'db/schema')
const schemas = await Promise.all(
  readdirSync(schemaFolder).map(file => import(join(schemaFolder, file)) as Promise<Record<string, unknown>>),
)

/**
 * A use of a coupon is part of its order: the orders module exports its code. Triggers write customers, and the module `shop-customers`
 * exports and deletes them.
 */
const exportedByAnother: readonly string[] = ['coupon_uses', 'customers']

/** Tables with a row per user: name in the code and in the database. */
const personalTables = schemas
  .flatMap(schema => Object.entries(schema))
  .flatMap(([exported, table]) => (is(table, PgTable) ? [{ exported, ...getTableConfig(table) }] : []))
  .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
  .map(({ exported, name }) => ({ exported, name }))
  .filter(({ name }) => !exportedByAnother.includes(name))

const writersOf = ({ exported, name }: { exported: string; name: string }) => {
  const insertion = new RegExp(`\\.insert\\(${exported}\\)|insert into ${name}\\b`, 'i')
  return modules.filter(module => insertion.test(sourcesOf(module.name)))
}

describe('the list of modules', () => {
  it('names every module like its folder, once', () => {
    const folders = readdirSync(join(import.meta.dirname, 'modules'))
    expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort())
  })

  it('uses each key of the account export in one module only', () => {
    const keys = modules.flatMap(({ exportPersonalData }) => Object.keys(exportPersonalData ?? {}))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('deletes audit entries before the records that they are found through', () => {
    const erasing = modules.filter(({ erasePersonalData }) => erasePersonalData)
    expect(erasing[0]?.name).toBe('audit')
  })

  it('contains tables with a user_id', () => {
    expect(personalTables.length).toBeGreaterThan(15)
  })

  it.each(personalTables)('exports or deletes $name in the module that writes it', table => {
    const writers = writersOf(table)
    expect(writers.length).toBeGreaterThan(0)
    const silent = writers.filter(
      ({ exportPersonalData, erasePersonalData }) => !exportPersonalData && !erasePersonalData,
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
