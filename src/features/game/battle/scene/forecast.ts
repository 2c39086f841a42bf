/** At most three lines on what the marked move, or the turn to come, leads to; for tables with room beside them. */

import { moveOptions } from '@/engine/rules/standard-moves.ts'
import { TURN_ENERGY } from '@/engine/rules/standard-numbers.ts'
import { MOST_ENERGY } from '@/engine/turn.ts'
import type { MovePicture } from '@/stage/battle-picture.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { activeCard } from './move-pictures.ts'
import { type BattleWords, characterOf } from './words.ts'

const LINES = 3

export function forecastOf(
  battle: PublicBattle,
  marked: MovePicture | undefined,
  words: BattleWords,
): string[] {
  if (battle.gameState !== 'playing') return []
  const lines = marked ? movesLines(battle, marked, words) : turnLines(battle, words)
  return lines.filter(line => line !== null).slice(0, LINES)
}

const nameOf = (battle: PublicBattle, id: number | null, words: BattleWords): string => {
  const character = characterOf(battle, id)
  return character ? words.cardName(character) : ''
}

function movesLines(battle: PublicBattle, { preview, effects, costo }: MovePicture, words: BattleWords) {
  const { t } = words
  const card = nameOf(battle, battle.player2.activeCardId, words)
  const energy = battle.player1.energy
  return [
    preview &&
      (preview.pvAfter === 0
        ? t('forecast.falls', { card })
        : t('commands.preview', { card, pv: preview.pvAfter })),
    effects.length > 0 ? effects.map(({ label }) => label).join(' · ') : null,
    energy === undefined ? null : t('forecast.energyLeft', { count: Math.max(0, energy - costo) }),
  ]
}

function turnLines(battle: PublicBattle, words: BattleWords) {
  const { t } = words
  return [
    threatLine(battle, words),
    sufferingLine(battle, words),
    battle.rules === 'standard' ? t('forecast.skip') : null,
  ]
}

/** The hardest blow the rival could strike on its next turn, its energy of then counted. */
function threatLine(battle: PublicBattle, words: BattleWords): string | null {
  const own = activeCard(battle.player1)
  if (!own || battle.player2.activeCardId === null) return null
  const isWaiting = battle.currentTurnPlayerId === 'player1'
  const energy = Math.min(MOST_ENERGY, (battle.player2.energy ?? 0) + (isWaiting ? TURN_ENERGY : 0))
  const next = { cards: battle.cards, player1: battle.player1, player2: { ...battle.player2, energy } }
  const blows = moveOptions(next, 'player2')
    .filter(({ refusal }) => refusal === null || battle.rules === 'classic')
    .map(({ danno }) => danno)
  const most = Math.max(0, ...blows)
  const rival = battle.player2.details.name
  if (most === 0) return words.t('forecast.safe', { rival })
  const card = nameOf(battle, own.id, words)
  return most >= own.pv
    ? words.t('forecast.mayFall', { rival, card })
    : words.t('forecast.threat', { rival, card, damage: most })
}

/** Poison and burns of the own card take their toll when its next turn begins. */
function sufferingLine(battle: PublicBattle, words: BattleWords): string | null {
  const own = activeCard(battle.player1)
  const passed = battle.currentTurnPlayerId === 'player1' ? 1 : 0 // this turn's toll has been taken
  const hurts = own?.marks?.statuses.filter(
    ({ kind, turns }) => (kind === 'poison' || kind === 'burn') && turns > passed,
  )
  if (!own || !hurts || hurts.length === 0) return null
  const damage = hurts.reduce((sum, { amount }) => sum + amount, 0)
  return words.t('forecast.suffers', { card: nameOf(battle, own.id, words), damage })
}
