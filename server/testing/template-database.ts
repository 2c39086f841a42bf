/**
 * Migrating and seeding takes seconds; copying a prepared database takes a tenth of that. Embedded templates are folders under
 * node_modules/.cache. PostgreSQL templates are databases on the same server as the test's. Both are named by a hash of migrations
 * and seed, so that a change of either creates new ones.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabasePlace, openDatabase } from '../kernel/db/database.ts'
import type { HashingConfig } from '../modules/auth/password.ts'
import { loadCatalogue } from '../seed/catalogue.ts'
import { seedDemo } from '../seed/demo.ts'
import { loadPackTypes } from '../seed/pack-types.ts'
import { loadSelling } from '../seed/selling.ts'
import { loadSynonyms } from '../seed/shipped-synonyms.ts'

export type TestContent = 'empty' | 'demo'

/** Tests hash many passwords that need no protection. */
export const testHashing: HashingConfig = { passwordCost: 'light' }

/** The time at which tests begin and the demo shop was seeded. */
export const testStart = new Date('2026-11-21T10:00:00Z')

const cache = join(process.cwd(), 'node_modules/.cache/test-database')

let key: string | undefined

/** Hash of all files that determine the rows of a template. */
function contentKey(): string {
  key ??= hashOfSources()
  return key
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const folder of [
    'server/db/migrations',
    'server/seed',
    'server/seed/families',
    'server/seed/synonyms',
    'server/db/schema',
    'server/modules/cards',
    'server/modules/packs',
    'server/modules/battles',
    'src/engine',
    'src/engine/packs',
    'src/engine/rules',
    'src/engine/effects',
    'src/engine/opponents',
    'assets/catalogue/cards',
    'assets/catalogue',
  ])
    for (const name of readdirSync(folder).sort())
      if (/\.(sql|ts)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  return hash.digest('hex').slice(0, 16)
}

/** Migrates, and seeds what the first start of a demo shop would. */
async function fill(place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>, content: TestContent) {
  const database = await openDatabase({ ...place, onLost: () => {} })
  if (content === 'demo') {
    await loadCatalogue(database.db)
    await loadPackTypes(database.db)
    await loadSelling(database.db)
    await loadSynonyms(database.db, testStart)
    await seedDemo(database.db, testStart, testHashing)
  }
  await database.close()
}

async function prepareFolder(content: TestContent, finished: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const building = mkdtempSync(join(cache, 'building-'))
  await fill({ databaseUrl: null, dataDir: building }, content)
  try {
    renameSync(building, finished)
  } catch {
    rmSync(building, { recursive: true, force: true }) // another worker was faster
  }
}

/** Returns a copy of the template's folder; the caller removes it. */
export async function copyOfTemplate(content: TestContent): Promise<string> {
  const finished = join(cache, `${contentKey()}-${content}`)
  if (!existsSync(finished)) await prepareFolder(content, finished)
  const copy = mkdtempSync(join(tmpdir(), 'test-database-'))
  cpSync(finished, copy, { recursive: true })
  return copy
}

/** Runs statements on one connection, in order. */
export async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const databaseUrlOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

const templateLock = 7_262_003 // an arbitrary number, unique in this project

/** Returns the name of a database to copy with `create database … template …`. The first worker creates it, the others wait. */
export async function templateOnServer(server: string, content: TestContent): Promise<string> {
  const name = `template_${contentKey()}_${content}`
  await onServer(server, async client => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const building = `${name}_building`
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building}`)
    await fill({ databaseUrl: databaseUrlOf(server, building), dataDir: 'memory:' }, content)
    await client.query(`alter database ${building} rename to ${name}`)
  })
  return name
}
