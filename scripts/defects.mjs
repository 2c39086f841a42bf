// `npm run defects [-- C11 H …]`: applies the defects of e2e/architecture/defects.txt, or those of the named failure cases and groups, to
// a copy of the repository, one at a time, and runs the test that must detect each. Exits with 1 if one is not detected.
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
import { root, switchToProjectNode } from './prepare.mjs'
import { startPostgres } from './services.mjs'

/**
 * @typedef {object} Defect
 * @property {string} id a case or a group of docs/failure-cases.md
 * @property {string} name
 * @property {string} file
 * @property {string} test the test file that must fail
 * @property {string | undefined} only the title of a test, or a part of it, if one test is enough
 * @property {string} project `unit` or `server`
 * @property {boolean} needsPostgres the embedded database has one connection, which hides races
 * @property {string} from occurs exactly once in the file
 * @property {string} to
 */

const linked = ['node_modules', 'public', 'dist']
const head = /^([A-O]\d*) (.+)\n(\S+)\n(\S+)( \(unit\))?( \(postgres\))?(?: › (.+))?\n/

/** @returns {Defect[]} */
export function readDefects() {
  const blocks = readFileSync(join(root, 'e2e/architecture/defects.txt'), 'utf8').trimEnd().split('\n\n')
  return blocks.map(block => {
    const [whole, id = '', name = '', file = '', test = '', unit, postgres, only] = head.exec(block) ?? []
    if (whole === undefined) throw new Error(`not a defect: ${block}`)
    const changed = block.slice(whole.length).split('\n')
    /** @param {string} sign */
    const linesWith = sign =>
      changed
        .filter(line => line[0] === sign)
        .map(line => line.slice(2))
        .join('\n')
    const project = unit ? 'unit' : 'server'
    return {
      id,
      name,
      file,
      test,
      only,
      project,
      needsPostgres: Boolean(postgres),
      from: linesWith('-'),
      to: linesWith('+'),
    }
  })
}

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
function runTest(copy, { test, only, project }, databaseUrl) {
  const report = join(copy, '.defect-report.json')
  rmSync(report, { force: true })
  const args = [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...[project, `${project}-isolated`].flatMap(name => ['--project', name]),
    test,
    ...(only ? ['-t', only.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : []),
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

async function run() {
  const names = process.argv.slice(2)
  const selected = readDefects().filter(
    ({ id }) => names.length === 0 || names.some(name => name === id || name === id[0]),
  )
  const postgres = selected.some(({ needsPostgres }) => needsPostgres) ? await startPostgres() : undefined
  const copy = copyTree()
  let caught = 0
  for (const defect of selected) {
    const result =
      defect.needsPostgres && !postgres
        ? 'not tried: no PostgreSQL'
        : tryDefect(copy, defect, defect.needsPostgres ? postgres?.url : undefined)
    if (result === 'caught') caught += 1
    console.log(`${result.padEnd(9)} ${defect.id} ${defect.name}  ← ${defect.test}`)
  }
  rmSync(copy, { recursive: true, force: true })
  postgres?.stop()
  console.log(`\n${caught} of ${selected.length} defects caught`)
  process.exit(caught === selected.length ? 0 : 1)
}

if (process.argv[1]?.endsWith('defects.mjs')) {
  await switchToProjectNode()
  await run()
}
