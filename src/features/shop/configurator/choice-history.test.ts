import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Configuration } from '@/contract/collections.ts'
import { emptyHistory, remember, stepBack, stepForth } from './choice-history.ts'

const of = (colour: string, words = ''): Configuration => ({
  collection_id: 1,
  choices: { colour: [colour] },
  texts: words ? { words } : {},
  package: null,
})

describe('choices can be taken back', () => {
  it('as many as were made, and forth again to the last', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 12 }),
        colours => {
          const made = colours.map(colour => of(colour))
          let history = emptyHistory
          for (const [at, one] of made.slice(1).entries()) history = remember(history, made[at]!, one)
          let now = made.at(-1)!
          for (const before of made.slice(0, -1).reverse()) {
            const step = stepBack(history, now)!
            expect(step.configuration).toEqual(before)
            history = step.history
            now = step.configuration
          }
          expect(stepBack(history, now)).toBeUndefined()
          for (const after of made.slice(1)) {
            const step = stepForth(history, now)!
            expect(step.configuration).toEqual(after)
            history = step.history
            now = step.configuration
          }
        },
      ),
    )
  })

  it('a word typed letter by letter is one step', () => {
    const typed = ['', 'Z', 'Zi', 'Zia'].map(words => of('ink', words))
    let history = emptyHistory
    for (const [at, one] of typed.slice(1).entries()) history = remember(history, typed[at]!, one)
    expect(stepBack(history, typed.at(-1)!)?.configuration).toEqual(typed[0])
  })

  it('a new choice forgets what was taken back', () => {
    const back = stepBack(remember(emptyHistory, of('ink'), of('red')), of('red'))!
    expect(remember(back.history, back.configuration, of('gold')).future).toEqual([])
  })
})
