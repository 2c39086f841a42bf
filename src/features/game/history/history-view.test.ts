import { expect, it } from 'vitest'
import { totalsOf } from './history-view.tsx'

it('counts spares as played, not as won', () => {
  expect(totalsOf({ win: 3, lose: 2, spare: 1 })).toMatchObject({ played: 6, rate: 0.5 })
})

it('has no rate for a player without battles', () => {
  expect(totalsOf({ win: 0, lose: 0, spare: 0 }).rate).toBeNull()
})
