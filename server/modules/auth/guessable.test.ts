import { expect, it } from 'vitest'
import { newPasswordMin } from '@/contract/endpoints/account/auth.ts'
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
])('A13: refuses %s', password => {
  expect(isGuessable(password)).toBe(true)
})

it('A13: refuses each of the three thousand most common passwords, also with a capital, a year and a sign', () => {
  const dressed = (password: string) => {
    const year = /\d/.test(password) ? '' : '1987'
    return [password, `${password[0]?.toUpperCase()}${password.slice(1)}${year}!`]
  }
  expect(commonPasswords.length).toBeGreaterThan(800)
  expect(commonPasswords.every(password => password.length >= newPasswordMin)).toBe(true)
  expect(commonPasswords.flatMap(dressed).filter(password => !isGuessable(password))).toEqual([])
})

it.each([
  'quattro gatti al mercato',
  '🐉🔥🐉🌊🌱🌬️✨🌑',
  'kT9#vLq2wz',
  'x'.padEnd(8, 'y').padEnd(64, 'marea-'),
  'contea di volpi 7',
])('A13: accepts %s', password => {
  expect(isGuessable(password)).toBe(false)
})

it('treats the account’s name and email as guessable', () => {
  const accountTexts = ['Ada Lovelace', 'countess@example.com']
  expect(isGuessable('lovelace1815', accountTexts)).toBe(true)
  expect(isGuessable('Countess!!', accountTexts)).toBe(true)
  expect(isGuessable('countess@example.com', accountTexts)).toBe(true)
  expect(isGuessable('lovelace1815')).toBe(false)
})
