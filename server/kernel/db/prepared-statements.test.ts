// @isolated: counts the statement texts of the whole process
import { expect, it } from 'vitest'
import { withName } from './prepared-statements.ts'

const question = (text: string) => ({ text })
const nameOf = (statement: unknown) => (statement as { name?: string }).name

it('names a statement when its text repeats; another text gets another name, and values make no difference', () => {
  const send = (text: string, value: unknown) => nameOf(withName(question(text), [value]))
  expect([send('select $1 /* a */', 1), send('select $1 /* a */', 2)]).toEqual([undefined, undefined])
  const name = send('select $1 /* a */', 3)
  expect(name).toBe('q_c87fd859102fb3bd0ecb01dfd43ade99') // in every process
  expect(send('select $1 /* a */', 'four')).toBe(name)
  for (let turn = 0; turn < 5; turn++) send('select $1 /* b */', turn)
  expect(send('select $1 /* b */', 9)).not.toBe(name)
})

it('keeps an existing name, and leaves a statement alone if it has no values or is more than a text', () => {
  const named = { text: 'select $1 /* c */', name: 'own' }
  const cursor = { text: 'select $1 /* d */', submit: () => {} }
  for (let turn = 0; turn < 5; turn++) {
    expect(withName(named, [1])).toBe(named)
    expect(withName(cursor, [1])).toBe(cursor)
    expect(nameOf(withName(question('begin; commit'), []))).toBeUndefined()
    expect(withName('select 1', undefined)).toBe('select 1')
  }
})
