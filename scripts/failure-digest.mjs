// A Vitest reporter that collects failures (tests, hooks, other errors) as one text. `npm test` prints it at the end.
/** @import { SerializedError } from 'vitest' */
/** @import { TestModule } from 'vitest/node' */
import { writeFileSync } from 'node:fs'

const mostLines = 12
/** @param {{ message: string, stack?: string }} error */
const textOf = ({ message, stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`)
/** @param {string} line */
const isOurs = line => !line.includes('node_modules')
/**
 * @param {string} place
 * @param {{ message: string, stack?: string }} error
 */
const shorten = (place, error) =>
  [place, ...textOf(error).split('\n').filter(isOurs).slice(0, mostLines)].join('\n')

export default class FailureDigest {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} unhandled errors outside tests and hooks
   */
  onTestRunEnd(modules, unhandled) {
    const failures = unhandled.map(error => shorten('outside any test', error))
    for (const module of modules) {
      const { children, relativeModuleId: file } = module
      failures.push(...module.errors().map(error => shorten(file, error)))
      for (const suite of children.allSuites())
        failures.push(...suite.errors().map(error => shorten(`${file} › ${suite.fullName}`, error)))
      for (const test of children.allTests('failed'))
        failures.push(
          ...(test.result().errors ?? []).map(error => shorten(`${file} › ${test.fullName}`, error)),
        )
    }
    const file = process.env.FAILURE_DIGEST
    if (file && failures.length > 0) writeFileSync(file, failures.join('\n\n'))
  }
}
