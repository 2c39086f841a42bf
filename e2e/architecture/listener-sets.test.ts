/**
 * State of the game with subscribers is a zustand store. A separate collection of listeners would be a second mechanism
 * without selectors, so its readers would render on every change.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')

const signs = [
  /\bSet<\s*\(/, // of functions
  /\bSet<\w*(?:Listener|Callback|Handler|Subscriber|Observer)s?\b/,
  /\b(?:listeners|subscribers|observers|followers)\b.*=\s*(?:new (?:Set|Map|Array)\b|\[\])/i,
  /\buseSyncExternalStore\b/,
]

/** Subscriptions to something other than state of the game, each with its reason. */
const exceptions: Record<string, string> = {
  'src/features/game/creator/use-wide.ts':
    'the state is a media query of the browser, which has its own listeners',
  'src/stage/timing/stage-clock.ts': 'the state is the GSAP timeline; a store would be a copy of its speed',
}

const isHandMade = (text: string): boolean => signs.some(sign => sign.test(text))

describe('listeners', () => {
  it('are stores in the game and on its stage', () => {
    const found = sourceFiles(root)
      .filter(file => /^src\/(features\/game|stage)\//.test(file) && !isTest(file))
      .filter(file => isHandMade(readFileSync(join(root, file), 'utf8')))
    expect(found.sort()).toEqual(Object.keys(exceptions).sort())
  })

  it.each([
    'private readonly listeners = new Set<() => void>()',
    'const listeners = new Set<Listener>()',
    'let waiting = new Set<(update: LinkUpdate) => void>()',
    'const followers: ((pace: number) => void)[] = []',
    'const value = useSyncExternalStore(subscribe, read)',
  ])('are recognised in `%s`', line => {
    expect(isHandMade(line)).toBe(true)
  })

  it.each(['const seen = new Set<number>()', 'store.subscribe(listener)', 'useStore(table.store)'])(
    'are not seen in `%s`',
    line => {
      expect(isHandMade(line)).toBe(false)
    },
  )
})
