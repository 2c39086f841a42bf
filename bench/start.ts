/** Start-up time and memory of the product: second start, memory idle and after a load. Run: `npm run bench start`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './row.ts'
import { type RunningServer, startServer } from './server.ts'
import { sized } from './size.ts'

const REQUESTS = sized(4000, 40)
const CONNECTIONS = 8
const STARTS = sized(3, 1)

const pages = ['/api/settings', '/api/products', '/api/characters', '/', '/negozio', '/api/categories']

async function load({ url }: RunningServer): Promise<void> {
  let next = 0
  const visitor = async () => {
    while (next < REQUESTS) {
      const response = await fetch(url + pages[next++ % pages.length])
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function weigh(database: string, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
  await (await startServer(env, folder)).stop() // builds the database before the measured start
  const starts: number[] = []
  let server = await startServer(env, folder)
  for (let at = 1; at < STARTS; at++) {
    starts.push(server.firstAnswer)
    await server.stop()
    server = await startServer(env, folder)
  }
  starts.push(server.firstAnswer)
  const row = { n: STARTS, seed: 0 }
  print({
    figure: `start to first answer, ${database}`,
    target: '<= 2 s',
    measured: `${Math.round(median(starts))} ms`,
    ...row,
  })
  const isMeasured = database === 'PostgreSQL'
  print({
    figure: `memory idle, ${database}`,
    target: isMeasured ? '<= 150 MB' : '',
    measured: `${Math.round(server.memory())} MB`,
    n: 1,
    seed: 0,
  })
  await load(server)
  print({
    figure: `memory after ${REQUESTS} requests, ${database}`,
    target: isMeasured ? '<= 300 MB' : '',
    measured: `${Math.round(server.memory())} MB`,
    n: REQUESTS,
    seed: 0,
  })
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

await weigh('embedded', {})
const url = process.env.BENCH_DATABASE_URL
if (url) await weigh('PostgreSQL', { DATABASE_URL: url })
