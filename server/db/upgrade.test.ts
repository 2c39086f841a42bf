/** docs/failure-cases.md N2: a shop of every earlier schema that is started by today's server keeps its rows. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../kernel/db/database.ts'
import { migrationsFolder } from '../kernel/db/migrations.ts'
import { freshDatabase } from '../testing/test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Journal {
  entries: { tag: string }[]
}
const journalOf = (of: string): Journal => JSON.parse(readFileSync(join(of, 'meta/_journal.json'), 'utf8'))
const steps = readdirSync(migrationsFolder).filter(file => file.endsWith('.sql')).length

/** The migrations as they were when there were so many. */
function earlier(many: number): string {
  const copy = join(folder, String(many))
  cpSync(migrationsFolder, copy, { recursive: true })
  const journal = journalOf(copy)
  writeFileSync(
    join(copy, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, many) }),
  )
  return copy
}

const words = `'{"it":"Porta"}'::jsonb`
const rows = [
  `insert into users (name, email, user_xp) values ('Ada', 'ada@example.com', 150)`,
  `insert into rooms (code, names, leads, texts, access) values ('PORTA', ${words}, ${words}, ${words}, 'code')`,
]

it.runIf(server).each(Array.from({ length: steps - 1 }, (_, at) => at + 1))(
  'N2: a shop of the first %i migrations is brought up to date with its rows',
  async many => {
    const databaseUrl = await freshDatabase(server)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('create extension if not exists pg_trgm')
    await migrate(drizzle(client), { migrationsFolder: earlier(many) })
    for (const row of rows) await client.query(row)
    await client.end()

    const { db, close } = await openDatabase({ databaseUrl, dataDir: 'memory:', onLost: () => {} })
    const people = await db.execute(`select name, email, user_xp, user_match_info from users`)
    const places = await db.execute(`select code, names from rooms`)
    await close()
    expect(people.rows).toEqual([
      { name: 'Ada', email: 'ada@example.com', user_xp: 150, user_match_info: { win: 0, lose: 0, spare: 0 } },
    ])
    expect(places.rows).toEqual([{ code: 'PORTA', names: { it: 'Porta' } }])
  },
)
