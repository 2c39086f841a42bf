/** At most four lines about the result of the marked move, the inspected card, or the turn. */
import { EDGE, heatAt, TURN_ENERGY } from '@/engine/rules/standard-numbers.ts'
import { nextWindTurn } from '@/engine/rules/wind.ts'
import { type TraitCode, traitAmounts } from '@/engine/traits/trait.ts'
import type { Say } from '@/i18n/effect-sentence.ts'
import type { BlowPreview, MoveSnapshot } from '@/stage/battle-snapshot.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { activeCard, edgeBetween, threatTo, turnFacts, windOf } from './turn-facts.ts'
import { mayReplace } from './turn-rights.ts'
import { type BattleWords, characterOf } from './words.ts'

const LINES = 4

interface Marked {
  move: MoveSnapshot | undefined
  card: number | null // inspected card of the own hand
}

export function forecastOf(battle: PublicBattle, { move, card }: Marked, words: BattleWords): string[] {
  if (battle.gameState !== 'playing') return []
  const looked = card !== null && mayReplace(battle)
  const lines = move
    ? movesLines(battle, move, words)
    : looked
      ? changeLines(battle, card, words)
      : turnLines(battle, words)
  return lines.filter(line => line !== null).slice(0, LINES)
}

const nameOf = (battle: PublicBattle, id: number | null, words: BattleWords): string => {
  const character = characterOf(battle, id)
  return character ? words.cardName(character) : ''
}

function movesLines(battle: PublicBattle, move: MoveSnapshot, words: BattleWords) {
  const { t } = words
  const { effects, costo } = move
  const energy = battle.player1.energy
  return [
    blowLine(battle, move, words),
    counterLine(battle, move, words),
    effects.length > 0 ? effects.map(({ label }) => label).join(' · ') : null,
    energy === undefined ? null : t('forecast.energyLeft', { count: Math.max(0, energy - costo) }),
  ]
}

/** What the blow does to the rival's card, and its points. */
function blowLine(battle: PublicBattle, { preview }: MoveSnapshot, words: BattleWords) {
  return preview && blowFact(words.t, nameOf(battle, battle.player2.activeCardId, words), preview)
}

/** Traits that damage or defeat an attacker. */
const reactions: Partial<Record<TraitCode, 'struck' | 'falls'>> = {
  embers: 'struck',
  thorns: 'struck',
  'parting-shot': 'falls',
}

function counterLine(battle: PublicBattle, { preview }: MoveSnapshot, words: BattleWords): string | null {
  const { activeCardId } = battle.player2
  const code = activeCardId === null ? undefined : battle.cards[activeCardId]?.tratto
  const reaction = code && reactions[code]
  if (!preview || preview.danno === 0 || !reaction) return null
  if ((reaction === 'falls') !== (preview.pvAfter === 0)) return null
  const card = nameOf(battle, battle.player1.activeCardId, words)
  return words.t('forecast.answer', {
    card,
    damage: traitAmounts[code],
    trait: words.trait(code)?.name ?? '',
  })
}

/** The card that would come in: its match-up with the rival's card, and the price of the switch. */
function changeLines(battle: PublicBattle, id: number, words: BattleWords) {
  const { t } = words
  const change = turnFacts(battle, t)?.change
  if (!change) return []
  const card = nameOf(battle, battle.player1.activeCardId, words)
  return [
    edgeLine(battle, id, words),
    windLine(battle, id, words),
    t(change.pvAfter === 0 ? 'forecast.changeFall' : 'forecast.changeDamage', { card, damage: change.hit }),
    t('forecast.energyLeft', { count: Math.max(0, (battle.player1.energy ?? 0) - change.cost) }),
    t('forecast.thenMove'),
  ]
}

function edgeLine(battle: PublicBattle, id: number, words: BattleWords): string | null {
  const edge = edgeBetween(battle, id, battle.player2.activeCardId)
  if (edge === null) return null
  const card = nameOf(battle, id, words)
  const rival = nameOf(battle, battle.player2.activeCardId, words)
  return words.t(`forecast.edge.${edge}`, { card, rival, edge: EDGE })
}

/** The wind for or against a card, and its next direction if that changes the match-up. */
function windLine(battle: PublicBattle, id: number, words: BattleWords): string | null {
  const [now, next] = [windOf(battle, id), windOf(battle, id, 'next')]
  if (now === 0) return null
  const values = {
    card: nameOf(battle, id, words),
    wind: Math.abs(now),
    turn: nextWindTurn(battle.turn),
  }
  const way = now > 0 ? 'up' : 'down'
  return words.t(`forecast.wind.${way}.${next === now ? 'stays' : 'turns'}`, values)
}

function turnLines(battle: PublicBattle, words: BattleWords) {
  const ownId = battle.player1.activeCardId
  return [
    threatLine(battle, words),
    sufferingLine(battle, words),
    ownId === null ? null : windLine(battle, ownId, words),
    ownId === null ? null : edgeLine(battle, ownId, words),
    battle.rules === 'standard' ? words.t('forecast.energyNext', { count: TURN_ENERGY }) : null,
  ]
}

function threatLine(battle: PublicBattle, words: BattleWords): string | null {
  const threat = threatTo(battle)
  if (!threat) return null
  const rival = battle.player2.details.name
  if (threat.danno === 0) return words.t('forecast.safe', { rival })
  const card = nameOf(battle, battle.player1.activeCardId, words)
  return threat.pvAfter === 0
    ? words.t('forecast.mayFall', { rival, card })
    : words.t('forecast.threat', { rival, card, damage: threat.danno })
}

/** Damage of poison, burn and heat at the start of the own card's next turn. */
function sufferingLine(battle: PublicBattle, words: BattleWords): string | null {
  const ownCard = activeCard(battle.player1)
  if (!ownCard) return null
  const passed = battle.currentTurnPlayerId === 'player1' ? 1 : 0 // this turn's damage has already been applied
  const hurts =
    ownCard.marks?.statuses.filter(
      ({ kind, turns }) => (kind === 'poison' || kind === 'burn') && turns > passed,
    ) ?? []
  const heat = battle.rules === 'standard' ? heatAt(battle.turn + 1 + passed) : 0
  const damage = hurts.reduce((sum, { amount }) => sum + amount, heat)
  if (damage === 0) return null
  return words.t('forecast.suffers', { card: nameOf(battle, ownCard.id, words), damage })
}

/** Returns the outcome of a blow as a sentence: victory, points, a defeat, or the remaining health. */
export function blowFact(t: Say, card: string, { pvAfter, points, wins }: BlowPreview): string {
  if (wins) return t('forecast.wins', { card })
  if (points > 0) return t('forecast.scores', { card, points })
  return pvAfter === 0 ? t('forecast.falls', { card }) : t('commands.preview', { card, pv: pvAfter })
}
