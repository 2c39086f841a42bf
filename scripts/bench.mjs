// `npm run bench [names] [-- --option]`: prints the benchmark table (decision 0041). Each bench prints its own rows. Nothing is asserted.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildServer, buildStale } from './build.mjs'
import { prepare, root, run } from './prepare.mjs'
import { installServices, postgresPackage, requireChromium, startPostgres } from './services.mjs'

await prepare()

/**
 * Name of the bench → what it needs in addition to Node.
 * @type {Record<string, ('peers' | 'build' | 'chromium' | 'postgres' | 'balancer')[]>}
 */
const benches = {
  engine: [],
  peers: ['peers'],
  balance: [],
  economy: [],
  tournament: [],
  creations: [],
  depth: [],
  fit: [],
  lessons: [],
  packs: [],
  entry: ['build', 'chromium'],
  tap: ['build', 'chromium'],
  'weak-phone': ['build', 'chromium'],
  idle: ['build', 'chromium'],
  lighthouse: ['build', 'chromium'],
  stage: ['chromium'],
  curl: ['chromium'],
  start: ['build', 'postgres'],
  catalogue: ['postgres'],
  checkout: ['postgres'],
  'admin-lists': ['postgres'],
  reports: ['postgres'],
  online: ['postgres'],
  faults: ['balancer'],
  launch: ['balancer'],
  processes: ['balancer'],
  ladder: ['postgres'],
  scale: ['postgres', 'balancer'],
}

const requestedNames = process.argv.slice(2).filter(word => !word.startsWith('--'))
const isSmall = process.argv.includes('--small') // runs each bench once at small size, to check that it works
const options = process.argv.slice(2).filter(word => word.startsWith('--') && word !== '--small') // passed on to the named benches
const unknown = requestedNames.filter(name => !(name in benches))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
/** Not part of a run without names, because they take long. */
const longBenches = ['scale', 'launch', 'processes', 'faults']
/** A small run starts these through `scale`. */
const partsOfScale = ['checkout', 'admin-lists', 'online', 'processes', 'ladder']
const omitted = new Set(isSmall ? partsOfScale : longBenches)
const names =
  requestedNames.length > 0 ? requestedNames : Object.keys(benches).filter(name => !omitted.has(name))
const needs = new Set(names.flatMap(name => benches[name] ?? []))

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
console.log(
  `commit ${commit || 'unknown'} · Node ${process.versions.node} · ${cpus().length} × ${cpus()[0]?.model}`,
)

if (needs.has('build')) buildStale()
/** @type {NodeJS.ProcessEnv} */
const env = isSmall ? { BENCH_SMALL: '1' } : {}
if (needs.has('chromium')) env.CHROMIUM_PATH = requireChromium()
if (needs.has('balancer')) {
  installServices('redis-server', 'pgbouncer', 'haproxy', postgresPackage)
  await buildServer('.cache/test-server')
}
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
/**
 * Creates a separate database for the bench. Rows of another bench would distort its result.
 * @param {string} name
 * @param {(env: NodeJS.ProcessEnv) => boolean} measure returns whether it succeeded
 */
async function onOwnDatabase(name, measure) {
  const postgres = benches[name]?.includes('postgres') ? await startPostgres() : undefined
  const isGood = measure(postgres ? { BENCH_DATABASE_URL: postgres.url } : {})
  postgres?.stop()
  return isGood
}

const smallLimit = 600_000 // milliseconds: a small run that takes longer hangs
const began = Date.now()
const failed = []
for (const name of names) {
  const isGood = await onOwnDatabase(name, databaseEnv => {
    const { status, stdout } = run(
      join(root, 'node_modules', '.bin', 'tsx'),
      [join('bench', `${name}.ts`), ...options],
      { must: false, env: { ...env, ...databaseEnv }, quiet: isSmall, timeout: isSmall ? smallLimit : 0 },
    )
    if (!isSmall) return status === 0
    console.log(`${name}\n${stdout}`)
    return status === 0 && stdout.trim() !== '' // a bench that prints no rows has failed
  })
  if (!isGood) failed.push(name)
}
console.log(`${names.length} benches in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
