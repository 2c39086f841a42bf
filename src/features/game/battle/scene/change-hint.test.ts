import { expect, it } from 'vitest'
import type { Command } from '@/engine/commands.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { startedTable } from '../testing/table.ts'
import { italian } from '../testing/texts.ts'
import { snapshotOf } from './battle-snapshot.ts'
import { untouched } from './touched.ts'

const use = (seat: Command['seat'], move = 0): Command => ({ type: 'use-move', seat, move })
const skip = (seat: Command['seat']): Command => ({ type: 'skip-turn', seat })

/** A card with a strong move for one use and a poke. */
function oneShot(id: number): BattleCharacter {
  const card = characterWith(id, { danno: 60, effetti: [{ kind: 'once-per-match' }] })
  return { ...card, mosse: [...card.mosse, { ...card.mosse[0]!, danno: 10, costo_energia: 1, effetti: [] }] }
}

const rival = characterWith(9, { danno: 0, pv: 300 })

/** Plays commands against a rival that skips, and returns the hint of each own turn. */
async function hintsAfter(deck: BattleCharacter[], own: Command[]) {
  const { session, battle, endAnimation } = await startedTable(standardBattle(deck, [rival]))
  const hint = () => snapshotOf(session.store.getState().battle, untouched, italian).changeHint
  const hints = [hint()]
  for (const command of own) {
    expect(await battle.link('player1').send(command)).toBeNull()
    await endAnimation()
    if (session.store.getState().battle.toAct === 'player2') {
      await battle.link('player2').send(skip('player2'))
      await endAnimation()
    }
    hints.push(hint())
  }
  return hints
}

const better = italian.t('prompt.changeHint', { card: 'Carta 2', damage: 30 })

it('names the card that deals more damage after the strongest move is used up, until another move is used', async () => {
  const own = [use('player1'), skip('player1'), use('player1', 1)]
  expect(await hintsAfter([oneShot(1), characterWith(2)], own)).toEqual([null, better, better, null])
})

it('does not repeat the hint for a card that comes back', async () => {
  const change = (cardId: number): Command => ({ type: 'replace-card', seat: 'player1', cardId })
  const own = [use('player1'), change(2), skip('player1'), change(1), skip('player1')]
  expect((await hintsAfter([oneShot(1), characterWith(2)], own)).slice(2)).toEqual([null, null, null, null])
})

it.each([
  ['the hand has no stronger move', [oneShot(1), characterWith(2, { danno: 10 })]],
  ['the stronger move is not affordable in the next turn', [oneShot(1), characterWith(2, { costo: 9 })]],
  ['the hand is empty', [oneShot(1)]],
  [
    'the card has a stronger move left',
    [
      { ...oneShot(1), mosse: [...oneShot(1).mosse, characterWith(1, { danno: 90 }).mosse[0]!] },
      characterWith(2, { danno: 95 }),
    ],
  ],
])('gives no hint if %s', async (_, deck) => {
  expect((await hintsAfter(deck, [use('player1')]))[1]).toBeNull()
})
