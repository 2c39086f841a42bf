import { expect, it } from 'vitest'
import { isFilteredNickname, nicknameKey } from './nickname.ts'

it('treats a nickname in any case and with any accent as the same', () => {
  expect(nicknameKey('Élodie')).toBe(nicknameKey('ELODIE'))
  expect(nicknameKey('ﬁamma')).toBe('fiamma')
  expect(nicknameKey('Ada')).not.toBe(nicknameKey('Ado'))
})

it.each(['Admin', 'bottega_arcana', 'the-5taff', 'C4zz0', 'f_u_c_k'])('refuses %s', nickname => {
  expect(isFilteredNickname(nickname)).toBe(true)
})

it.each(['Montenegro', 'Drago_7', 'Ümit', 'Marea'])('accepts %s', nickname => {
  expect(isFilteredNickname(nickname)).toBe(false)
})
