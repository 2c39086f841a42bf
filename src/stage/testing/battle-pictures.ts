/**
 * Pictures directly from an engine state, without the session, for battles without a player. The texts are those of the
 * cards.
 */
import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import { pointsOf } from '@/engine/rules/standard-moves.ts'
import { WIND } from '@/engine/rules/standard-numbers.ts'
import { pointsLost } from '@/engine/rules/standard-turns.ts'
import { windOn } from '@/engine/rules/wind.ts'
import { rivalOf } from '@/engine/seats.ts'
import type { BattleState, CardSpec, DeckCard, Seat } from '@/engine/types.ts'
import type { BattleSnapshot, CardSnapshot, MoveSnapshot, SeatSnapshot } from '../battle-snapshot.ts'
import { samplePicture } from './sample-pictures.ts'

/** Data of a picture that is not part of the rules. */
export interface CardLooks {
  slug: string
  rarita: Rarity
  clips?: readonly (string | null)[] // per move
}

const plainLooks = (card: CardSpec): CardLooks => ({ slug: `card-${card.id}`, rarita: 'Comune' })

export type LooksOf = (card: CardSpec) => CardLooks

function cardPicture(
  state: BattleState,
  seat: Seat,
  { id, pv, marks }: DeckCard,
  looks: LooksOf,
): CardSnapshot {
  const card = state.cards[id]
  if (!card) throw new Error(`no card ${id} in the battle`)
  const { slug, rarita, clips } = looks(card)
  return {
    id,
    slug,
    nome: card.nome,
    tipo: card.tipo as CardType,
    rarita,
    pv,
    pvMax: card.pv,
    atk: Math.max(...card.mosse.map(({ danno }) => danno)),
    resistenza: card.resistenza,
    numero_carta: card.numero_carta,
    defeated: state[seat].defeatedCardIds.includes(id),
    points: state.rules === 'standard' ? pointsOf(card) : null,
    trait: card.tratto ? { code: card.tratto, name: card.tratto, sentence: '' } : null,
    edge: null,
    wind: windOn(card.tipo, state.wind?.from) * WIND,
    statuses: (marks?.statuses ?? []).map(status => ({ ...status, label: status.kind })),
    blows: card.mosse.map(({ danno, costo_energia }, index) => ({
      nome: `${index}`,
      danno,
      costo: costo_energia,
      clip: clips?.[index] ?? null,
    })),
  }
}

function seatPicture(state: BattleState, seat: Seat, looks: LooksOf): SeatSnapshot {
  const { deck, activeCardId, energy } = state[seat]
  const cards = deck.map(card => cardPicture(state, seat, card, looks))
  return {
    name: seat === 'player1' ? 'Marco' : 'Livia_93',
    level: 12,
    avatar: null,
    energy: energy ?? null,
    points: state.rules === 'standard' ? pointsLost(state, rivalOf(seat)) : null,
    active: cards.find(({ id }) => id === activeCardId) ?? null,
    hand: cards.filter(({ id }) => id !== activeCardId),
  }
}

const movesOf = (state: BattleState): MoveSnapshot[] =>
  (state.cards[state.player1.activeCardId ?? -1]?.mosse ?? []).map((move, index) => ({
    index,
    nome: move.nome_mossa,
    danno: move.danno,
    costo: move.costo_energia,
    missing: 0,
    effects: (move.effetti ?? []).map(({ kind }) => ({ kind, label: kind })),
    asksStat: false,
    preview: null,
    disabled: null,
  }))

const outcomeOf = ({ phase, winner }: BattleState): BattleSnapshot['outcome'] =>
  phase !== 'game_over' ? null : winner === null ? 'spare' : winner === 'player1' ? 'win' : 'lose'

export const pictureOfState = (state: BattleState, looks: LooksOf = plainLooks): BattleSnapshot =>
  samplePicture({
    own: seatPicture(state, 'player1', looks),
    rival: seatPicture(state, 'player2', looks),
    toMove: state.currentTurnPlayerId === 'player1' ? 'own' : 'rival',
    turn: state.turn,
    canAct: state.phase === 'playing' && state.currentTurnPlayerId === 'player1',
    selecting: state.phase === 'awaiting_selection' && state.player1.activeCardId === null,
    moves: movesOf(state),
    selectedMove: null,
    prompt: '',
    outcome: outcomeOf(state),
  })

/** Returns the picture before the first event: the dealt cards, none of them active. */
export const beforeStart = (picture: BattleSnapshot): BattleSnapshot => {
  const dealt = (seat: SeatSnapshot): SeatSnapshot => ({
    ...seat,
    active: null,
    hand: seat.active ? [seat.active, ...seat.hand] : seat.hand,
  })
  return { ...picture, own: dealt(picture.own), rival: dealt(picture.rival), canAct: false }
}
