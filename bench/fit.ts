/**
 * Estimates the strength of each card, and the health at which it would be as strong as any other. The numbers of decision 0043 come from
 * it. Battles of `esperto` between random decks and decks of one rarity are explained by the cards in them (least squares). Health is
 * what is changed, because a card's strength depends on it smoothly. Run `npm run bench fit -- --battles=24000 --seed=5` to see the
 * result, and with `--write=0.65` to write that part of every change into the card files. Repeat with another seed and a smaller part,
 * until the strengths spread no more than sampling error.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '../assets/catalogue/catalogue.ts'
import { rarities } from '../src/contract/endpoints/game/characters.ts'
import { bothSeats } from './depth/battle.ts'
import { anyDeck, Draws, deckOfRarity, seedOf } from './depth/decks.ts'
import type { Game, GameCard } from './depth/game.ts'
import { game, gameOf, printedCards } from './depth/standard-game.ts'
import { solve } from './fit/solve.ts'
import { writeHealth } from './fit/write-health.ts'
import { sized } from './size.ts'

const { values: options } = parseArgs({
  options: {
    battles: { type: 'string', default: sized('4000', '200') },
    seed: { type: 'string', default: '131' }, // use a different seed for every round, otherwise its sampling error is fitted too
    write: { type: 'string' }, // part of every change to write into the card files, above 0 and at most 1
    json: { type: 'boolean', default: false }, // numero_carta → suggested pv, for a script
  },
})

const SEED = Number(options.seed)
const part = options.write === undefined ? 0 : Number(options.write)
if (!(part >= 0 && part <= 1)) {
  console.error(`--write=${options.write}: a part between 0 and 1`)
  process.exit(1)
}
/** Pulls the estimate of a rarely used card towards 0, like this many battles in which it made no difference. */
const RIDGE = 20
/** Health is raised by this share to measure the effect of health. */
const RAISE = 0.25
const [LEAST, MOST] = [50, 320] // pv (decision 0025)

const cards = game.cards
const column = new Map(cards.map(({ spec }, at) => [spec.id, at]))

/** Draws two decks: every second pair of any cards, the others of one rarity each. */
function decksOf(draws: Draws, at: number): [number[], number[]] {
  if (at % 2 === 0) {
    const deck1 = anyDeck(game, draws)
    return [deck1, anyDeck(game, draws, deck1)]
  }
  const full = rarities.filter(rarity => cards.filter(card => card.rarity === rarity).length >= game.deckSize)
  const drawn = () => deckOfRarity(game, draws, full[draws.below(full.length)] ?? 'Comune') ?? []
  const deck1 = drawn()
  const deck2 = drawn()
  return deck2.some(id => deck1.includes(id)) ? [deck1, anyDeck(game, draws, deck1)] : [deck1, deck2]
}

const shareOf = (played: Game, deck1: number[], deck2: number[], seed: number): number => {
  const { esperto } = played.players
  return bothSeats(
    played,
    { deck: deck1, player: { decide: esperto, seed } },
    { deck: deck2, player: { decide: esperto, seed: seed + 7 } },
    seed,
  )
}

interface Worths {
  found: number[] // share of battles each card wins for its deck, above the average card
  luck: number // standard deviation that so many battles would show among equal cards
}

function worths(pairs: number): Worths {
  const size = cards.length
  const matrix = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size }, (__, to): number => (at === to ? RIDGE : 0)),
  )
  const sums = new Array<number>(size).fill(0)
  let squares = 0
  for (let at = 0; at < pairs; at++) {
    const seed = seedOf(SEED, 'fit', at)
    const [one, other] = decksOf(new Draws(seed), at)
    const gain = shareOf(game, one, other, seed) - 0.5
    squares += gain * gain
    const signs = [...one.map(id => [id, 1] as const), ...other.map(id => [id, -1] as const)]
    for (const [id, sign] of signs) {
      const row = column.get(id) ?? 0
      sums[row] = (sums[row] ?? 0) + sign * gain
      for (const [with_, also] of signs) {
        const line = matrix[row]
        const to = column.get(with_) ?? 0
        if (line) line[to] = (line[to] ?? 0) + sign * also
      }
    }
  }
  const meanWeight = matrix.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / size
  const worths = solve(matrix, sums)
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / size
  return { found: worths.map(worth => worth - mean), luck: Math.sqrt(squares / pairs / meanWeight) }
}

/** Share of battles a deck gains if one of its cards has twice the health, extrapolated from a smaller raise. */
function worthOfHealth(pairs: number): number {
  let gained = 0
  for (let at = 0; at < pairs; at++) {
    const seed = seedOf(SEED, 'health', at)
    const draws = new Draws(seed)
    const deck1 = anyDeck(game, draws)
    const deck2 = anyDeck(game, draws, deck1)
    const raised = deck1[draws.below(deck1.length)]
    const stronger = gameOf({
      cards: printedCards.map(card =>
        card.spec.id === raised
          ? { ...card, spec: { ...card.spec, pv: Math.round(card.spec.pv * (1 + RAISE)) } }
          : card,
      ),
    })
    gained += shareOf(stronger, deck1, deck2, seed) - shareOf(game, deck1, deck2, seed)
  }
  return gained / pairs / RAISE
}

const healthAt = (card: GameCard, worth: number, share: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.round(card.spec.pv * (1 - (share * worth) / slope))))

const pairs = Math.ceil(Number(options.battles) / 2)
const slope = Math.max(0.05, worthOfHealth(Math.ceil(pairs / 4)))
const { found, luck } = worths(pairs)
const rows = cards.map((card, at) => {
  const worth = found[at] ?? 0
  return { card, worth, pv: healthAt(card, worth, 1) }
})

const deviationOf = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function printTable(): void {
  console.log(
    `${pairs * 2} battles, seed ${SEED}; a tenth more health is worth ${percent(slope / 10)} of the battles`,
  )
  console.log(
    `worths deviate by ${percent(deviationOf(found))}, of which luck alone would show ${percent(luck)}`,
  )
  for (const rarity of rarities) {
    const of = rows.filter(({ card }) => card.rarity === rarity)
    const mean = of.reduce((sum, { worth }) => sum + worth, 0) / of.length
    console.log(`${rarity}: ${percent(mean)} a card`)
    for (const { card, worth, pv } of of.sort((a, b) => a.worth - b.worth))
      console.log(`  ${card.spec.nome.padEnd(14)} ${percent(worth).padStart(8)}  pv ${card.spec.pv} → ${pv}`)
  }
}

if (options.json)
  console.log(JSON.stringify(Object.fromEntries(rows.map(({ card, pv }) => [card.spec.numero_carta, pv]))))
else printTable()

if (part > 0) {
  const slugOf = new Map(catalogue.map(({ numero_carta, slug }) => [numero_carta, slug]))
  const healthOf = new Map(
    rows.map(({ card, worth }) => [slugOf.get(card.spec.numero_carta) ?? '', healthAt(card, worth, part)]),
  )
  const changed = writeHealth(join(import.meta.dirname, '../assets/catalogue/cards'), healthOf)
  console.error(`${part} of every change is written, ${changed} files; the pictures of cards follow them`)
}
