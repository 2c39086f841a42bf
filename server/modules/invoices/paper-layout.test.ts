import { expect, it } from 'vitest'
import { wrapped } from './paper-layout.ts'

const paper = { measure: (text: string) => text.length }
const lines = (text: string) => wrapped(paper, text, { width: 10 })

it('breaks lines between words', () => {
  expect(lines('Via Garibaldi 18 scala B')).toEqual(['Via', 'Garibaldi', '18 scala B'])
})

it('breaks a word that is wider than the column, and omits nothing', () => {
  expect(lines('An den Donaudampfschifffahrtsgesellschaft 4')).toEqual([
    'An den',
    'Donaudampf',
    'schifffahr',
    'tsgesellsc',
    'haft 4',
  ])
})

it('begins a new line at each line break of the text', () => {
  expect(lines('eins\n\nzwei')).toEqual(['eins', '', 'zwei'])
})

it('returns lines of single characters for a column that is narrower than a character', () => {
  expect(wrapped(paper, 'ab c', { width: 0 })).toEqual(['a', 'b', 'c'])
})
