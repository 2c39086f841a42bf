/** Builds the index of a large catalogue in a worker thread with its own connection, so that requests do not wait for it. */
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Locale } from '@/contract/locales.ts'
import { childEntry } from '../../../kernel/child-entry.ts'
import { buildHere, type IndexBuilder } from './index-builder.ts'
import { countProducts } from './index-repo.ts'
import type { SearchIndex } from './search-index.ts'
import { type PackedTitles, unpackTitles } from './title-index.ts'

export type WorkerTask = { databaseUrl: string } & (
  | { kind: 'index' }
  | { kind: 'titles'; locale: Locale; ids: Int32Array } // by place
)

const mostInThisThread = 5000 // products: about as long as two slow requests

/** In development the file is TypeScript. A thread does not use the loader of its process, so it registers its own. */
function startWorker(workerData: WorkerTask): Worker {
  const { file, env } = childEntry('index-worker', import.meta.url)
  if (file.endsWith('.mjs')) return new Worker(file, { env, workerData })
  const address = JSON.stringify(pathToFileURL(file).href)
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${address}) })`
  return new Worker(code, { eval: true, env, workerData })
}

function run<Result>(task: WorkerTask): Promise<Result> {
  const worker = startWorker(task)
  worker.unref() // a server that stops does not wait for it
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The worker of the search index ended (${code}).`)))
  })
}

/** @param most number of products up to which this thread builds the index */
export const buildInWorker = (databaseUrl: string, most = mostInThisThread): IndexBuilder => ({
  isLarge: products => products > most,
  index: async db =>
    (await countProducts(db)) > most ? run<SearchIndex>({ kind: 'index', databaseUrl }) : buildHere.index(db),
  titles: async (db, index, locale) => {
    if (index.placeOf.size <= most) return buildHere.titles(db, index, locale)
    const ids = index.ids.slice(0, index.used)
    return unpackTitles(await run<PackedTitles>({ kind: 'titles', databaseUrl, locale, ids }), ids)
  },
})
