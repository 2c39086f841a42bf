import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A literal where GSAP expects a time. */
const ownTime = /duration: ?[\d.]+|repeatDelay: ?[\d.]+|delay: ?[\d.]+/

it.each(['choreography', 'effects'])('uses no literal duration in files of %s', folder => {
  const at = new URL(`../${folder}/`, import.meta.url)
  const files = readdirSync(at).filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  expect(files.length).toBeGreaterThan(10)
  const guilty = files.filter(name => ownTime.test(readFileSync(new URL(name, at), 'utf8')))
  expect(guilty).toEqual([])
})
