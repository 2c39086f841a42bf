// Reads the reports of Vitest and Playwright: the slowest tests of a run, and the browser tests that failed.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const maxRows = 20

/**
 * The fields used of the two reports.
 * @typedef {{ name: string, assertionResults: { duration?: number | null, fullName: string }[] }} VitestFile
 * @typedef {{ duration: number, errors?: { message?: string }[] }} PlaywrightResult
 * @typedef {{ projectName: string, status: string, results: PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ file: string, title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ testResults?: VitestFile[], suites?: PlaywrightSuite[] }} Report
 */

/** @param {VitestFile[]} testResults */
const ofVitest = testResults =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      millis: duration ?? 0,
      title: `${basename(name)} › ${fullName}`,
    })),
  )

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsIn = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

/** @param {PlaywrightSuite[]} suites */
const ofPlaywright = suites =>
  suites.flatMap(specsIn).map(({ file, title, tests }) => ({
    millis: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    title: `${basename(file)} › ${title}`,
  }))

/**
 * Returns a table of the slowest tests in these report files, or '' if there are no reports.
 * @param {string[]} files
 */
export function slowestOf(files) {
  /** @type {Report[]} */
  const reports = files.map(file => JSON.parse(readFileSync(file, 'utf8')))
  const tests = reports.flatMap(report =>
    report.testResults ? ofVitest(report.testResults) : ofPlaywright(report.suites ?? []),
  )
  const slowest = tests.sort((a, b) => b.millis - a.millis).slice(0, maxRows)
  if (slowest.length === 0) return ''
  const lines = slowest.map(
    ({ millis, title }) => `${(millis / 1000).toFixed(1).padStart(6)} s  ${title.slice(0, 140)}`,
  )
  return [`The slowest ${lines.length}:`, ...lines].join('\n')
}

/**
 * Returns the browser tests of a report that failed, each with its errors, or '' if none failed.
 * @param {string} file
 */
export function failuresOf(file) {
  /** @type {Report} */
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'))
  const failures = suites
    .flatMap(specsIn)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          [
            `${file} › ${title}${projectName && ` (${projectName})`}`,
            ...results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message.slice(0, 1500))),
          ].join('\n'),
        ),
    )
  return failures.join('\n\n')
}
