/**
 * State machine of the packs screen. Pure: openings of the server are parameters, and timing and drawing are elsewhere.
 * Every action returns the new state and the event that the stage plays, or null if it has no effect.
 */
import { produce } from 'immer'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard, Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { type PackTier, packTiers } from '@/engine/packs/odds.ts'
import { bestOf, isHighlight, type PacksEvent } from '@/stage/scenes/packs/packs-picture.ts'

export interface PackGroup {
  rarity: PackTier
  packs: Pack[] // unopened, sorted oldest first
}

/** summary: the list of cards from several packs */
export type TablePhase = 'carousel' | 'hand' | 'fan' | 'result' | 'summary'

export interface PackTable {
  phase: TablePhase
  chosen: PackTier // the kind in the middle
  packs: Pack[] // in the hand, or last opened
  openings: PackOpening[] // in the order of `held`; empty until the response
  seats: OpenedCard[] // cards of a single opening from left to right, the best in the middle
  turned: boolean[] // by position in `seats`
  hero: number | null // position of the enlarged card
}

export interface Act {
  table: PackTable
  event: PacksEvent
}

export const emptyTable = (chosen: PackTier): PackTable => ({
  phase: 'carousel',
  chosen,
  packs: [],
  openings: [],
  seats: [],
  turned: [],
  hero: null,
})

/** Returns the unopened packs by kind, sorted by rarity. */
export function groupPacks(packs: readonly Pack[]): PackGroup[] {
  const sealed = packs.filter(({ is_opened, opened_at }) => !is_opened && opened_at === null)
  return packTiers
    .map(rarity => ({ rarity, packs: sealed.filter(pack => pack.rarity === rarity) }))
    .filter(group => group.packs.length > 0)
}

/** Puts the best card in the middle and the others around it in the order of their slots. */
export function seatCards(cards: readonly OpenedCard[]): OpenedCard[] {
  const best = bestOf(cards.map(({ rarita }) => rarita))
  const others = cards.filter((_, at) => at !== best)
  const middle = cards[best]
  const half = Math.floor(cards.length / 2)
  return middle ? [...others.slice(0, half), middle, ...others.slice(half)] : []
}

export const choose = (table: PackTable, chosen: PackTier): Act | null =>
  table.phase === 'carousel' && chosen !== table.chosen
    ? { table: { ...table, chosen }, event: { type: 'chosen' } }
    : null

export const pick = (table: PackTable, packs: readonly Pack[]): Act | null =>
  table.phase === 'carousel' && packs.length > 0
    ? { table: { ...table, phase: 'hand', packs: [...packs] }, event: { type: 'picked' } }
    : null

export const refuse = ({ chosen }: PackTable): Act => ({
  table: emptyTable(chosen),
  event: { type: 'laid-back' },
})

export function receiveOpenings(table: PackTable, openings: readonly PackOpening[]): Act {
  const [only] = openings
  const seats = openings.length === 1 && only ? seatCards(only.cards) : []
  return {
    table: { ...table, openings: [...openings], seats, turned: seats.map(() => false) },
    event: { type: 'answered' },
  }
}

export const isWaiting = ({ phase, openings }: PackTable): boolean =>
  phase === 'hand' && openings.length === 0

export const tear = (table: PackTable): Act | null =>
  table.phase === 'hand' && table.openings.length > 0
    ? {
        table: { ...table, phase: table.openings.length > 1 ? 'summary' : 'fan' },
        event: { type: 'torn' },
      }
    : null

export function turn(table: PackTable, seat: number): Act | null {
  const card = table.seats[seat]
  if (table.phase !== 'fan' || table.hero !== null || !card || table.turned[seat]) return null
  const turned = produce(table, next => {
    next.turned[seat] = true
    next.hero = isHighlight(card.rarita) ? seat : null
  })
  return { table: turned, event: { type: 'turned', at: seat } }
}

/** Puts the enlarged card back. Returns null if there is none. */
export const goOn = (table: PackTable): Act | null =>
  table.phase === 'fan' && table.hero !== null
    ? { table: { ...table, hero: null }, event: { type: 'hero-left' } }
    : null

export const isAllTurned = ({ phase, turned, hero }: PackTable): boolean =>
  phase === 'fan' && hero === null && turned.every(Boolean)

/** Turns all cards at once from any phase. */
export const end = (table: PackTable): Act | null =>
  table.openings.length > 0 && table.phase !== 'result' && table.phase !== 'summary'
    ? table.openings.length > 1
      ? { table: { ...table, phase: 'summary' }, event: { type: 'torn' } }
      : { table: produce(table, showAll), event: { type: 'ended' } }
    : null

function showAll(table: PackTable): void {
  table.phase = 'result'
  table.hero = null
  table.turned.fill(true)
}

export const putAway = ({ chosen }: PackTable): Act => ({
  table: emptyTable(chosen),
  event: { type: 'put-away' },
})

/** Returns a table that shows an earlier opening, for example after a reload. */
export function openedTable(openings: readonly PackOpening[]): PackTable {
  const [first] = openings
  const chosen = first?.pack.rarity ?? 'common'
  const answered = receiveOpenings(
    { ...emptyTable(chosen), phase: 'hand', packs: openings.map(({ pack }) => pack) },
    openings,
  )
  return end(answered.table)?.table ?? answered.table
}

/** One line per opened number, sorted by rarity, new cards first. */
export interface SummaryCard extends OpenedCard {
  pieces: number // number of copies in these packs
}

const ranks: readonly Rarity[] = ['Unica', 'Leggendaria', 'Mitica', 'Rara', 'Non Comune', 'Comune']

export function summaryOf(openings: readonly PackOpening[]): SummaryCard[] {
  const byNumber = new Map<number, SummaryCard>()
  for (const card of openings.flatMap(({ cards }) => cards)) {
    const summaryCard = byNumber.get(card.numero_carta)
    if (!summaryCard) byNumber.set(card.numero_carta, { ...card, pieces: 1 })
    else {
      summaryCard.pieces += 1
      summaryCard.is_new ||= card.is_new
      summaryCard.copies = Math.max(summaryCard.copies, card.copies)
    }
  }
  const order = ({ rarita }: SummaryCard) => ranks.indexOf(rarita)
  return [...byNumber.values()].sort(
    (a, b) => order(a) - order(b) || Number(b.is_new) - Number(a.is_new) || a.numero_carta - b.numero_carta,
  )
}
