import { expect, it } from 'vitest'
import { suggestedEmail } from './email-typo.ts'

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmailcom', 'ada@gmail.com'],
  ['Ada.B@HOTMIAL.com', 'Ada.B@hotmail.com'],
  ['ada@libeto.it', 'ada@libero.it'],
  [' ada@outlok.it ', 'ada@outlook.it'],
])('suggests another domain for %j', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

it.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@email.it',
  'ada@gmx.de',
  'ada@bottega-arcana.it',
  'ada@example.com',
  'ada@web.it',
  'ada',
  'ada@',
  '',
  `a@${'b'.repeat(5000)}.com`,
])('suggests nothing for %j', typed => {
  expect(suggestedEmail(typed)).toBeUndefined()
})
