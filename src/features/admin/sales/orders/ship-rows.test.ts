import { describe, expect, it } from 'vitest'
import {
  codesFromFile,
  fillCodes,
  hasSeveralCells,
  isReadyToShip,
  lacksCode,
  repeatedCodes,
  type ShipRow,
} from './ship-rows.ts'

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
const allOpen = () => true
const paste = (text: string, from = 0, isOpen: (row: ShipRow) => boolean = allOpen) => {
  const { rows: filledRows, ...report } = fillCodes(rows, from, text, isOpen)
  return { codes: filledRows.map(({ code }) => code), ...report }
}
const load = (text: string, isOpen: (row: ShipRow) => boolean = allOpen) => {
  const { rows: filledRows, ...report } = codesFromFile(rows, text, isOpen)
  return {
    codes: filledRows.map(({ code }) => code),
    carriers: filledRows.map(({ carrier }) => carrier),
    ...report,
  }
}
const nothingLeft = { surplus: [], unmatched: [], repeated: [] }

describe('fillCodes', () => {
  it('fills downwards from the row and skips orders for collection', () => {
    expect(paste('A1\r\n B2 \r\nC3\r\n')).toEqual({
      codes: ['A1', '', 'B2', 'C3'],
      filled: 3,
      total: 3,
      ...nothingLeft,
    })
    expect(paste('A1\nB2', 2).codes).toEqual(['', '', 'A1', 'B2'])
  })

  it.each([
    ['in the middle', 'A1\r\n\r\nC3\r\n', ['A1', '', '', 'C3']],
    ['at the start', '\nB2\nC3', ['', '', 'B2', 'C3']],
    ['of spaces', 'A1\n  \nC3', ['A1', '', '', 'C3']],
    ['at the end', 'A1\n\n\n', ['A1', '', '', '']],
  ])('leaves the row of an empty line %s without a code', (_, text, expected) => {
    expect(paste(text)).toMatchObject({ codes: expected, ...nothingLeft })
  })

  it('names codes for which there is no row', () => {
    expect(paste('A1\nB2\nC3\nD4\n\nE5')).toMatchObject({ filled: 3, total: 5, surplus: ['D4', 'E5'] })
  })

  it('pastes no code into a row that was shipped', () => {
    expect(paste('A1\nB2', 0, ({ number }) => number !== 'BA-1001').codes).toEqual(['', '', 'A1', 'B2'])
  })

  it('assigns two copied columns by order number, whatever the row that received them', () => {
    expect(paste('BA-1004\tX4\r\nBA-1001\tX1\r\nBA-1003\t\r\n', 2)).toEqual({
      codes: ['X1', '', '', 'X4'],
      filled: 2,
      total: 2,
      ...nothingLeft,
    })
    expect(paste('BA-1008\tX8')).toMatchObject({ codes: ['', '', '', ''], filled: 0, unmatched: ['BA-1008'] })
  })
})

describe('codesFromFile', () => {
  it('assigns codes by order number, whatever the order of the lines', () => {
    const text = '\uFEFFnumero;codice\r\n#ba-1004;X4\r\nBA-1001;X1;GLS\r\n'
    expect(load(text)).toEqual({
      codes: ['X1', '', '', 'X4'],
      carriers: ['GLS', 'BRT', 'BRT', 'BRT'],
      filled: 2,
      total: 2,
      ...nothingLeft,
    })
  })

  it('names lines of other orders and keeps the codes that were typed', () => {
    const { rows: typed } = fillCodes(rows, 0, 'A1', allOpen)
    const { rows: filled, ...report } = codesFromFile(typed, 'BA-9999,X9\nBA-1003,X3', allOpen)
    expect(filled.map(({ code }) => code)).toEqual(['A1', '', 'X3', ''])
    expect(report).toEqual({ filled: 1, total: 2, surplus: [], unmatched: ['BA-9999'], repeated: [] })
  })

  it('takes the last code of an order with several, and names the order', () => {
    expect(load('BA-1001;X1\nBA-1001;X2\nBA-1003;X3')).toMatchObject({
      codes: ['X2', '', 'X3', ''],
      filled: 2,
      total: 3,
      repeated: ['BA-1001'],
    })
  })

  it('ignores lines of orders that are done or collected', () => {
    const report = load('BA-1001;X1\nBA-1002;X2\nBA-1003;X3', ({ number }) => number !== 'BA-1001')
    expect(report).toMatchObject({ codes: ['', '', 'X3', ''], filled: 1, total: 1, ...nothingLeft })
  })
})

it('names codes that several rows have', () => {
  expect(repeatedCodes(fillCodes(rows, 0, 'A1\nB2\nA1', allOpen).rows)).toEqual(['A1'])
  expect(repeatedCodes(rows)).toEqual([])
})

it.each([
  ['CODE1', false],
  ['CODE1\r\n', false],
  ['\nCODE1', true],
  ['CODE1\nCODE2', true],
  ['BA-1001\tCODE1', true],
])('reports whether %j has several cells', (text, expected) => {
  expect(hasSeveralCells(text)).toBe(expected)
})

it('requires a carrier except for orders that are collected', () => {
  expect(isReadyToShip(row('BA-1001', { carrier: ' ' }))).toBe(false)
  expect(isReadyToShip(row('BA-1001', { carrier: '', isPickup: true }))).toBe(true)
})

it('counts orders without a code, except those that are collected', () => {
  expect(lacksCode(row('BA-1001', { code: ' ' }))).toBe(true)
  expect(lacksCode(row('BA-1001', { code: 'X1' }))).toBe(false)
  expect(lacksCode(row('BA-1002', { isPickup: true }))).toBe(false)
})
