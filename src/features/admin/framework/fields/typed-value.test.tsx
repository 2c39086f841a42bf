// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moneyText, parseMoney } from './money-text.ts'
import { parsePieces, useTypedValue } from './typed-value.ts'

afterEach(cleanup)

it.each(['-5', 'abc', '1,2,3'])('admin 17: a price of %s is kept, told and not taken', text => {
  const { result } = renderHook(() => useTypedValue(1290, moneyText, parseMoney))
  expect(result.current.shown).toBe('12,90')
  let read: number | undefined = 0
  act(() => {
    read = result.current.type(text)
  })
  expect(read).toBeUndefined()
  act(() => result.current.leave())
  expect([result.current.shown, result.current.isWrong]).toEqual([text, true])
})

it('admin 17: pieces are whole and never less than the least', () => {
  expect(['-1', '', '1.5', '10000', 'x'].map(parsePieces(0))).toEqual(Array(5).fill(undefined))
  expect([parsePieces(0)('0'), parsePieces(1)('0'), parsePieces(1)(' 12 ')]).toEqual([0, undefined, 12])
})

it('a right one is written as the house writes it once the field is left', () => {
  const { result } = renderHook(() => useTypedValue(1290, moneyText, parseMoney))
  act(() => void result.current.type('7'))
  expect(result.current.shown).toBe('7')
  act(() => result.current.leave())
  expect(result.current.shown).toBe('12,90')
})
