import { expect, it } from 'vitest'
import { isFilteredNickname, nicknameKey } from './nickname.ts'

it('a nickname is the same in any case and with any accent', () => {
  expect(nicknameKey('Élodie')).toBe(nicknameKey('ELODIE'))
  expect(nicknameKey('ﬁamma')).toBe('fiamma')
  expect(nicknameKey('Ada')).not.toBe(nicknameKey('Ado'))
})

it.each(['Admin', 'bottega_arcana', 'the-5taff', 'C4zz0', 'f_u_c_k'])('%s is not admitted', nickname => {
  expect(isFilteredNickname(nickname)).toBe(true)
})

it.each(['Montenegro', 'Drago_7', 'Ümit', 'Marea'])('%s is admitted', nickname => {
  expect(isFilteredNickname(nickname)).toBe(false)
})
