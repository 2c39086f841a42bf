import type { BattleEvent } from '@/engine/events.ts'
import { noMarks } from '@/engine/turn.ts'
import type { DeckCard } from '@/engine/types.ts'
import type { CardSnapshot, SeatSnapshot } from '@/stage/battle-snapshot.ts'
import type { BattleCharacter, PublicBattle, PublicPlayer } from '../session/public-battle.ts'
import { statusLabel } from './effect-labels.ts'
import { edgeBetween, pointsScored, windOf, worthOf } from './turn-facts.ts'
import { type BattleWords, characterOf } from './words.ts'

/** One player's cards: the active one separate, the hand in deck order including defeated cards. */
export function seatPicture(battle: PublicBattle, player: PublicPlayer, words: BattleWords): SeatSnapshot {
  const cards = player.deck.flatMap(card => {
    const character = characterOf(battle, card.id)
    return character ? [cardPicture(battle, player, card, character, words)] : []
  })
  const { name, level, avatar } = player.details
  return {
    name,
    level,
    avatar,
    energy: player.energy ?? null,
    points: pointsScored(battle, player === battle.player1 ? 'player1' : 'player2'),
    active: cards.find(card => card.id === player.activeCardId) ?? null,
    hand: cards.filter(card => card.id !== player.activeCardId),
  }
}

function cardPicture(
  battle: PublicBattle,
  player: PublicPlayer,
  { id, pv, marks = noMarks }: DeckCard,
  character: BattleCharacter,
  words: BattleWords,
): CardSnapshot {
  const across = player === battle.player1 ? battle.player2 : battle.player1
  return {
    id,
    slug: character.slug,
    nome: words.cardName(character),
    tipo: character.tipo,
    rarita: character.rarita,
    pv,
    pvMax: mostHealth(battle.history, id, battle.cards[id]?.pv ?? character.pv),
    atk: character.atk + marks.atk,
    resistenza: (battle.cards[id]?.resistenza ?? character.resistenza) + marks.resistenza,
    numero_carta: character.numero_carta,
    defeated: player.defeatedCardIds.includes(id),
    points: battle.rules === 'classic' ? null : worthOf(battle, id),
    trait: battle.rules === 'classic' ? null : words.trait(battle.cards[id]?.tratto),
    edge: edgeBetween(battle, id, across.activeCardId),
    wind: windOf(battle, id),
    statuses: marks.statuses.map(status => ({ ...status, label: statusLabel(words.t, status) })),
    blows: character.mosse.map(({ danno, costo_energia, video_url }, index) => ({
      nome: words.moveName(character, index),
      danno,
      costo: costo_energia,
      clip: video_url,
    })),
    ...(character.look && { look: character.look }),
  }
}

/** Returns the highest health of a card: printed, or as raised by its player. */
function mostHealth(history: readonly BattleEvent[], id: number, printed: number): number {
  let now = printed
  let most = printed
  for (const event of history) {
    if (!('cardId' in event) || event.cardId !== id) continue
    if (event.type === 'damage-taken' || event.type === 'card-healed') now = event.pv
    if (event.type === 'stat-raised' && event.stat === 'pv') now += event.amount
    most = Math.max(most, now)
  }
  return most
}
