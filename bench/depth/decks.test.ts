import { expect, it } from 'vitest'
import { anyDeck, companions, Draws, deckOfRarity, likeDeck, rarestDeck, seedOf } from './decks.ts'
import { game } from './standard-game.ts'

const rarityOf = new Map(game.cards.map(({ spec, rarity }) => [spec.id, rarity]))
const raritiesOf = (ids: readonly number[]) => ids.map(id => rarityOf.get(id)).sort()
const seeds = Array.from({ length: 50 }, (_, at) => seedOf('decks', at))

it('a random deck is a deck by the rules of decks, and the same for the same seed', () => {
  for (const seed of seeds) {
    const deck = anyDeck(game, new Draws(seed))
    expect(deck).toHaveLength(6)
    expect(game.allows(deck)).toBe(true)
    expect(anyDeck(game, new Draws(seed))).toEqual(deck)
  }
  expect(new Set(seeds.map(seed => anyDeck(game, new Draws(seed)).join())).size).toBeGreaterThan(45)
})

it('the rarest deck has as many of the highest rarities as are allowed', () => {
  expect(raritiesOf(rarestDeck(game, new Draws(3)))).toEqual(
    ['Leggendaria', 'Leggendaria', 'Rara', 'Rara', 'Rara', 'Unica'].sort(),
  )
})

it('a like deck has the same rarities and no card in common', () => {
  for (const seed of seeds) {
    const draws = new Draws(seed)
    const own = anyDeck(game, draws)
    const like = likeDeck(game, draws, own)
    expect(raritiesOf(like)).toEqual(raritiesOf(own))
    expect(like.filter(id => own.includes(id))).toEqual([])
  }
})

it('a deck of one rarity needs enough cards of it', () => {
  expect(new Set(raritiesOf(deckOfRarity(game, new Draws(1), 'Mitica') ?? []))).toEqual(new Set(['Mitica']))
  expect(deckOfRarity(game, new Draws(1), 'Unica')).toBeNull()
})

it('the five beside two swapped cards make a deck with either', () => {
  const [one, other] = game.cards.filter(({ rarity }) => rarity === 'Unica').map(({ spec }) => spec.id)
  const rest = companions(game, new Draws(4), one ?? 0, other ?? 0)
  expect([game.allows([one ?? 0, ...rest]), game.allows([other ?? 0, ...rest])]).toEqual([true, true])
  expect(rest).toHaveLength(5)
})
