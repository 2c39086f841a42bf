// `npm run bench [names]`: the table of figures (decisions, section 9). Each bench prints its own rows; nothing is asserted.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { installPackages, requireNode, root, run } from './prepare.mjs'
import { requireChromium, startPostgres } from './services.mjs'

requireNode()
process.chdir(root)
installPackages()

/** name → what it needs beside Node. */
const benches = {
  engine: [],
  peers: ['peers'],
  balance: [],
  tournament: [],
  packs: [],
  entry: ['build', 'chromium'],
  lighthouse: ['build', 'chromium'],
  stage: ['chromium'],
  curl: ['chromium'],
  start: ['build', 'postgres'],
  catalogue: ['postgres'],
  checkout: ['postgres'],
  'admin-lists': ['postgres'],
  online: ['postgres'],
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !(name in benches))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
const names = asked.length > 0 ? asked : Object.keys(benches)
const needs = new Set(names.flatMap(name => benches[name]))

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
console.log(
  `commit ${commit || 'unknown'} · Node ${process.versions.node} · ${cpus().length} × ${cpus()[0]?.model}`,
)

if (needs.has('build')) buildStale()
const env = {}
if (needs.has('chromium')) env.CHROMIUM_PATH = requireChromium()
const postgres = needs.has('postgres') ? await startPostgres() : undefined
if (postgres) env.BENCH_DATABASE_URL = postgres.url
if (needs.has('peers'))
  run('npm', [
    'ci',
    '--prefix',
    'bench/peers',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
let failed = 0
for (const name of names) {
  const { status } = run(join(root, 'node_modules', '.bin', 'tsx'), [join('bench', `${name}.ts`)], {
    must: false,
    env,
  })
  if (status !== 0) failed += 1
}
postgres?.stop()
process.exit(failed > 0 ? 1 : 0)
