// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readMoney } from '@/domain/read-amount.ts'
import { moneyText } from './money-text.ts'
import { readPieces, useTypedValue } from './typed-value.ts'

afterEach(cleanup)

it.each([
  ['-5', 'money'],
  ['abc', 'money'],
  ['1,2,3', 'money'],
  ['10.702', 'number_ambiguous'],
])('admin 17: keeps and reports a price of %s, which cannot be parsed', (text, code) => {
  const { result } = renderHook(() => useTypedValue(1290, moneyText, readMoney))
  expect(result.current.shown).toBe('12,90')
  let read: number | undefined = 0
  act(() => {
    read = result.current.type(text)
  })
  expect(read).toBeUndefined()
  act(() => result.current.leave())
  expect([result.current.shown, result.current.code]).toEqual([text, code])
})

it('admin 17: parses whole quantities, never below the minimum', () => {
  for (const text of ['-1', '', '1.5', '10000', 'x']) expect(readPieces(0)(text)).toEqual({ code: 'pieces' })
  expect(readPieces(0)('0')).toEqual({ value: 0 })
  expect(readPieces(1)('0')).toEqual({ code: 'quantity' })
  expect(readPieces(1)(' 12 ')).toEqual({ value: 12 })
})

it('formats a valid value when the field loses focus', () => {
  const { result } = renderHook(() => useTypedValue(1290, moneyText, readMoney))
  act(() => void result.current.type('7'))
  expect(result.current.shown).toBe('7')
  act(() => result.current.leave())
  expect(result.current.shown).toBe('12,90')
})
