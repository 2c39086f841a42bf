// `npm run defects [part of a name …]`: applies each defect of e2e/architecture/defects.ts to a copy of the repository, one at a time,
// and runs the test that must detect it. `-- --page` writes docs/failure-cases.md instead. Prints which defects were detected and exits
// with 1 if one was not.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
/** @import { Defect } from '../e2e/architecture/defects/defect.ts' */
import { defects } from '../e2e/architecture/defects.ts'
import { failureCasesPage } from '../e2e/architecture/failure-cases-page.ts'
import { root, switchToProjectNode } from './prepare.mjs'
import { startPostgres } from './services.mjs'

await switchToProjectNode()
if (process.argv.includes('--page')) {
  writeFileSync(join(root, 'docs/failure-cases.md'), failureCasesPage())
  process.exit(0)
}

const linked = ['node_modules', 'public', 'dist']
const nameParts = process.argv.slice(2)
const selected = defects.filter(
  ({ name }) => nameParts.length === 0 || nameParts.some(part => name.includes(part)),
)

function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'defects-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  /** @param {string} file */
  const isOurs = file =>
    !linked.includes(file.split('/')[0] ?? '') && !file.startsWith('docs/') && existsSync(join(root, file))
  for (const file of listed.split('\0').filter(Boolean).filter(isOurs)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { force: true })
  }
  for (const folder of linked) symlinkSync(join(root, folder), join(copy, folder))
  return copy
}

/**
 * Returns how many tests failed and passed. A file that cannot be loaded counts as neither.
 * @param {string} copy folder of the copied tree
 * @param {Defect} defect
 * @param {string} [databaseUrl] without it the tests run on the embedded database
 */
function runTest(copy, { test, only, project = 'server' }, databaseUrl) {
  const report = join(copy, '.defect-report.json')
  rmSync(report, { force: true })
  const filter = only ? ['-t', only.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : []
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const args = [
    vitest,
    'run',
    ...[project, `${project}-isolated`].flatMap(name => ['--project', name]),
    test,
    ...filter,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl ?? '' }
  spawnSync(process.execPath, args, { cwd: copy, env, stdio: 'ignore' })
  try {
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { failed: numFailedTests, passed: numPassedTests }
  } catch {
    return { failed: 0, passed: 0 }
  }
}

/**
 * Applies a defect, runs its test and restores the file. Does not check that the test passes without the defect, because `npm test`
 * does. A test file that cannot be loaded does not count as detection.
 * @param {string} copy folder of the copied tree
 * @param {Defect} defect
 * @param {string} [databaseUrl]
 */
function tryDefect(copy, defect, databaseUrl) {
  const file = join(copy, defect.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    source.replace(defect.from, () => defect.to),
  )
  const { failed, passed } = runTest(copy, defect, databaseUrl)
  writeFileSync(file, source)
  if (failed > 0) return 'caught'
  return passed > 0 ? 'MISSED' : 'NO PROOF'
}

const postgres = selected.some(({ needsPostgres }) => needsPostgres) ? await startPostgres() : undefined
const copy = copyTree()
/** @type {string[]} */
const results = []
for (const defect of selected) {
  const result =
    defect.needsPostgres && !postgres
      ? 'not tried: no PostgreSQL'
      : tryDefect(copy, defect, defect.needsPostgres ? postgres?.url : undefined)
  results.push(result)
  console.log(`${result.padEnd(9)} ${defect.name}  ← ${defect.test}`)
}
rmSync(copy, { recursive: true, force: true })
postgres?.stop()
const caught = results.filter(result => result === 'caught').length
console.log(`\n${caught} of ${selected.length} seeded defects caught`)
process.exit(caught === selected.length ? 0 : 1)
