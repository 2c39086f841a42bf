/**
 * Checks whether the published odds match the drawn ones: chi-square over packs of each rarity, drawn like on the server,
 * from the HMAC of a secret over nonce, pack and counter. Run: `npm run bench packs`.
 */
import { createHash } from 'node:crypto'
import { catalogue } from '../assets/catalogue/catalogue.ts'
import { packHashes } from '../server/modules/packs/pack-hashes.ts'
import {
  cardTiers,
  currentOddsVersion,
  guaranteeAfter,
  guaranteedRow,
  oddsOf,
  type PackTier,
  packTiers,
} from '../src/engine/packs/odds.ts'
import { contentsOf, ownNonce } from '../src/engine/packs/receipt.ts'
import { chiSquare } from '../src/engine/testing/chi-square.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const packs = Number(process.argv[2] ?? sized(100_000, 500))
const seed = 11
/** 99.9 % of correct draws stay below, by degrees of freedom. */
const limits = [0, 10.8, 13.8, 16.3, 18.5, 20.5]

const cards = catalogue.map(({ numero_carta, rarita }) => ({ numero_carta, rarita }))
const secretOf = (tier: PackTier, at: number): string =>
  createHash('sha256').update(`bench ${seed} ${tier} ${at}`).digest('hex')

interface Seen {
  usual: number[] // slots 1–4, by rarity
  last: number[] // slot 5
}

async function open(tier: PackTier, amount: number, guarantee: number): Promise<Seen> {
  const counts = { usual: cardTiers.map(() => 0), last: cardTiers.map(() => 0) }
  for (let at = 0; at < amount; at++) {
    const pack_id = `bench-${at}`
    const draw = {
      pack_id,
      rarity: tier,
      secret: secretOf(tier, at),
      nonce: ownNonce(pack_id),
      guarantee,
      odds_version: currentOddsVersion,
    }
    for (const [slot, { rarita }] of ((await contentsOf(draw, cards, packHashes)) ?? []).entries()) {
      const row = slot === 4 ? counts.last : counts.usual
      const place = cardTiers.indexOf(rarita)
      row[place] = (row[place] ?? 0) + 1
    }
  }
  return counts
}

function printOdds(what: string, counts: readonly number[], parts: readonly number[], n: number): void {
  const freedom = parts.filter(part => part > 0).length - 1
  print({
    figure: `odds of ${what}, chi-square`,
    target: `< ${limits[freedom]}`,
    measured: chiSquare(counts, parts, n).toFixed(2),
    n,
    seed,
  })
}

for (const tier of packTiers) {
  const odds = oddsOf(currentOddsVersion, tier)
  if (!odds) throw new Error(`no odds for ${tier}`)
  const { usual, last } = await open(tier, packs, 0)
  printOdds(`${tier}, slots 1–4`, usual, odds.usual, packs * 4)
  printOdds(`${tier}, slot 5`, last, odds.last, packs)
  const few = Math.ceil(packs / 10)
  const guaranteed = await open(tier, few, guaranteeAfter)
  printOdds(`${tier}, slot 5 of a guaranteed pack`, guaranteed.last, guaranteedRow(odds), few)
}
