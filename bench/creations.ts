/**
 * Measures whether created cards are as strong as printed ones: decks of six rolled cards of a rarity against six printed ones of that
 * rarity, from both seats, `esperto` on both sides, and single rolled cards in the place of a printed one. Target: 40–60 %.
 * Run: `npm run bench creations [battles]`.
 */
import {
  costOfRarity,
  elements,
  pointsOfRarity,
  type Rarity,
  rarities,
} from '../src/contract/endpoints/game/characters.ts'
import { creationProblems } from '../src/contract/endpoints/game/creation-budget.ts'
import { traitOfCreation } from '../src/contract/endpoints/game/creation-traits.ts'
import type { CardSpec, Seat } from '../src/engine/types.ts'
import { freshDraft } from '../src/features/game/creator/draft/edit-draft.ts'
import { withRolledStats } from '../src/features/game/creator/draft/roll-stats.ts'
import { Dice, rarityOf, specs } from './cards.ts'
import { print } from './row.ts'
import { sized } from './size.ts'
import { battleOf, player } from './tournament.ts'

const words = { moves: ['Uno', 'Due'] as const, third: 'Tre' }
const esperto = player('esperto')
const both = { player1: esperto, player2: esperto }
const deckSize = 6
const firstId = 10_000 // above the numbers of printed cards
const fine = 1_000_000

/** Returns a rolled card in the engine's format. */
function rolledCard(rarity: Rarity, id: number, dice: Dice): CardSpec {
  const draft = {
    ...freshDraft(words),
    rarita: rarity,
    tipo: dice.pick(elements.filter(type => type !== '???')),
  }
  const third = { ...draft.mosse[1]!, nome_mossa: 'Tre' }
  const blank = dice.below(3) === 0 ? { ...draft, mosse: [...draft.mosse, third] } : draft
  const card = withRolledStats(blank, () => dice.below(fine) / fine)
  if (creationProblems(card).length > 0) throw new Error(`no card of ${rarity}`)
  return {
    id,
    numero_carta: id,
    nome: `${rarity} ${id}`,
    tipo: card.tipo,
    pv: card.pv,
    resistenza: card.resistenza,
    mosse: card.mosse,
    punti: pointsOfRarity[rarity],
    tratto: traitOfCreation(card),
  }
}

/** Unica has only three cards, so Leggendaria cards, worth as many points, complete its decks. */
const printedOf = (rarity: Rarity): readonly CardSpec[] => {
  const ofRarity = specs.filter(({ id }) => rarityOf.get(id) === rarity)
  const near = specs.filter(({ id }) => rarityOf.get(id) === 'Leggendaria')
  return ofRarity.length >= deckSize ? ofRarity : [...ofRarity, ...near]
}

function drawn(
  from: readonly CardSpec[],
  count: number,
  dice: Dice,
  without: readonly CardSpec[] = [],
): CardSpec[] {
  const eligible = from.filter(card => !without.includes(card))
  return Array.from({ length: count }, () => eligible.splice(dice.below(eligible.length), 1)[0] as CardSpec)
}

/** Returns the share of points of the left deck over both seats. */
function share(ownDeck: readonly CardSpec[], right: readonly CardSpec[], seed: number): number {
  const catalogue = [...ownDeck, ...right]
  const ids = [ownDeck, right].map(cards => cards.map(({ id }) => id)) as [number[], number[]]
  let points = 0
  for (const seat of ['player1', 'player2'] as const satisfies Seat[]) {
    const decks =
      seat === 'player1' ? { player1: ids[0], player2: ids[1] } : { player1: ids[1], player2: ids[0] }
    const { winner } = battleOf(catalogue, decks, both, seed)
    points += winner === null ? 0.5 : Number(winner === seat)
  }
  return points / 2
}

function decksOf(rarity: Rarity, pairs: number, seed: number): number {
  const dice = new Dice(seed)
  let sum = 0
  for (let pair = 0; pair < pairs; pair++) {
    const rolledDeck = Array.from({ length: deckSize }, (_, at) => rolledCard(rarity, firstId + at, dice))
    sum += share(rolledDeck, drawn(printedOf(rarity), deckSize, dice), seed + pair)
  }
  return sum / pairs
}

/** Rolls `cards` cards, puts each into the place of a printed card among five others, and returns the share each wins, sorted. */
function singles(rarity: Rarity, cards: number, pairs: number, seed: number): number[] {
  const dice = new Dice(seed)
  const printed = printedOf(rarity)
  return Array.from({ length: cards }, (_, at) => {
    const rolled = rolledCard(rarity, firstId, dice)
    let sum = 0
    for (let pair = 0; pair < pairs; pair++) {
      const teammates = drawn(printed, deckSize - 1, dice)
      const across = drawn(printed, deckSize, dice, printed.length > deckSize * 2 ? teammates : [])
      sum += share([rolled, ...teammates], renamed(across), seed + at * pairs + pair)
    }
    return sum / pairs
  }).sort((a, b) => a - b)
}

/** Renumbers the cards, so that a card can be on both sides if its rarity has few cards. */
const renamed = (cards: readonly CardSpec[]): CardSpec[] =>
  cards.map(card => ({ ...card, id: card.id + firstId * 2 }))

if (import.meta.filename === process.argv[1]) {
  const pairs = Math.ceil(Number(process.argv[2] ?? sized(400, 2)) / 2)
  const seed = 11
  const percent = (value = Number.NaN) => `${(value * 100).toFixed(1)} %`
  for (const rarity of rarities) {
    print({
      figure: `six rolled ${rarity} beat six printed ones (dearest move ${costOfRarity[rarity]})`,
      target: '40–60 %',
      measured: percent(decksOf(rarity, pairs, seed)),
      n: pairs * 2,
      seed,
    })
    const [cards, each] = [20, Math.ceil(pairs / 10)]
    const won = singles(rarity, cards, each, seed)
    print({
      figure: `one rolled ${rarity} among printed ones, least / middle / most`,
      target: '40–60 %',
      measured: [won[0], won[cards >> 1], won.at(-1)].map(percent).join(' / '),
      n: cards * each * 2,
      seed,
    })
  }
}
