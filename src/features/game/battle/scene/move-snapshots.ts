/** The active card's moves with their current state: real cost, missing energy, reason why not, and effect. */
import { hasEffect, type MoveOption } from '@/engine/rules/standard-moves.ts'
import { resistanceOf } from '@/engine/turn.ts'
import type { DeckCard, Status } from '@/engine/types.ts'
import type { Say } from '@/i18n/effect-sentence.ts'
import type { MoveSnapshot } from '@/stage/battle-snapshot.ts'
import type { BattleCharacter, PublicBattle } from '../session/public-battle.ts'
import { effectLabel } from './effect-labels.ts'
import { activeCard, edgeBetween, optionsOf, winsBy, worthOf } from './turn-facts.ts'
import { type BattleWords, characterOf } from './words.ts'

export function movePictures(battle: PublicBattle, words: BattleWords): MoveSnapshot[] {
  const user = characterOf(battle, battle.player1.activeCardId)
  const card = activeCard(battle.player1)
  const printed = card && battle.cards[card.id]
  if (!user || !card || !printed) return []
  return optionsOf(battle, 'player1').flatMap(option => {
    const move = printed.mosse[option.move]
    return move ? [movePicture(battle, words, { user, card, option, move })] : []
  })
}

interface Given {
  user: BattleCharacter
  card: DeckCard
  option: MoveOption
  move: PublicBattle['cards'][number]['mosse'][number]
}

function movePicture(battle: PublicBattle, words: BattleWords, facts: Given): MoveSnapshot {
  const { user, card, option, move } = facts
  const charged = battle.rules === 'standard'
  const missing = charged ? Math.max(0, option.cost - (battle.player1.energy ?? 0)) : 0
  const effetti = charged ? (move.effetti ?? []) : []
  return {
    index: option.move,
    nome: words.moveName(user, option.move),
    danno: move.danno,
    costo: charged ? option.cost : move.costo_energia,
    missing,
    effects: effetti.map(effect => ({ kind: effect.kind, label: effectLabel(words.t, effect) })),
    asksStat: charged && hasEffect(move, 'chosen-stat'),
    preview: previewOf(battle, option.danno, move.danno),
    disabled: reasonOf(words.t, option, card, missing),
  }
}

function previewOf(battle: PublicBattle, health: number, danno: number): MoveSnapshot['preview'] {
  const target = activeCard(battle.player2)
  if (!target || danno === 0) return null
  const falls = health >= target.pv
  const edge = edgeBetween(battle, target.id, battle.player1.activeCardId)
  return {
    danno: health,
    usual: Math.max(0, danno - resistanceOf(battle, target)),
    pvAfter: Math.max(0, target.pv - health),
    edge: edge === 'down' || edge === 'both',
    points: falls && battle.rules === 'standard' ? worthOf(battle, target.id) : 0,
    wins: falls && winsBy(battle, target.id),
  }
}

const turnsOf = ({ marks }: DeckCard, kind: Status['kind']): number =>
  marks?.statuses.find(status => status.kind === kind)?.turns ?? 1

function reasonOf(t: Say, { refusal }: MoveOption, card: DeckCard, missing: number): string | null {
  switch (refusal) {
    case null:
      return null
    case 'card_asleep':
      return t('reason.asleep', { count: turnsOf(card, 'sleep') })
    case 'card_stunned':
      return t('reason.stunned')
    case 'already_used':
      return t('reason.used')
    case 'not_enough_energy':
      return t('reason.missing', { count: missing })
    default:
      return t('reason.other')
  }
}
