import { describe, expect, it } from 'vitest'
import { codesFromFile, fillCodes, isReadyToShip, type ShipRow } from './ship-rows.ts'

const row = (number: string, changes: Partial<ShipRow> = {}): ShipRow => ({
  id: Number(number.slice(3)),
  number,
  name: 'Ada Conti',
  city: 'Milano',
  pieces: 1,
  isPickup: false,
  carrier: 'BRT',
  code: '',
  ...changes,
})
const rows = [row('BA-1001'), row('BA-1002', { isPickup: true }), row('BA-1003'), row('BA-1004')]
const codes = (filled: readonly ShipRow[]) => filled.map(({ code }) => code)

describe('fillCodes', () => {
  it('fills downwards from the row, skips orders for collection and ignores empty lines', () => {
    expect(codes(fillCodes(rows, 0, 'A1\r\n\r\n B2 \nC3\n'))).toEqual(['A1', '', 'B2', 'C3'])
    expect(codes(fillCodes(rows, 2, 'A1\nB2\nC3'))).toEqual(['', '', 'A1', 'B2'])
  })
})

describe('codesFromFile', () => {
  it('assigns codes by order number, whatever the order of the lines', () => {
    const {
      rows: filled,
      matched,
      unmatched,
    } = codesFromFile(rows, '\uFEFFnumero;codice\r\n#ba-1004;X4\r\nBA-1001;X1;GLS\r\n')
    expect(codes(filled)).toEqual(['X1', '', '', 'X4'])
    expect(filled[0]?.carrier).toBe('GLS')
    expect([matched, unmatched]).toEqual([2, []])
  })

  it('names lines of other orders and keeps the codes that were typed', () => {
    const typed = fillCodes(rows, 0, 'A1')
    const { rows: filled, unmatched } = codesFromFile(typed, 'BA-9999,X9\nBA-1003,X3')
    expect(codes(filled)).toEqual(['A1', '', 'X3', ''])
    expect(unmatched).toEqual(['BA-9999'])
  })
})

it('requires a carrier except for orders that are collected', () => {
  expect(isReadyToShip(row('BA-1001', { carrier: ' ' }))).toBe(false)
  expect(isReadyToShip(row('BA-1001', { carrier: '', isPickup: true }))).toBe(true)
})
