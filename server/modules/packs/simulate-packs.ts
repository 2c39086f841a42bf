/**
 * Opens ten thousand packs with unpublished odds, one after the other like one player. Yields to other requests in
 * between.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { PackSimulation, simulatePacks } from '@/contract/endpoints/admin/packs.ts'
import { drawPack, type PackCard } from '@/engine/packs/draw.ts'
import { cardTiers, endsTheWait, type PackOdds, packSize } from '@/engine/packs/odds.ts'
import { drawWord, rngFromSeed } from '@/engine/rng.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { cardsOfToday } from './catalogue-repo.ts'

const atOnce = 100 // packs between two pauses: a few milliseconds
const wordCount = 8

type Wish = ParsedOf<typeof simulatePacks>['body']

/** Refuses `validation` (`packs`) while there are fewer cards than a pack has slots. Stores nothing. */
export async function simulate(
  { body }: ParsedOf<typeof simulatePacks>,
  { db }: CallContext,
): Promise<PackSimulation | Refusal> {
  const cards = await cardsOfToday(db)
  if (cards.length < packSize) return refuse('validation', [{ path: 'packs', code: 'not_there' }])
  return openMany(body, cards)
}

/** Returns shares of all packs (0 to 1) and the longest wait in packs. The same seed and cards give the same result. */
export async function openMany(options: Wish, cards: readonly PackCard[]): Promise<PackSimulation> {
  const odds = options.odds as unknown as PackOdds
  const counts = Array.from({ length: packSize }, () => cardTiers.map(() => 0))
  let rng = rngFromSeed(options.seed)
  const nextWord = () => {
    const draw = drawWord(rng)
    rng = draw.rng
    return draw.value
  }
  const totals = { great: 0, guaranteed: 0, longest: 0 }
  let waited = 0
  for (let at = 0; at < options.packs; at++) {
    if (at % atOnce === 0) await breathe()
    const isGuaranteed = waited >= options.guarantee_after
    const drawn = drawPack({
      odds,
      cards,
      words: Array.from({ length: wordCount }, nextWord),
      isGuaranteed,
    })
    if (!drawn) break
    const tiers = drawn.map(card => card.rarita)
    for (const [slot, tier] of tiers.entries()) {
      const row = counts[slot]
      const place = cardTiers.indexOf(tier)
      if (row) row[place] = (row[place] ?? 0) + 1
    }
    const isGreat = endsTheWait(tiers)
    totals.great += isGreat ? 1 : 0
    totals.guaranteed += isGuaranteed ? 1 : 0
    waited = isGreat ? 0 : waited + 1
    totals.longest = Math.max(totals.longest, waited)
  }
  return {
    packs: options.packs,
    slots: counts.map(row => row.map(amount => amount / options.packs)),
    great: totals.great / options.packs,
    guaranteed: totals.guaranteed / options.packs,
    longest: totals.longest,
  }
}
