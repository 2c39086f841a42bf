/** Sorts offers by certainty: the card itself, packs by cost per chance, albums. Sold-out offers are last. Pure. */
import type { CardOffer } from '@/contract/endpoints/game/packs.ts'

const ranks: Record<CardOffer['kind'], number> = { single: 0, pack: 1, album: 2 }
const AFTER_ALL = 3

const rankOf = ({ kind, stock }: CardOffer): number => ranks[kind] + (stock === 'out' ? AFTER_ALL : 0)

const costPerChance = ({ price, chance }: CardOffer): number => (chance ? price / chance : price)

export const orderOffers = (offers: readonly CardOffer[]): CardOffer[] =>
  [...offers].sort((a, b) => rankOf(a) - rankOf(b) || costPerChance(a) - costPerChance(b))
