// The step `engines` of `npm test`: the core journeys in each browser engine that is here.

/**
 * Whether it passed. A missing engine is named, and where all must be there it is a failure whatever the journeys say.
 * @param {object} run
 * @param {Record<string, string | undefined>} run.paths of the browsers, by the name of the engine
 * @param {boolean} run.mustHaveAll as in CI
 * @param {(env: NodeJS.ProcessEnv) => boolean} run.journeys runs them with the paths of those that are here
 * @param {(line: string) => void} run.say
 */
export function runEngines({ paths, mustHaveAll, journeys, say }) {
  const missing = Object.keys(paths).filter(name => !paths[name])
  for (const name of missing) say(`${name} is not here and cannot be installed: its journeys are not run.`)
  const here = Object.entries(paths).filter(([, path]) => path)
  const passed = journeys(
    Object.fromEntries(here.map(([name, path]) => [`${name.toUpperCase()}_PATH`, path])),
  )
  return passed && !(mustHaveAll && missing.length > 0)
}
