/** Ten thousand packs of odds nobody published yet, opened one after the other as one player would. Other calls are let through between. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { PackSimulation, simulatePacks } from '../../../src/contract/endpoints/admin/packs.ts'
import { drawPack, type PackCard } from '../../../src/engine/packs/draw.ts'
import { cardTiers, endsTheWait, type PackOdds, packSize } from '../../../src/engine/packs/odds.ts'
import { drawWord, rngFromSeed } from '../../../src/engine/rng.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { cardsOfToday } from './catalogue-repo.ts'

const atOnce = 100 // packs between two pauses: a few milliseconds
const words = 8

type Wish = ParsedOf<typeof simulatePacks>['body']

/** `validation` (`packs`) while there are fewer cards than a pack has slots. Stores nothing. */
export async function simulate(
  { body }: ParsedOf<typeof simulatePacks>,
  { db }: CallContext,
): Promise<PackSimulation | Refusal> {
  const cards = await cardsOfToday(db)
  if (cards.length < packSize) return refuse('validation', [{ path: 'packs', code: 'not_there' }])
  return openMany(body, cards)
}

/** Shares of all packs (0 to 1) and the longest wait in packs. The same seed and cards give the same result. */
export async function openMany(wish: Wish, cards: readonly PackCard[]): Promise<PackSimulation> {
  const odds = wish.odds as unknown as PackOdds
  const counts = Array.from({ length: packSize }, () => cardTiers.map(() => 0))
  let rng = rngFromSeed(wish.seed)
  const nextWord = () => {
    const draw = drawWord(rng)
    rng = draw.rng
    return draw.value
  }
  const found = { great: 0, guaranteed: 0, longest: 0 }
  let waited = 0
  for (let at = 0; at < wish.packs; at++) {
    if (at % atOnce === 0) await breathe()
    const isGuaranteed = waited >= wish.guarantee_after
    const drawn = drawPack({
      odds,
      cards,
      words: Array.from({ length: words }, nextWord),
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
    found.great += isGreat ? 1 : 0
    found.guaranteed += isGuaranteed ? 1 : 0
    waited = isGreat ? 0 : waited + 1
    found.longest = Math.max(found.longest, waited)
  }
  return {
    packs: wish.packs,
    slots: counts.map(row => row.map(amount => amount / wish.packs)),
    great: found.great / wish.packs,
    guaranteed: found.guaranteed / wish.packs,
    longest: found.longest,
  }
}
