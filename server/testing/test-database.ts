/**
 * A database of one's own for a test file: the embedded one in memory, or a fresh one on the PostgreSQL server that
 * TEST_DATABASE_URL names. It is gone afterwards.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts'

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openDatabase({ databaseUrl: null, dataDir: 'memory:', onLost: () => {} })
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const own = new URL(server)
  own.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: own.href, dataDir: 'memory:', onLost: () => {} })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${name}`)
    },
  }
}
