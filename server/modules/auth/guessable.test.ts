import { expect, it } from 'vitest'
import { newPasswordMin } from '../../../src/contract/endpoints/account/auth.ts'
import { commonPasswords } from './common-passwords.ts'
import { isGuessable } from './guessable.ts'

it.each([
  'password',
  'Password1',
  'bottega-demo',
  'P@ssw0rd!',
  'password123',
  '12345678',
  '1234567890',
  '87654321',
  'qwertyuiop',
  'qwerty123!',
  '1q2w3e4r5t',
  'aaaaaaaa',
  'abcabcabc',
  'passwordpassword',
  'iloveyou2',
  'juventus1897',
  'Francesco90',
  '19901231',
])('A13: %s is refused', password => {
  expect(isGuessable(password)).toBe(true)
})

it('A13: of the three thousand that are used most every one is refused, with a capital, a year and a sign too', () => {
  const dressed = (word: string) => {
    const year = /\d/.test(word) ? '' : '1987'
    return [word, `${word[0]?.toUpperCase()}${word.slice(1)}${year}!`]
  }
  expect(commonPasswords.length).toBeGreaterThan(800)
  expect(commonPasswords.every(word => word.length >= newPasswordMin)).toBe(true)
  expect(commonPasswords.flatMap(dressed).filter(word => !isGuessable(word))).toEqual([])
})

it.each([
  'quattro gatti al mercato',
  '🐉🔥🐉🌊🌱🌬️✨🌑',
  'kT9#vLq2wz',
  'x'.padEnd(8, 'y').padEnd(64, 'marea-'),
  'contea di volpi 7',
])('A13: %s is accepted', password => {
  expect(isGuessable(password)).toBe(false)
})

it('one’s own name and address are guesses', () => {
  const own = ['Ada Lovelace', 'countess@example.com']
  expect(isGuessable('lovelace1815', own)).toBe(true)
  expect(isGuessable('Countess!!', own)).toBe(true)
  expect(isGuessable('countess@example.com', own)).toBe(true)
  expect(isGuessable('lovelace1815')).toBe(false)
})
