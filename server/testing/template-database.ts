/**
 * Opening a fresh embedded database costs seconds of processor; a copy of a prepared folder costs a tenth. Prepared ones
 * are kept under node_modules/.cache by the content of migrations and seed, empty or with the demo shop.
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
import { loadCatalogue } from '../db/seed/catalogue.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { loadPackTypes } from '../db/seed/pack-types.ts'
import { openDatabase } from '../kernel/db/database.ts'

export type TestContent = 'empty' | 'demo'

/** The moment at which tests begin and the demo shop was seeded. */
export const testStart = new Date('2026-11-21T10:00:00Z')

const cache = join(process.cwd(), 'node_modules/.cache/test-database')

function contentKey(): string {
  const hash = createHash('sha256')
  for (const folder of [
    'server/db/migrations',
    'server/db/seed',
    'server/db/seed/families',
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

async function prepare(content: TestContent, finished: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const building = mkdtempSync(join(cache, 'building-'))
  const database = await openDatabase({ databaseUrl: null, dataDir: building, onLost: () => {} })
  if (content === 'demo') {
    await loadCatalogue(database.db)
    await loadPackTypes(database.db)
    await seedDemo(database.db, testStart)
  }
  await database.close()
  try {
    renameSync(building, finished)
  } catch {
    rmSync(building, { recursive: true, force: true }) // another worker was faster
  }
}

/** A folder of one's own to open; its owner removes it. */
export async function copyOfTemplate(content: TestContent): Promise<string> {
  const finished = join(cache, `${contentKey()}-${content}`)
  if (!existsSync(finished)) await prepare(content, finished)
  const copy = mkdtempSync(join(tmpdir(), 'test-database-'))
  cpSync(finished, copy, { recursive: true })
  return copy
}
