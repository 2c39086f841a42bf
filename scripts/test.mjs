// `npm test [step …]`: runs types and lint, unit, server, embedded and browser tests. `engines`, `pictures` and benches run only if
// named. `all` runs all eight steps. Prints the slowest tests and a summary line at the end.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runEngines } from './engines.mjs'
import { prepare, root, run, runInBackground } from './prepare.mjs'
import { failuresOf, slowestOf } from './reports.mjs'
import { requireEngines, requireHeadlessChromium, startPostgres } from './services.mjs'

const started = Date.now()
await prepare()
const only = new Set(process.argv.slice(2))
/** @param {string} step */
const isSelected = step => only.size === 0 || only.has('all') || only.has(step)
const hasEngines = only.has('engines') || only.has('all')
const engines = hasEngines ? ['engines'] : []
const services =
  (hasEngines || ['unit', 'server', 'browser'].some(isSelected)) &&
  runInBackground(process.execPath, ['scripts/install-services.mjs', ...engines]) // apt runs while types and lint are checked

const cache = join(root, '.cache')
const reports = join(cache, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const reporters = ['default', 'json', './scripts/failure-digest.mjs'].map(name => `--reporter=${name}`)
/** @param {string} step */
const reportOf = step => join(reports, `${step}.json`)
/** @param {string} step */
const digestOf = step => join(reports, `${step}.txt`)

const tally = { passed: 0, failed: 0 }
/** @type {string[]} names of the steps that failed */
const failedSteps = []
/** @type {{ name: string, seconds: number }[]} */
const timings = []
/** @param {string} name */
const bin = name => join(root, 'node_modules', '.bin', name)
/** @param {number} moment milliseconds since 1970 */
const secondsSince = moment => (Date.now() - moment) / 1000

/**
 * Runs a step, prints its result and records it for the summary.
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} body returns whether the step passed
 */
async function step(name, body) {
  console.log(`\n── ${name}`)
  const begun = Date.now()
  const passed = await body()
  if (!passed) failedSteps.push(name)
  const seconds = secondsSince(begun)
  timings.push({ name, seconds })
  console.log(`── ${name}: ${passed ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}

/** @type {string[]} what failed commands printed last, repeated at the end because a long log may be cut */
const failedOutputs = []
/** @type {(command: string, args: readonly string[]) => Promise<boolean>} */
const checkInBackground = (command, args) =>
  runInBackground(command, args, output =>
    failedOutputs.push(output.trimEnd().split('\n').slice(-20).join('\n')),
  )

/** @type {(command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => boolean} */
const check = (command, args, env) => run(command, args, { must: false, env }).status === 0

/** Keeps the compiler's build information between runs. Without it, as in a new clone, everything is checked. */
const compilers = {
  client: 'src/tsconfig.json',
  tests: 'tsconfig.json',
  server: 'server/tsconfig.json',
  engine: 'src/engine/tsconfig.json',
  scripts: 'scripts/tsconfig.json',
}

/** Declares the classes of each CSS module, so that the compiler rejects a class that its sheet does not define. */
function declareClasses() {
  const folder = join('.cache', 'types', 'css') // relative, because the command adds it to the working directory
  rmSync(folder, { recursive: true, force: true })
  return check(bin('tcm'), ['--silent', '--pattern', '**/*.module.css', '--outDir', folder, 'src'])
}

/** The commit before the first one that follows the rules of CONTRIBUTING. A shallow clone may lack it. */
const lastFreeCommit = 'cb1cd52f'

/** Checks code and format, unused files, exports and packages, packages of a production install, and commit subjects. */
function lint() {
  const hasHistory = run('git', ['merge-base', '--is-ancestor', lastFreeCommit, 'HEAD'], {
    must: false,
    quiet: true,
  })
  const commits = ['--from', lastFreeCommit, '--git-log-args=--no-merges']
  return [
    checkInBackground(bin('biome'), ['ci', '--error-on-warnings', '.']),
    checkInBackground(bin('knip'), []),
    checkInBackground(bin('knip'), ['-c', 'knip.server.json', '--production', '--strict', '--dependencies']),
    ...(hasHistory.status === 0 ? [checkInBackground(bin('commitlint'), commits)] : []),
  ]
}

async function typesAndLint() {
  if (isSelected('types') && !declareClasses()) return false
  /** @param {[string, string]} compiler */
  const compile = ([name, project]) =>
    checkInBackground(bin('tsc'), [
      ...['-p', project, '--incremental', '--tsBuildInfoFile', join(cache, 'types', `${name}.tsbuildinfo`)],
    ])
  const all = [
    ...(isSelected('types') ? Object.entries(compilers).map(compile) : []),
    ...(isSelected('lint') ? lint() : []),
  ]
  return (await Promise.all(all)).every(Boolean)
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [args] additional arguments, for example the files to run
 */
function vitest(name, projects, env, args = []) {
  const file = reportOf(name)
  const chosen = projects.map(project => `--project=${project}`)
  const passed = check(
    bin('vitest'),
    ['run', ...chosen, ...args, ...reporters, `--outputFile.json=${file}`],
    {
      ...env,
      FAILURE_DIGEST: digestOf(name),
    },
  )
  if (existsSync(file)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    tally.passed += numPassedTests
    tally.failed += numFailedTests
  }
  return passed
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args]
 */
function playwright(name, env, args = []) {
  const file = reportOf(name)
  const passed = check(bin('playwright'), ['test', ...args, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  if (existsSync(file)) {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    tally.passed += stats.expected + stats.flaky
    tally.failed += stats.unexpected
  }
  return passed
}

const units = ['unit', 'unit-isolated']

if (isSelected('types') || isSelected('lint')) await step('types and lint', typesAndLint)
await services
if (isSelected('unit'))
  await step('unit', () => vitest('unit', units, { CHROMIUM_PATH: requireHeadlessChromium() }))
if (only.has('changed'))
  await step('changed', () => vitest('unit', units, {}, ['--changed', '--passWithNoTests']))

const postgres =
  hasEngines || ['server', 'browser'].some(isSelected) ? await startPostgres({ isDurable: false }) : undefined
const ofPostgres = { ...(postgres && { TEST_DATABASE_URL: postgres.url }) }
if (isSelected('server') && !postgres) {
  console.log('\nNo PostgreSQL here and none can be installed: races are not tried, the rest runs embedded.')
  if (process.env.CI) failedSteps.push('server on PostgreSQL')
}
const onDatabase = { server: ['server', 'server-isolated'], embedded: ['embedded'] }
const databases = Object.entries(onDatabase).filter(([name]) => isSelected(name)) // in parallel, because each project often waits
if (databases.length > 0)
  await step(databases.map(([name]) => name).join(' and '), () =>
    vitest(
      'databases',
      databases.flatMap(([, projects]) => projects),
      ofPostgres,
    ),
  )
if (isSelected('browser'))
  await step('browser', () =>
    playwright('browser', { ...ofPostgres, CHROMIUM_PATH: requireHeadlessChromium() }),
  )
if (hasEngines)
  await step('engines', () =>
    runEngines({
      paths: requireEngines(),
      mustHaveAll: Boolean(process.env.CI),
      journeys: paths =>
        playwright('engines', { ...ofPostgres, ...paths }, ['-c', 'e2e/engines/playwright.config.ts']),
      say: console.log,
    }),
  )
postgres?.stop()
if (only.has('pictures') || only.has('all'))
  await step('pictures', () => checkInBackground(process.execPath, ['scripts/pictures.mjs']))
if (only.has('benches') || only.has('all'))
  await step('benches', () => check(process.execPath, ['scripts/bench.mjs', '--small']))

const slowest = slowestOf(['unit', 'databases', 'browser', 'engines'].map(reportOf).filter(existsSync))
if (slowest) console.log(`\n${slowest}`)
for (const output of failedOutputs) console.log(`\n${output}`)
for (const digest of ['unit', 'databases'].map(digestOf))
  if (existsSync(digest)) console.log(`\n${readFileSync(digest, 'utf8')}`)
for (const failures of ['browser', 'engines'].map(reportOf).filter(existsSync).map(failuresOf))
  if (failures) console.log(`\n${failures}`)
/** @param {number} seconds */
const clock = seconds => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
console.log(`\n${timings.map(({ name, seconds }) => `${name} ${clock(seconds)}`).join(', ')}`)
writeFileSync(join(reports, 'steps.json'), JSON.stringify(timings))
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
console.log(`In all ${clock(secondsSince(started))}`)
console.log(
  `\n${tally.passed} passed, ${tally.failed + (tally.failed === 0 ? failedSteps.length : 0)} failed`,
)
process.exit(failedSteps.length > 0 ? 1 : 0)
