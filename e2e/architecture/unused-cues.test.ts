/** Every cue is played somewhere: a sound that nothing plays costs a reader nothing, but its files are made and stored. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fixedCues } from '../../src/design/cues.ts'
import { isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')

const text = sourceFiles(root)
  .filter(file => /^src\/(features|stage)\//.test(file) && !isTest(file))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const isNamed = (cue: string): boolean => text.includes(`'${cue}'`)

it('plays every cue', () => {
  expect(fixedCues.filter(cue => !isNamed(cue))).toEqual([])
})

it('detects a cue that nothing plays', () => {
  expect(isNamed('a_cue_without_a_player')).toBe(false)
})
