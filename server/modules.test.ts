/** The list of modules against the tree and the schema. */
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

/** A use of a coupon is part of its order: the module of the orders exports its code. */
const exportedByAnother: readonly string[] = ['coupon_uses']

/** Tables with a row per person: name in the code and in the database. */
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
  it('every module is named as its folder, once', () => {
    const folders = readdirSync(join(import.meta.dirname, 'modules'))
    expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort())
  })

  it('no two modules use the same key in the export of an account', () => {
    const keys = modules.flatMap(({ exportPersonalData }) => Object.keys(exportPersonalData ?? {}))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('the audit log erases before the records that its entries are found through', () => {
    const erasing = modules.filter(({ erasePersonalData }) => erasePersonalData)
    expect(erasing[0]?.name).toBe('audit')
  })

  it('the schema has tables with a user_id', () => {
    expect(personalTables.length).toBeGreaterThan(15)
  })

  it.each(personalTables)('who writes $name declares to export or to erase it', table => {
    const writers = writersOf(table)
    expect(writers.length).toBeGreaterThan(0)
    const silent = writers.filter(
      ({ exportPersonalData, erasePersonalData }) => !exportPersonalData && !erasePersonalData,
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
