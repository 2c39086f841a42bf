/**
 * A database of one's own for a test file: an embedded one, or a fresh one on the PostgreSQL server that
 * TEST_DATABASE_URL names. It is gone afterwards.
 */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts'
import { copyOfTemplate, type TestContent } from './template-database.ts'

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** `demo` holds the demo shop already when embedded; on a server it is seeded by whoever assembles. */
export async function openTestDatabase(content: TestContent = 'empty'): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openEmbedded(content)
}

async function openEmbedded(content: TestContent): Promise<OpenDatabase> {
  const dataDir = await copyOfTemplate(content)
  const database = await openDatabase({ databaseUrl: null, dataDir, onLost: () => {} })
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address of a new, empty database on this server. */
export async function freshDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const own = await freshDatabase(server)
  const database = await openDatabase({ databaseUrl: own, dataDir: 'memory:', onLost: () => {} })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${new URL(own).pathname.slice(1)}`)
    },
  }
}
