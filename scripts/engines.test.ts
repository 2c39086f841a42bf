import { expect, it } from 'vitest'
import { runEngines } from './engines.mjs'

function tried(paths: Record<string, string | undefined>, mustHaveAll: boolean, journeysPass = true) {
  const said: string[] = []
  const given: NodeJS.ProcessEnv[] = []
  const journeys = (env: NodeJS.ProcessEnv) => {
    given.push(env)
    return journeysPass
  }
  const passed = runEngines({ paths, mustHaveAll, journeys, say: line => said.push(line) })
  return { passed, said: said.join(), env: given[0] }
}

const all = { chromium: '/a', firefox: '/b', webkit: '/c' }

it('with every engine the journeys decide, and know where the browsers are', () => {
  expect(tried(all, true)).toEqual({
    passed: true,
    said: '',
    env: { CHROMIUM_PATH: '/a', FIREFOX_PATH: '/b', WEBKIT_PATH: '/c' },
  })
  expect(tried(all, true, false).passed).toBe(false)
})

it('a missing engine is named, fails where all must be there, and the others run all the same', () => {
  const { passed, said, env } = tried({ ...all, webkit: undefined }, true)
  expect(passed).toBe(false)
  expect(said).toContain('webkit')
  expect(env).toEqual({ CHROMIUM_PATH: '/a', FIREFOX_PATH: '/b' })
})

it('elsewhere a missing engine is only named', () => {
  const { passed, said } = tried({ ...all, firefox: undefined }, false)
  expect(passed).toBe(true)
  expect(said).toContain('firefox')
})
