// `npm test`: types, lint and house, unit, server (embedded, then PostgreSQL), browser. Ends with one counting line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, requireNode, root, run } from './prepare.mjs'
import { requireChromium, requireRedis, startPostgres } from './services.mjs'

requireNode()
process.chdir(root)
installPackages()

const only = new Set(process.argv.slice(2))
const wanted = step => only.size === 0 || only.has(step)
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const reporters = ['default', 'json', './scripts/failure-digest.mjs'].map(name => `--reporter=${name}`)
const digestOf = report => join(reports, `${report}.txt`)

const tally = { passed: 0, failed: 0 }
const broken = []
const bin = name => join(root, 'node_modules', '.bin', name)

function step(name, body) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const passed = body()
  if (!passed) broken.push(name)
  console.log(`── ${name}: ${passed ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

const check = (command, args, env) => run(command, args, { must: false, env }).status === 0

function vitest(project, report, env) {
  const file = join(reports, `${report}.json`)
  const passed = check(
    bin('vitest'),
    ['run', '--project', project, ...reporters, `--outputFile.json=${file}`],
    { ...env, FAILURE_DIGEST: digestOf(report) },
  )
  if (existsSync(file)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    tally.passed += numPassedTests
    tally.failed += numFailedTests
  }
  return passed
}

function playwright() {
  const file = join(reports, 'browser.json')
  const passed = check(bin('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: requireChromium(),
  })
  if (existsSync(file)) {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    tally.passed += stats.expected + stats.flaky
    tally.failed += stats.unexpected
  }
  return passed
}

if (wanted('types')) {
  step('types', () =>
    ['tsconfig.json', 'server/tsconfig.json', 'src/engine/tsconfig.json'].every(file =>
      check(bin('tsc'), ['-p', file]),
    ),
  )
}
if (wanted('lint')) step('lint', () => check(bin('biome'), ['ci', '--error-on-warnings', '.']))
if (wanted('unit')) step('unit', () => vitest('unit', 'unit'))
if (wanted('server')) {
  requireRedis()
  step('server on the embedded database', () => vitest('server', 'server-embedded'))
}
if (wanted('postgres')) {
  const postgres = await startPostgres()
  if (postgres) {
    step('server on PostgreSQL', () =>
      vitest('server', 'server-postgres', { TEST_DATABASE_URL: postgres.url }),
    )
    postgres.stop()
  } else {
    console.log('\n── server on PostgreSQL: not run, no PostgreSQL here and none can be installed')
    if (process.env.CI) broken.push('server on PostgreSQL')
  }
}
if (wanted('browser')) {
  const { buildStale } = await import('./build.mjs')
  buildStale()
  step('browser', playwright)
}

for (const digest of ['unit', 'server-embedded', 'server-postgres'].map(digestOf))
  if (existsSync(digest)) console.log(`\n${readFileSync(digest, 'utf8')}`)
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${tally.passed} passed, ${tally.failed + (tally.failed === 0 ? broken.length : 0)} failed`)
process.exit(broken.length > 0 ? 1 : 0)
