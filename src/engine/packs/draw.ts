/**
 * The contents of a pack: pure, so that the browser can recompute what the server drew (decision 0034). It knows no
 * owner, no hash and no clock.
 */
import { type CardTier, cardTiers, guaranteedRow, type OddsRow, type PackOdds, packSize } from './odds.ts'
import { belowOf, wordStream } from './words.ts'

export interface PackCard {
  numero_carta: number
  rarita: CardTier
}

export interface PackDraw {
  odds: PackOdds
  cards: readonly PackCard[] // the catalogue of the pack's version; its order does not matter
  words: readonly number[] // eight of 32 bits
  isGuaranteed: boolean // slot 5 gives Leggendaria or Unica
}

/**
 * Five different cards, slot 1 first. A rarity with no card left in the catalogue gives way to the next better one, then to the next
 * lesser one; null when the catalogue has fewer than five cards.
 */
export function drawPack({ odds, cards, words, isGuaranteed }: PackDraw): PackCard[] | null {
  if (cards.length < packSize) return null
  const next = wordStream(words)
  const left = [...cards].sort((one, other) => one.numero_carta - other.numero_carta)
  const last = isGuaranteed ? guaranteedRow(odds) : odds.last
  return Array.from({ length: packSize }, (_, slot) => {
    const tier = drawTier(next, slot === packSize - 1 ? last : odds.usual)
    return take(next, left, tier)
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

function take(next: () => number, left: PackCard[], wanted: number): PackCard {
  const better = cardTiers.slice(wanted)
  const lesser = cardTiers.slice(0, wanted).reverse()
  for (const tier of [...better, ...lesser]) {
    const fitting = left.filter(({ rarita }) => rarita === tier)
    const card = fitting.length > 0 ? fitting[belowOf(next, fitting.length)] : undefined
    if (!card) continue
    left.splice(left.indexOf(card), 1)
    return card
  }
  throw new RangeError('no card left')
}
