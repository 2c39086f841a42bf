import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, mendWords, plainWords, vocabularyOf } from './vocabulary.ts'

const words = vocabularyOf([
  'Statuina Draghissimo',
  'Tappetino Anelluna',
  'Porta mazzo più bello',
  'Box 24 buste',
])

describe('mistakes of typing', () => {
  it.each([
    ['dragissimo', 'draghissimo'],
    ['draghisimmo', 'draghissimo'],
    ['anleluna', 'anelluna'],
    ['tapetino', 'tappetino'],
    ['buse', 'buste'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(mendWords([typed], words)).toEqual([meant])
  })

  it('words that are right, too short or too far stay', () => {
    expect(mendWords(['draghissimo'], words)).toBeUndefined()
    expect(mendWords(['bo'], words)).toBeUndefined()
    expect(mendWords(['elefante'], words)).toBeUndefined()
  })

  it('accents and capitals make no difference', () => {
    expect(plainWords('PIÙ bello, Größe!')).toEqual(['piu', 'bello', 'grosse'])
  })

  it('a distance is the same both ways, none to itself, at most one for one wrong letter', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/)
    fc.assert(
      fc.property(word, word, fc.nat(9), (a, b, at) => {
        expect(editDistance(a, a, 3)).toBe(0)
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3))
        const wrong = `${a.slice(0, at)}x${a.slice(at + 1)}`
        expect(editDistance(a, wrong, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
