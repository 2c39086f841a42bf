/** Whether the odds that are shown are the odds that are rolled: chi-square over seeded packs of each rarity. Run: `npm run bench packs`. */
import { catalogue } from '../assets/catalogue/catalogue.ts'
import { drawPack } from '../src/engine/packs/draw.ts'
import { cardTiers, currentOddsVersion, oddsOf, oddsWhole, packTiers } from '../src/engine/packs/odds.ts'
import { wordStream } from '../src/engine/packs/words.ts'
import { print } from './row.ts'

const packs = Number(process.argv[2] ?? 100_000)
const seed = 11
/** 99.9 % of honest draws stay below, by degrees of freedom. */
const limits = [0, 10.8, 13.8, 16.3, 18.5, 20.5]

const cards = catalogue.map(({ numero_carta, rarita }) => ({ numero_carta, rarita }))

function chiSquare(seen: readonly number[], parts: readonly number[], count: number): number {
  return seen.reduce((sum, found, at) => {
    const expected = ((parts[at] ?? 0) / oddsWhole) * count
    return expected > 0
      ? sum + (found - expected) ** 2 / expected
      : sum + (found > 0 ? Number.POSITIVE_INFINITY : 0)
  }, 0)
}

for (const tier of packTiers) {
  const odds = oddsOf(currentOddsVersion, tier)
  if (!odds) throw new Error(`no odds for ${tier}`)
  const next = wordStream([seed, packTiers.indexOf(tier), 0, 0, 0, 0, 0, 1])
  const usual = cardTiers.map(() => 0)
  const last = cardTiers.map(() => 0)
  for (let at = 0; at < packs; at++) {
    const words = Array.from({ length: 8 }, next)
    for (const [slot, { rarita }] of (
      drawPack({ odds, cards, words, isGuaranteed: false }) ?? []
    ).entries()) {
      const row = slot === 4 ? last : usual
      row[cardTiers.indexOf(rarita)] = (row[cardTiers.indexOf(rarita)] ?? 0) + 1
    }
  }
  for (const [slots, seen, parts, count] of [
    ['slots 1–4', usual, odds.usual, packs * 4],
    ['slot 5', last, odds.last, packs],
  ] as const) {
    const freedom = parts.filter(part => part > 0).length - 1
    print({
      figure: `odds of ${tier}, ${slots}, chi-square`,
      target: `< ${limits[freedom]}`,
      measured: chiSquare(seen, parts, count).toFixed(2),
      n: count,
      seed,
    })
  }
}
