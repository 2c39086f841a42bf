import { expect, it } from 'vitest'
import { anyDeck, companions, Draws, deckOfRarity, likeDeck, rarestDeck, seedOf } from './decks.ts'
import { game } from './standard-game.ts'

const rarityOf = new Map(game.cards.map(({ spec, rarity }) => [spec.id, rarity]))
const raritiesOf = (ids: readonly number[]) => ids.map(id => rarityOf.get(id)).sort()
const seeds = Array.from({ length: 50 }, (_, at) => seedOf('decks', at))

it('draws a legal random deck that is the same for the same seed', () => {
  for (const seed of seeds) {
    const deck = anyDeck(game, new Draws(seed))
    expect(deck).toHaveLength(6)
    expect(game.allows(deck)).toBe(true)
    expect(anyDeck(game, new Draws(seed))).toEqual(deck)
  }
  expect(new Set(seeds.map(seed => anyDeck(game, new Draws(seed)).join())).size).toBeGreaterThan(45)
})

it('fills the rarest deck with as many cards of the highest rarities as allowed', () => {
  expect(raritiesOf(rarestDeck(game, new Draws(3)))).toEqual(
    ['Leggendaria', 'Leggendaria', 'Rara', 'Rara', 'Rara', 'Unica'].sort(),
  )
})

it('draws a deck of the same rarities without a card in common', () => {
  for (const seed of seeds) {
    const draws = new Draws(seed)
    const deck = anyDeck(game, draws)
    const like = likeDeck(game, draws, deck)
    expect(raritiesOf(like)).toEqual(raritiesOf(deck))
    expect(like.filter(id => deck.includes(id))).toEqual([])
  }
})

it('needs enough cards of a rarity for a deck of it', () => {
  expect(new Set(raritiesOf(deckOfRarity(game, new Draws(1), 'Mitica') ?? []))).toEqual(new Set(['Mitica']))
  expect(deckOfRarity(game, new Draws(1), 'Unica')).toBeNull()
})

it('draws five cards that make a legal deck with either swapped card', () => {
  const [one, other] = game.cards.filter(({ rarity }) => rarity === 'Unica').map(({ spec }) => spec.id)
  const rest = companions(game, new Draws(4), one ?? 0, other ?? 0)
  expect([game.allows([one ?? 0, ...rest]), game.allows([other ?? 0, ...rest])]).toEqual([true, true])
  expect(rest).toHaveLength(5)
})
