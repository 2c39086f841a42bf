import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changed, type History, historyOf, redone, undone } from './history.ts'

const repeat = <T>(times: number, step: (value: T) => T, from: T): T =>
  Array.from({ length: times }).reduce<T>(step, from)

it('undoes and redoes everything in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), values => {
      const made = values.reduce(
        (history, value) => changed(history, value),
        historyOf<number | string>('first'),
      )
      const back = repeat<History<number | string>>(values.length + 3, undone, made)
      expect(back.present).toBe('first')
      expect(repeat(values.length + 3, redone, back).present).toBe(made.present)
    }),
  )
})

it('groups the letters of one name into one step, until another change', () => {
  const typed = ['a', 'ab', 'abc'].reduce((history, text) => changed(history, text, 'name'), historyOf(''))
  expect(undone(typed).present).toBe('')
  const again = changed(changed(typed, 'type'), 'abcd', 'name')
  expect(undone(again).present).toBe('type')
  expect(undone(undone(again)).present).toBe('abc')
  expect(changed(undone(typed), 'x', 'name').future).toEqual([])
})

it('ignores a change without effect', () => {
  const history = historyOf('a')
  expect(changed(history, 'a')).toBe(history)
})
