import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { locales } from '@/contract/locales.ts'
import { fieldSentence } from '../testing/field-sentence.ts'
import { fieldsOf, unstorableFields } from './fields.ts'

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  age: z.int().min(1).max(9),
  nick: z.string().min(3, 'nickname').optional(),
  extra: z.strictObject({ list: z.array(z.number()) }).optional(),
})

const codes = (value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : fieldsOf(parsed.error.issues).map(({ path, code }) => `${path} ${code}`)
}

describe('field problems of an input', () => {
  it.each([
    [{}, ['name required', 'age required']],
    [{ name: 'x', age: 1 }, ['name too_short']],
    [{ name: 'too long', age: 1 }, ['name too_long']],
    [{ name: 'good', age: 10 }, ['age invalid']],
    [{ name: 'good', age: 'x' }, ['age invalid']],
    [{ name: 'good', age: 1, nick: 'x' }, ['nick nickname']],
    [{ name: 'good', age: 1, role: 'admin', id: 1 }, ['role unknown_field', 'id unknown_field']],
    [
      { name: 'good', age: 1, extra: { list: [1, 'x'], x: 1 } },
      ['extra.list.1 invalid', 'extra.x unknown_field'],
    ],
  ])('%j → %j', (value, expected) => {
    expect(codes(value)).toEqual(expected)
  })

  it('has a message for every code in every language', () => {
    for (const locale of locales)
      for (const code of [
        'required',
        'email',
        'password_min',
        'too_long',
        'too_short',
        'invalid',
        'unknown_field',
      ])
        expect(fieldSentence(locale, code)).toBeTruthy()
  })
})

describe('text that PostgreSQL cannot store', () => {
  it('is found at any depth', () => {
    expect(unstorableFields({ a: { b: ['x', 'y\u0000'] } })).toEqual([{ path: 'a.b.1', code: 'invalid' }])
    expect(unstorableFields('\udc00')).toHaveLength(1)
  })

  it('accepts whole characters of any script', () => {
    expect(unstorableFields({ text: 'città 🐉 日本 ع' })).toEqual([])
  })
})
