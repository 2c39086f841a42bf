import { expect, it } from 'vitest'
import { startedTable } from '../testing/table.ts'
import { italian } from '../testing/texts.ts'
import { watchersWords } from './replay-words.ts'

it('game 11: names the winner for a spectator of either side', async () => {
  const { session } = await startedTable()
  const words = watchersWords(italian)
  const { victory, defeat } = words.stage(session.store.getState().battle)
  expect(victory).toBe('Vince Tu!')
  expect(defeat).toBe('Vince Novizio!')
  expect([italian.isWatching, words.isWatching]).toEqual([false, true])
})
