/** Worker thread, a separate entry of the build: reads the catalogue and sends the index, or the titles of one language. */
import { parentPort, workerData } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Queryable } from '../../../kernel/db/database.ts'
import { buildHere, readTitles } from './index-builder.ts'
import { packTitles } from './title-index.ts'
import type { WorkerTask } from './worker-builder.ts'

const task = workerData as WorkerTask
const client = new pg.Client({ connectionString: task.databaseUrl })
await client.connect()
const db: Queryable = drizzle(client)
const result =
  task.kind === 'index' ? await buildHere.index(db) : packTitles(await readTitles(db, task.ids, task.locale))
await client.end()
parentPort?.postMessage(result)
