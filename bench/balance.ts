/**
 * Measures whether the cards are fair: seeded battles on random legal decks, played from both seats, `esperto` on both sides. Player 1
 * must win 47–53 %, a card swapped for another of its rarity in the same deck 35–65 %. Run: `tsx bench/balance.ts [battles] [cards]`.
 */
import type { Seat } from '../src/engine/types.ts'
import { Dice, isLegalDeck, rarityOf, specs } from './cards.ts'
import { print } from './row.ts'
import { sized } from './size.ts'
import { battle, player } from './tournament.ts'

const esperto = player('esperto')
const both: Record<Seat, typeof esperto> = { player1: esperto, player2: esperto }
const pointsOf = (winner: Seat | null, seat: Seat) => (winner === null ? 0.5 : Number(winner === seat))
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function seats(battles: number, seed: number): void {
  const dice = new Dice(seed)
  let first = 0
  let spares = 0
  let turns = 0
  for (let at = 0; at < battles; at += 2) {
    const deck1 = dice.deck()
    const deck2 = dice.deck(deck1)
    for (const decks of [
      { player1: deck1, player2: deck2 },
      { player1: deck2, player2: deck1 },
    ]) {
      const outcome = battle(decks, both, seed + at)
      first += pointsOf(outcome.winner, 'player1')
      spares += Number(outcome.winner === null)
      turns += outcome.turns
    }
  }
  print({ figure: 'player 1 wins', target: '47–53 %', measured: percent(first / battles), n: battles, seed })
  print({ figure: 'spares', target: '', measured: percent(spares / battles), n: battles, seed })
  print({ figure: 'turns a battle', target: '', measured: (turns / battles).toFixed(1), n: battles, seed })
}

/** Plays the deck with this card against the same deck with another card of its rarity, from both seats. */
function swapped(id: number, pairs: number, seed: number): number {
  const dice = new Dice(seed ^ (id * 7919))
  const kin = specs.filter(other => other.id !== id && rarityOf.get(other.id) === rarityOf.get(id))
  if (kin.length === 0) return 0.5
  let points = 0
  for (let pair = 0; pair < pairs; pair++) {
    const replacementId = dice.pick(kin).id
    let rest: number[]
    do rest = dice.deck([id, replacementId]).slice(1)
    while (!isLegalDeck([id, ...rest]))
    const place = dice.below(6)
    const deckWith = (card: number) => [...rest.slice(0, place), card, ...rest.slice(place)]
    const ours = deckWith(id)
    const theirs = deckWith(replacementId)
    points += pointsOf(battle({ player1: ours, player2: theirs }, both, seed + pair).winner, 'player1')
    points += pointsOf(battle({ player1: theirs, player2: ours }, both, seed + pair).winner, 'player2')
  }
  return points / (pairs * 2)
}

if (import.meta.filename === process.argv[1]) {
  const [battles, each] = [
    Number(process.argv[2] ?? sized(2000, 20)),
    Number(process.argv[3] ?? sized(200, 2)),
  ]
  seats(battles, 11)
  const shares = specs
    .map(({ id, nome }) => ({ nome, id, share: swapped(id, Math.ceil(each / 2), 13) }))
    .sort((a, b) => a.share - b.share)
  const outside = shares.filter(({ share }) => share < 0.35 || share > 0.65)
  const [least, most] = [shares[0], shares.at(-1)]
  print({
    figure: 'a card swapped for its like wins',
    target: '35–65 %',
    measured: `${percent(least?.share ?? 0)} – ${percent(most?.share ?? 0)}`,
    n: each * specs.length,
    seed: 13,
  })
  for (const { nome, id, share } of outside)
    console.log(`  outside: ${nome} (${rarityOf.get(id)}) ${percent(share)}`)
}
