/**
 * A separate database for a test file: an embedded one, or a new one on the PostgreSQL server at TEST_DATABASE_URL. It is deleted
 * afterwards.
 */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../kernel/db/database.ts'
import { withOneConnection } from './one-connection.ts'
import {
  copyOfTemplate,
  databaseUrlOf,
  onServer,
  type TestContent,
  templateOnServer,
} from './template-database.ts'

export async function openTestDatabase(
  content: TestContent = 'empty',
  limits: Pick<DatabasePlace, 'lockMillis'> = {},
): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, content, limits.lockMillis) : openEmbedded(content)
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

/** Returns the URL of a new database on this server: empty, or a copy of a template. */
export async function freshDatabase(server: string, content?: TestContent): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = content ? ` template ${await templateOnServer(server, content)}` : ''
  await onServer(server, client => client.query(`create database ${name}${template}`))
  return databaseUrlOf(server, name)
}

async function openOnServer(
  server: string,
  content: TestContent,
  lockMillis?: number,
): Promise<OpenDatabase> {
  const databaseUrl = await freshDatabase(server, content)
  const database = withOneConnection(
    await openDatabase({
      ...(lockMillis && { lockMillis }),
      databaseUrl,
      dataDir: 'memory:',
      onLost: () => {},
    }),
  )
  return {
    ...database,
    close: async () => {
      await database.close()
      const name = new URL(databaseUrl).pathname.slice(1)
      await onServer(server, client => client.query(`drop database ${name} with (force)`))
    },
  }
}
