import { expect, it } from 'vitest'
import { recordAgainst } from './rival-record.ts'

it('counts only battles against that opponent, and only wins as won', () => {
  const battles = [
    { opponent: 'novizio', outcome: 'win' },
    { opponent: 'novizio', outcome: 'spare' },
    { opponent: 'maestro', outcome: 'lose' },
    { opponent: null, outcome: 'win' },
  ] as const
  expect(recordAgainst(battles, 'novizio')).toEqual({ won: 1, played: 2 })
  expect(recordAgainst(battles, 'esperto')).toEqual({ won: 0, played: 0 })
})
