/** Worker thread, a separate entry of the build: reads the catalogue and sends the index, or the titles of one language. */
import { parentPort, workerData } from 'node:worker_threads'
import { onDirectConnection } from '../../../kernel/db/database.ts'
import { buildHere, readTitles } from './index-builder.ts'
import { packTitles } from './title-index.ts'
import type { WorkerTask } from './worker-builder.ts'

const task = workerData as WorkerTask
const result = await onDirectConnection(task.databaseUrl, async db =>
  task.kind === 'index' ? buildHere.index(db) : packTitles(await readTitles(db, task.ids, task.locale)),
)
parentPort?.postMessage(result)
