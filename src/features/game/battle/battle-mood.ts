/** The mood of the music: by points, health and remaining cards of both sides. */
import type { BattleMood } from '@/design/battle-music.ts'
import type { BattleSnapshot, SeatSnapshot } from '@/stage/battle-snapshot.ts'

const LOW = 0.25 // share of the printed health
const HALF = 0.5

type Table = Pick<BattleSnapshot, 'own' | 'rival' | 'facts' | 'outcome'>

/** Returns null for silence: a battle that was not won ends with its sting. */
export function moodOf(table: Table): BattleMood | null {
  if (table.outcome !== null) return table.outcome === 'win' ? 'victory' : null
  if (isMatchPoint(table) || healthOf(table.own) < LOW) return 'danger'
  return isContested(table) ? 'tense' : 'calm'
}

/** The next knock-out ends the battle, on either side. */
const isMatchPoint = ({ own, rival, facts }: Table): boolean =>
  endsWith(own, rival, facts?.pointsToWin) || endsWith(rival, own, facts?.pointsToWin)

/** Returns whether the fall of the loser's active card wins the battle: by points, or because no other card is left. */
function endsWith(winner: SeatSnapshot, loser: SeatSnapshot, pointsToWin: number | undefined): boolean {
  const card = loser.active
  if (!card) return false
  const enoughPoints = pointsToWin !== undefined && (winner.points ?? 0) + (card.points ?? 0) >= pointsToWin
  return enoughPoints || remaining(loser) === 0
}

/** Cards that can follow the active one. */
const remaining = ({ active, hand }: SeatSnapshot): number =>
  hand.filter(({ id, defeated }) => !defeated && id !== active?.id).length

/** A card has fallen, or an active one has lost half of its health. */
const isContested = ({ own, rival }: Table): boolean =>
  [own, rival].some(seat => seat.hand.some(({ defeated }) => defeated) || healthOf(seat) < HALF)

const healthOf = ({ active }: SeatSnapshot): number => (active ? active.pv / active.pvMax : 1)
