// A Vitest reporter: what failed (tests, hooks, errors outside both) as one text, said again at the end of `npm test`.
import { writeFileSync } from 'node:fs'

const mostLines = 12
const said = ({ message, stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`)
const isOurs = line => !line.includes('node_modules')
const short = (place, error) =>
  [place, ...said(error).split('\n').filter(isOurs).slice(0, mostLines)].join('\n')

export default class FailureDigest {
  onTestRunEnd(modules, unhandled) {
    const failures = unhandled.map(error => short('outside any test', error))
    for (const module of modules) {
      const { children, relativeModuleId: file } = module
      failures.push(...module.errors().map(error => short(file, error)))
      for (const suite of children.allSuites())
        failures.push(...suite.errors().map(error => short(`${file} › ${suite.fullName}`, error)))
      for (const test of children.allTests('failed'))
        failures.push(...test.result().errors.map(error => short(`${file} › ${test.fullName}`, error)))
    }
    if (failures.length > 0) writeFileSync(process.env.FAILURE_DIGEST, failures.join('\n\n'))
  }
}
