import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  editDistance,
  isWord,
  joinWords,
  knownWord,
  measureOf,
  nearestWord,
  plainWords,
  splitWord,
  wordsWith,
} from './vocabulary.ts'

const titles = ['Statuina Draghissimo', 'Tappetino Anelluna', 'Porta mazzo più bello', 'Box 24 buste']
const words = [...new Set(titles.flatMap(plainWords).filter(isWord))].map(word => knownWord(word, 1))
const known = new Set(words.map(({ word }) => word))

describe('typing errors', () => {
  it.each([
    ['dragissimo', 'draghissimo'],
    ['draghisimmo', 'draghissimo'],
    ['anleluna', 'anelluna'],
    ['tapetino', 'tappetino'],
    ['buse', 'buste'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(nearestWord(typed, words, false)).toBe(meant)
  })

  it('completes an unfinished word and not a finished one', () => {
    expect(nearestWord('darghi', words, true)).toBe('draghissimo')
    expect(nearestWord('darghi', words, false)).toBeUndefined()
  })

  it('does not correct words that are too short or too different', () => {
    expect(nearestWord('bo', words, true)).toBeUndefined()
    expect(nearestWord('elefante', words, true)).toBeUndefined()
  })

  it('prefers the more frequent of two equally similar words', () => {
    const pair = [knownWord('dado', 1), knownWord('dato', 9)]
    expect(nearestWord('dazo', pair, false)).toBe('dato')
  })

  it('ignores accents and capitals', () => {
    expect(plainWords('PIÙ bello, Größe!')).toEqual(['piu', 'bello', 'grosse'])
  })

  it('computes a symmetric distance: zero to itself, at most one for one wrong letter', () => {
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

  it('computes the distance within its limit like the whole table of costs', () => {
    const wholeDistance = (a: string, b: string): number => {
      const costs = Array.from({ length: a.length + 1 }, (_, row) =>
        Array.from({ length: b.length + 1 }, (_, at) => (row === 0 ? at : row)),
      )
      for (let row = 1; row <= a.length; row++)
        for (let at = 1; at <= b.length; at++) {
          const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
          costs[row]![at] = Math.min(
            costs[row - 1]![at]! + 1,
            costs[row]![at - 1]! + 1,
            costs[row - 1]![at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1),
            swapped ? costs[row - 2]![at - 2]! + 1 : Number.POSITIVE_INFINITY,
          )
        }
      return costs[a.length]![b.length]!
    }
    const word = fc.stringMatching(/^[a-d]{0,40}$/)
    fc.assert(
      fc.property(word, word, fc.nat(30), fc.nat(9), fc.nat(3), (a, other, at, shift, most) => {
        const similar = a.slice(0, at) + a.slice(at + 1, at + shift) + a[at] + a.slice(at + shift)
        for (const b of [other, similar])
          expect(editDistance(a, b, most)).toBe(Math.min(most + 1, wholeDistance(a, b)))
      }),
    )
  })

  it('returns the same distances of a word to many others, and to their first letters, as one comparison each', () => {
    const word = fc.stringMatching(/^[a-dàø]{1,36}$/)
    fc.assert(
      fc.property(
        word,
        fc.array(word, { minLength: 1 }),
        fc.nat(30),
        fc.nat(9),
        fc.nat(3),
        (a, others, at, shift, most) => {
          const similar = a.slice(0, at) + a.slice(at + 1, at + shift) + (a[at] ?? '') + a.slice(at + shift)
          const measure = measureOf(a)
          for (const b of [...others, similar, `${similar}b`])
            expect({ ...measure(b, most) }).toEqual({
              whole: editDistance(a, b, most),
              begun: editDistance(a, b.slice(0, a.length), most),
            })
        },
      ),
    )
  })

  it('never loses the most similar word by comparing letter sets first', () => {
    const word = fc.stringMatching(/^[a-f]{3,9}$/)
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 12 }), (typed, others) => {
        const most = typed.length < 7 ? 1 : 2
        const near = others.some(other => other[0] === typed[0] && editDistance(typed, other, most) <= most)
        const found = nearestWord(
          typed,
          others.map(other => knownWord(other, 1)),
          false,
        )
        if (near) expect(found).toBeDefined()
      }),
    )
  })
})

describe('words in words', () => {
  it('splits two known words that are written as one', () => {
    expect(splitWord('portamazzo', part => known.has(part))).toEqual(['porta', 'mazzo'])
    expect(splitWord('mazzosbuste', part => known.has(part))).toEqual(['mazzo', 'buste'])
    expect(splitWord('portaombrelli', part => known.has(part))).toBeUndefined()
  })

  it('finds the words that contain a part', () => {
    expect(wordsWith('luna', words, joinWords(words), 5)).toEqual(['anelluna'])
    expect(wordsWith('lun', words, joinWords(words), 5)).toEqual([])
  })

  it('finds the same words as comparing each of them, most frequent first', () => {
    const word = fc.stringMatching(/^[ab]{4,9}$/)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(word, fc.nat(3)), { selector: ([own]) => own }),
        word,
        (list, part) => {
          const known = list.map(([own, uses], order) => knownWord(own, uses, order))
          const expected = known
            .filter(({ word: own }) => own !== part && own.includes(part))
            .toSorted((a, b) => b.uses - a.uses)
          expect(wordsWith(part, known.toReversed(), joinWords(known), 3)).toEqual(
            expected.slice(0, 3).map(({ word: own }) => own),
          )
        },
      ),
    )
  })
})
