import { expect, it } from 'vitest'
import { runEngines } from './engines.mjs'

function tried(paths: Record<string, string | undefined>, mustHaveAll: boolean, journeysPass = true) {
  const said: string[] = []
  const environments: NodeJS.ProcessEnv[] = []
  const journeys = (env: NodeJS.ProcessEnv) => {
    environments.push(env)
    return journeysPass
  }
  const passed = runEngines({ paths, mustHaveAll, journeys, say: line => said.push(line) })
  return { passed, said: said.join(), env: environments[0] }
}

const all = { chromium: '/a', firefox: '/b', webkit: '/c' }

it('returns the result of the journeys and passes the browser paths to them', () => {
  expect(tried(all, true)).toEqual({
    passed: true,
    said: '',
    env: { CHROMIUM_PATH: '/a', FIREFOX_PATH: '/b', WEBKIT_PATH: '/c' },
  })
  expect(tried(all, true, false).passed).toBe(false)
})

it('fails for a missing engine if all are required, and still runs the others', () => {
  const { passed, said, env } = tried({ ...all, webkit: undefined }, true)
  expect(passed).toBe(false)
  expect(said).toContain('webkit')
  expect(env).toEqual({ CHROMIUM_PATH: '/a', FIREFOX_PATH: '/b' })
})

it('prints a missing engine and passes if not all are required', () => {
  const { passed, said } = tried({ ...all, firefox: undefined }, false)
  expect(passed).toBe(true)
  expect(said).toContain('firefox')
})
