/** The contents of a pack. Pure, so that the browser can recompute what the server drew (decision 0034). */
import { type CardTier, cardTiers, guaranteedRow, type OddsRow, type PackOdds, packSize } from './odds.ts'
import { belowOf, wordStream } from './words.ts'

export interface PackCard {
  numero_carta: number
  rarita: CardTier
}

export interface PackDraw {
  odds: PackOdds
  cards: readonly PackCard[] // the cards of the pack's catalogue version, in any order
  words: readonly number[] // eight words of 32 bits
  isGuaranteed: boolean // slot 5 must be Leggendaria or Unica
}

/**
 * Returns five different cards, slot 1 first. If no card of a rarity is left in the catalogue, the next better rarity is used, then the
 * next lower one. Returns null if the catalogue has fewer than five cards.
 */
export function drawPack({ odds, cards, words, isGuaranteed }: PackDraw): PackCard[] | null {
  if (cards.length < packSize) return null
  const next = wordStream(words)
  const remaining = [...cards].sort((a, b) => a.numero_carta - b.numero_carta)
  const last = isGuaranteed ? guaranteedRow(odds) : odds.last
  return Array.from({ length: packSize }, (_, slot) => {
    const tier = drawTier(next, slot === packSize - 1 ? last : odds.usual)
    return take(next, remaining, tier)
  })
}

function drawTier(next: () => number, row: OddsRow): number {
  let at = belowOf(
    next,
    row.reduce((sum, part) => sum + part, 0),
  )
  for (const [tier, part] of row.entries()) {
    if (at < part) return tier
    at -= part
  }
  throw new RangeError('a row of odds without parts')
}

function take(next: () => number, remaining: PackCard[], tier: number): PackCard {
  const better = cardTiers.slice(tier)
  const lesser = cardTiers.slice(0, tier).reverse()
  for (const tier of [...better, ...lesser]) {
    const fitting = remaining.filter(({ rarita }) => rarita === tier)
    const card = fitting.length > 0 ? fitting[belowOf(next, fitting.length)] : undefined
    if (!card) continue
    remaining.splice(remaining.indexOf(card), 1)
    return card
  }
  throw new RangeError('no card left')
}
