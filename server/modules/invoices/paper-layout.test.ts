import { expect, it } from 'vitest'
import { wrapped } from './paper-layout.ts'

const paper = { measure: (text: string) => text.length }
const lines = (text: string) => wrapped(paper, text, { width: 10 })

it('breaks between words', () => {
  expect(lines('Via Garibaldi 18 scala B')).toEqual(['Via', 'Garibaldi', '18 scala B'])
})

it('breaks inside of a word that is wider than the column, so that nothing is lost', () => {
  expect(lines('An den Donaudampfschifffahrtsgesellschaft 4')).toEqual([
    'An den',
    'Donaudampf',
    'schifffahr',
    'tsgesellsc',
    'haft 4',
  ])
})

it('keeps line ends', () => {
  expect(lines('eins\n\nzwei')).toEqual(['eins', '', 'zwei'])
})

it('ends for a column that is narrower than a character', () => {
  expect(wrapped(paper, 'ab c', { width: 0 })).toEqual(['a', 'b', 'c'])
})
