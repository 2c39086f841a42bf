import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { historyOf, redone, undone } from '@/lib/history.ts'
import { chosen } from './choice-history.ts'

const of = (colour: string, words = ''): Configuration => ({
  collection_id: 1,
  choices: { colour: [colour] },
  texts: words ? { words } : {},
  package: null,
})

const chosenInTurn = ([first, ...rest]: readonly Configuration[]) =>
  rest.reduce((history, next) => chosen(history, next), historyOf(first!))

describe('undo of configurator changes', () => {
  it('undoes every change and redoes up to the last', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 12 }),
        colours => {
          const made = colours.map(colour => of(colour))
          let history = chosenInTurn(made)
          for (const before of made.slice(0, -1).reverse()) {
            history = undone(history)
            expect(history.present).toEqual(before)
          }
          expect(undone(history)).toBe(history)
          for (const after of made.slice(1)) {
            history = redone(history)
            expect(history.present).toEqual(after)
          }
          expect(redone(history)).toBe(history)
        },
      ),
    )
  })

  it('treats a word typed letter by letter as one step', () => {
    const typed = ['', 'Z', 'Zi', 'Zia'].map(words => of('ink', words))
    expect(undone(chosenInTurn(typed)).present).toEqual(typed[0])
  })

  it('drops undone changes after a new change', () => {
    const back = undone(chosenInTurn([of('ink'), of('red')]))
    expect(chosen(back, of('gold')).future).toEqual([])
  })

  it('adds no step for the same choice', () => {
    expect(chosen(historyOf(of('ink')), of('ink')).past).toEqual([])
  })
})
