/** Decks drawn from a seed: any legal deck, of one rarity, as rare as allowed, or comparable to another deck. */
import { type Rarity, rarities } from '../../src/contract/endpoints/game/characters.ts'
import { drawBelow, rngFromSeed, shuffle } from '../../src/engine/rng.ts'
import type { Game, GameCard } from './game.ts'

/** Random numbers from one seed. */
export class Draws {
  private rng: number
  constructor(seed: number) {
    this.rng = rngFromSeed(seed)
  }
  below(count: number): number {
    const draw = drawBelow(this.rng, count)
    this.rng = draw.rng
    return draw.value
  }
  shuffled<T>(items: readonly T[]): T[] {
    const draw = shuffle(this.rng, items)
    this.rng = draw.rng
    return draw.value
  }
}

/** Combines several numbers into one, spread over 32 bits, so that adjacent seeds have unrelated draws. */
export function seedOf(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const idOf = ({ spec }: GameCard): number => spec.id

/** Adds cards in the given order as long as the deck allows them. @returns null if they do not complete a deck */
function filled(game: Game, order: readonly number[], first: readonly number[] = []): number[] | null {
  const deck = [...first]
  for (const id of order) {
    if (deck.length === game.deckSize) break
    if (!deck.includes(id) && game.allows([...deck, id])) deck.push(id)
  }
  return deck.length === game.deckSize ? deck : null
}

function drawn(game: Game, draw: () => readonly number[], first: readonly number[] = []): number[] {
  for (let tries = 0; tries < 1000; tries++) {
    const deck = filled(game, draw(), first)
    if (deck) return deck
  }
  throw new Error(`${game.name}: no deck of ${game.deckSize} cards is allowed`)
}

export const anyDeck = (game: Game, draws: Draws, without: readonly number[] = []): number[] =>
  drawn(game, () => draws.shuffled(game.cards.map(idOf).filter(id => !without.includes(id))))

/** Draws the other cards of a deck that is legal with either of the two cards. @returns five cards */
export function companions(game: Game, draws: Draws, firstId: number, secondId: number): number[] {
  const free = game.cards.map(idOf).filter(id => id !== firstId && id !== secondId)
  for (let tries = 0; tries < 1000; tries++) {
    const rest = drawn(game, () => draws.shuffled(free), [firstId]).slice(1)
    if (game.allows([secondId, ...rest])) return rest
  }
  throw new Error(`${game.name}: no deck holds ${firstId} and ${secondId} in turn`)
}

/** Ignores the limits per rarity. @returns null if the game has fewer cards of the rarity than a deck needs */
export function deckOfRarity(game: Game, draws: Draws, rarity: Rarity): number[] | null {
  const cards = game.cards.filter(card => card.rarity === rarity)
  if (cards.length < game.deckSize) return null
  return draws.shuffled(cards.map(idOf)).slice(0, game.deckSize)
}

/** As rare as the rules allow: adds the rarest cards first. */
export const rarestDeck = (game: Game, draws: Draws): number[] =>
  draws.shuffled(
    drawn(game, () =>
      [...rarities]
        .reverse()
        .flatMap(rarity => draws.shuffled(game.cards.filter(card => card.rarity === rarity).map(idOf))),
    ),
  )

/** Draws a deck like a computer player's against the player's own deck: different cards of the same rarities, in any order. */
export function likeDeck(game: Game, draws: Draws, deck: readonly number[]): number[] {
  const rarityOf = new Map(game.cards.map(card => [card.spec.id, card.rarity]))
  const free = draws.shuffled(game.cards.filter(({ spec }) => !deck.includes(spec.id)))
  const chosenIds: number[] = []
  for (const id of deck) {
    const next =
      free.find(card => card.rarity === rarityOf.get(id) && !chosenIds.includes(card.spec.id)) ??
      free.find(card => !chosenIds.includes(card.spec.id) && game.allows([...chosenIds, card.spec.id]))
    if (next) chosenIds.push(next.spec.id)
  }
  return draws.shuffled(chosenIds)
}
