// The step `engines` of `npm test`: the core journeys in each installed browser engine.

/**
 * Returns whether the step passed. Prints missing engines. With `mustHaveAll`, a missing engine fails the step.
 * @param {object} run
 * @param {Record<string, string | undefined>} run.paths of the browsers, by the name of the engine
 * @param {boolean} run.mustHaveAll as in CI
 * @param {(env: NodeJS.ProcessEnv) => boolean} run.journeys runs the journeys with the paths of the installed engines
 * @param {(line: string) => void} run.say
 */
export function runEngines({ paths, mustHaveAll, journeys, say }) {
  const missing = Object.keys(paths).filter(name => !paths[name])
  for (const name of missing)
    say(`${name} is not installed and cannot be installed: its journeys are not run.`)
  const installed = Object.entries(paths).filter(([, path]) => path)
  const passed = journeys(
    Object.fromEntries(installed.map(([name, path]) => [`${name.toUpperCase()}_PATH`, path])),
  )
  return passed && !(mustHaveAll && missing.length > 0)
}
