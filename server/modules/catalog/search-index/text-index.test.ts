import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  collectTexts,
  isMergeDue,
  mergeSteps,
  type TextIndex,
  updateTexts,
  visitMatches,
} from './text-index.ts'

const size = 70
const stem = fc.constantFrom('carta', 'cart', 'car', 'drago', "l'ala", 'a\\b', 'ærø', '10')
const positions = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.constantFrom('A', 'B', 'C', '')), {
    minLength: 1,
    maxLength: 3,
  })
  .map(list => list.map(([at, weight]) => `${at}${weight}`).join())
const contents = fc.uniqueArray(fc.tuple(stem, positions), { selector: ([own]) => own, maxLength: 4 })
type Contents = [stem: string, positions: string][]

const vectorOf = (own: Contents): string =>
  own.map(([one, at]) => `'${one.replaceAll('\\', '\\\\').replaceAll("'", "''")}':${at}`).join(' ')
const vectorsOf = (places: ReadonlyMap<number, Contents>) =>
  new Map([...places].map(([place, own]) => [place, vectorOf(own)]))
const byPlace = <T>(value: fc.Arbitrary<T>, maxKeys: number) =>
  fc
    .dictionary(fc.integer({ min: 0, max: size - 1 }).map(String), value, { maxKeys })
    .map(entries => new Map(Object.entries(entries).map(([place, own]) => [Number(place), own])))

function built(vectors: ReadonlyMap<number, string>): TextIndex {
  const texts = collectTexts()
  for (const place of [...vectors.keys()].sort((a, b) => a - b)) texts.add(place, vectors.get(place)!)
  return texts.build()
}

function matchesOf(texts: TextIndex, text: string, isBeginning: boolean): Map<number, number> {
  const matches = new Map<number, number>()
  visitMatches(texts, text, isBeginning, (place, rank) =>
    matches.set(place, (matches.get(place) ?? 0) + rank),
  )
  return matches
}

it('finds the texts that contain a stem or a stem beginning with it, also after changes and during merges', () => {
  fc.assert(
    fc.property(
      byPlace(contents, 60),
      fc.array(byPlace(fc.option(contents, { nil: undefined }), 20), { maxLength: 3 }),
      fc.array(fc.nat({ max: 6 }), { minLength: 3, maxLength: 3 }),
      stem,
      fc.boolean(),
      (before, changes, steps, searched, isBeginning) => {
        const texts = built(vectorsOf(before))
        const current = new Map(before)
        let merging = mergeSteps(texts, 1)
        for (const [at, changed] of changes.entries()) {
          const vectors = [...changed].map(([place, own]) => [place, own && vectorOf(own)] as const)
          updateTexts(texts, new Map(vectors), size)
          for (const [place, own] of changed) current.set(place, own ?? [])
          for (let step = 0; step < steps[at]!; step++)
            if (merging.next().done) merging = mergeSteps(texts, 1)
        }
        const isMatch = ([one]: Contents[number]) =>
          isBeginning ? one.startsWith(searched) : one === searched
        const expected = [...current].filter(([, own]) => own.some(isMatch)).map(([place]) => place)
        const matches = matchesOf(texts, searched, isBeginning)
        expect([...matches.keys()].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
        const fresh = matchesOf(built(vectorsOf(current)), searched, isBeginning)
        for (const [place, rank] of matches) expect(rank).toBeCloseTo(fresh.get(place)!, 12)
      },
    ),
  )
})

it('finds the same before, during and after a merge of many changes in several steps', () => {
  const amount = 20_000
  const vectorAt = (place: number, version: number) =>
    `'all':1A 'v${version}':2B 'p${place % 7}':3 'q${place % 11}':4`
  const texts = built(new Map(Array.from({ length: amount }, (_, place) => [place, vectorAt(place, 1)])))
  const places = Array.from({ length: amount }, (_, place) => place)
  const isChanged = (place: number) => place % 9 === 0
  for (const place of places.filter(isChanged))
    updateTexts(texts, new Map([[place, vectorAt(place, 2)]]), amount)
  expect(isMergeDue(texts)).toBe(true)

  const found = (searched: string) => [...matchesOf(texts, searched, false).keys()].sort((a, b) => a - b)
  const expectAll = () => {
    expect(found('all')).toEqual(places)
    expect(found('v2')).toEqual(places.filter(isChanged))
    expect(found('v1')).toEqual(places.filter(place => !isChanged(place)))
    expect(found('p3')).toEqual(places.filter(place => place % 7 === 3))
  }
  expectAll()
  const merging = mergeSteps(texts)
  let steps = 1
  for (; !merging.next().done; steps++) expectAll()
  expect(steps).toBeGreaterThan(1)
  expectAll()
  expect(isMergeDue(texts)).toBe(false)
  expect(texts.changes.stemsOf.size).toBe(0)
})

it('finds a text that changes again during a merge only by its new stems', () => {
  const texts = built(new Map(['carta', 'drago', 'mazzo'].map((word, place) => [place, `'${word}':1`])))
  const found = () => ['carta', 'ala', 'zeta'].map(word => [...matchesOf(texts, word, false).keys()])
  updateTexts(texts, new Map([[0, `'ala':1`]]), 3)
  const merging = mergeSteps(texts, 1)
  expect(merging.next().done).toBe(false)
  updateTexts(texts, new Map([[0, `'zeta':1`]]), 3)
  expect(found()).toEqual([[], [], [0]])
  while (!merging.next().done);
  expect(found()).toEqual([[], [], [0]])
})
