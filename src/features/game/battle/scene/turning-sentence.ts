/** The turning point of a lost battle in the reader's language. Pure. */
import type { TurningPoint } from '@/engine/hints/turning-point.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { type BattleWords, characterOf } from './words.ts'

const kinds = {
  'use-move': 'move',
  'replace-card': 'change',
  'skip-turn': 'skip',
  'choose-card': 'choose',
} as const

/** States what should have been done and when, and the card it would have saved, or that it might have turned the battle. */
export function turningSentence(words: BattleWords, battle: PublicBattle, point: TurningPoint): string {
  const { better, turn, activeId, savedId } = point
  const nameOf = (id: number | null) => {
    const character = characterOf(battle, id)
    return character ? words.cardName(character) : ''
  }
  const kind = 'guard' in better && better.guard ? 'guard' : kinds[better.type]
  const active = characterOf(battle, activeId)
  const values = {
    turn,
    card: nameOf(savedId ?? activeId),
    other: 'cardId' in better ? nameOf(better.cardId) : '',
    move: better.type === 'use-move' && active ? words.moveName(active, better.move) : '',
  }
  return savedId === null || kind === 'choose'
    ? words.t(`turning.won.${kind}`, values)
    : words.t(`turning.saved.${kind}`, values)
}
