/** A battle without a screen: the sample decks, a fake clock, and animations that the test ends. */
import type { BattleSetup } from '@/engine/types.ts'
import { openLocalBattle } from '../session/local-battle.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { BattleSession, type Scene } from '../session/session.ts'
import { battleOld } from '../variants/battle-old.ts'
import { usualChoice } from '../variants/choice.ts'
import { FakeClock, settled } from './fake-clock.ts'

const player = (name: string) => ({ name, level: 1, avatar: null, status: 'online' as const })
export const details = { player1: player('Tu'), player2: player('Novizio') }

export function samples(): { setup: BattleSetup; characters: BattleCharacter[] } {
  const prepared = battleOld.prepare({ characters: [], owned: [] }, 1, usualChoice)
  if (!('setup' in prepared)) throw new Error('no sample decks')
  return prepared
}

export function setTable(given = samples()) {
  const clock = new FakeClock()
  const scenes: Scene[] = []
  const ends: (() => void)[] = []
  const battle = openLocalBattle({ setup: given.setup, seed: 1, commands: [] })
  const session = new BattleSession({
    link: battle.link('player1'),
    seat: 'player1',
    clock,
    details,
    characters: given.characters,
    present: scene => {
      scenes.push(scene)
      return new Promise(resolve => ends.push(resolve))
    },
  })
  return {
    clock,
    scenes,
    battle,
    session,
    /** Ends the running animation. */
    endAnimation: async () => {
      ends.shift()?.()
      await settled()
    },
  }
}

/** Returns the table after the opening. */
export async function startedTable(given = samples()) {
  const table = setTable(given)
  table.session.open()
  await settled()
  await table.endAnimation()
  return table
}
