/** Ways to a card, the surest first: the card itself, packs by what they cost per chance, albums; what is sold out goes last. Pure. */
import { type CardOffer, offerKinds } from '@/contract/packs.ts'

const costPerChance = ({ price, chance }: CardOffer): number => (chance ? price / chance : price)

export function orderOffers(offers: readonly CardOffer[]): CardOffer[] {
  const rank = ({ kind, stock }: CardOffer): number =>
    offerKinds.indexOf(kind) + (stock === 'out' ? offerKinds.length : 0)
  return [...offers].sort((a, b) => rank(a) - rank(b) || costPerChance(a) - costPerChance(b))
}
