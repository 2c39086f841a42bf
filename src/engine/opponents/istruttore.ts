import { moveOptions } from '../rules/standard-moves.ts'
import { activeCardOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import type { BattleView } from '../view.ts'
import type { Opponent } from './opponent.ts'

const PATIENT_UNTIL = 6 // the last turn in which it attacks: more would prolong a battle in which the player does not

/**
 * The rival of the first lesson, which must not be lost. It attacks only in the first turns, and only while the card across
 * keeps more than half of its printed health. Otherwise it calls its own card back, which costs that card health, so that even a battle without any attack by the player ends.
 */
export const istruttore: Opponent = {
  code: 'istruttore',
  decide: view => {
    const { legal } = view
    if (legal[0]?.type === 'choose-card') return legal[0]
    const gentle = legal.find(command => command.type === 'use-move' && leavesHalf(view, command.move))
    const change = legal.find(({ type }) => type === 'replace-card')
    return gentle ?? change ?? legal.find(({ type }) => type === 'skip-turn') ?? null
  },
}

function leavesHalf(view: BattleView, move: number): boolean {
  const { seat } = view
  if (view.turn > PATIENT_UNTIL) return false
  const target = seat && activeCardOf(sideOf(view, rivalOf(seat)))
  if (!target) return false
  const danno = moveOptions(view, seat).find(option => option.move === move)?.danno ?? 0
  return target.pv - danno > printedCard(view, target.id).pv / 2
}
