/** Decks drawn from a seed: any the rules allow, of one rarity, as rare as allowed, equal to another one. */
import { type Rarity, rarities } from '../../src/contract/endpoints/game/characters.ts'
import { drawBelow, rngFromSeed, shuffle } from '../../src/engine/rng.ts'
import type { Game, GameCard } from './game.ts'

/** Random draws from one seed. */
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

/** One number out of several, spread over 32 bits: neighbours of a seed share no draws. */
export function seedOf(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const idOf = ({ spec }: GameCard): number => spec.id

/** Takes cards in the order given as long as the deck allows them. @returns null when they do not make a deck */
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

/** The first two cards are these, in a deck that is allowed with either of them. @returns the five cards beside them */
export function companions(game: Game, draws: Draws, one: number, other: number): number[] {
  const free = game.cards.map(idOf).filter(id => id !== one && id !== other)
  for (let tries = 0; tries < 1000; tries++) {
    const rest = drawn(game, () => draws.shuffled(free), [one]).slice(1)
    if (game.allows([other, ...rest])) return rest
  }
  throw new Error(`${game.name}: no deck holds ${one} and ${other} in turn`)
}

/** @returns null when there are fewer than a deck of them; what a deck may hold of a rarity is not asked */
export function deckOfRarity(game: Game, draws: Draws, rarity: Rarity): number[] | null {
  const cards = game.cards.filter(card => card.rarity === rarity)
  if (cards.length < game.deckSize) return null
  return draws.shuffled(cards.map(idOf)).slice(0, game.deckSize)
}

/** As rare as the rules allow: the rarest cards first, as many as fit. */
export const rarestDeck = (game: Game, draws: Draws): number[] =>
  draws.shuffled(
    drawn(game, () =>
      [...rarities]
        .reverse()
        .flatMap(rarity => draws.shuffled(game.cards.filter(card => card.rarity === rarity).map(idOf))),
    ),
  )

/** As a computer's deck is made against an own one: other cards of the same rarities, in any order. */
export function likeDeck(game: Game, draws: Draws, own: readonly number[]): number[] {
  const rarityOf = new Map(game.cards.map(card => [card.spec.id, card.rarity]))
  const free = draws.shuffled(game.cards.filter(({ spec }) => !own.includes(spec.id)))
  const taken: number[] = []
  for (const id of own) {
    const next =
      free.find(card => card.rarity === rarityOf.get(id) && !taken.includes(card.spec.id)) ??
      free.find(card => !taken.includes(card.spec.id) && game.allows([...taken, card.spec.id]))
    if (next) taken.push(next.spec.id)
  }
  return draws.shuffled(taken)
}
