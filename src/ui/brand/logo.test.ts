import { expect, it } from 'vitest'
import { splitName } from './logo.tsx'

it('gives the last word of the name its own colour, and none to a single word', () => {
  expect(splitName('Bottega Arcana')).toEqual(['Bottega', 'Arcana'])
  expect(splitName(' La  Bottega Arcana ')).toEqual(['La Bottega', 'Arcana'])
  expect(splitName('Arcana')).toEqual(['Arcana', ''])
})
