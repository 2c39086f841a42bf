/**
 * The slots of the album: one for each of 2–150 and for any higher number in the catalogue, nine per page. A filter
 * omits slots (decision 0035). Pure.
 */

import type { Character, OwnedCard } from '@/contract/endpoints/game/characters.ts'
import { clamp } from '@/lib/clamp.ts'

export const firstNumber = 2
const lastShipped = 150
export const slotsPerPage = 9

export interface Slot {
  number: number
  character: Character | null // null: not in the catalogue
  copies: number
  isNew: boolean
}

/** The fields of an owned card that the album uses. */
export type HeldInstance = Pick<OwnedCard, 'numero_carta' | 'is_new'>

/** Returns all slots sorted by number. */
export function slotsOf(characters: readonly Character[], owned: readonly HeldInstance[]): Slot[] {
  const byNumber = new Map(characters.map(character => [character.numero_carta, character]))
  const ownedByNumber = new Map<number, { copies: number; isNew: boolean }>()
  for (const { numero_carta, is_new } of owned) {
    const before = ownedByNumber.get(numero_carta) ?? { copies: 0, isNew: false }
    ownedByNumber.set(numero_carta, { copies: before.copies + 1, isNew: before.isNew || is_new })
  }
  const beyond = [...byNumber.keys()].filter(number => number > lastShipped).sort((a, b) => a - b)
  const shipped = Array.from({ length: lastShipped - firstNumber + 1 }, (_, at) => firstNumber + at)
  return [...shipped, ...beyond].map(number => {
    const { copies, isNew } = ownedByNumber.get(number) ?? { copies: 0, isNew: false }
    return { number, character: byNumber.get(number) ?? null, copies, isNew }
  })
}

/** Nine slots per page; a book has at least one page. */
export function pagesOf(slots: readonly Slot[]): Slot[][] {
  const count = Math.max(1, Math.ceil(slots.length / slotsPerPage))
  return Array.from({ length: count }, (_, at) => slots.slice(at * slotsPerPage, (at + 1) * slotsPerPage))
}

/** Converts a page of the address, from 1, to a page of this book, from 0. */
export function pageIn(pages: number, page: number): number {
  return clamp(page, 1, pages) - 1
}

/** Returns the first open page. A spread starts at an even index. */
export const openingAt = (page: number, spread: boolean): number => (spread ? page - (page % 2) : page)

/** Returns the open pages. */
export function openPages(page: number, pages: number, spread: boolean): number[] {
  const first = openingAt(page, spread)
  return spread && first + 1 < pages ? [first, first + 1] : [first]
}

/** Returns the page of a number, or −1 if the filter omits it. */
export const pageOfNumber = (pages: readonly (readonly Slot[])[], number: number): number =>
  pages.findIndex(page => page.some(slot => slot.number === number))

/** Formats 7 as `007`, as printed. */
export const printed = (number: number): string => String(number).padStart(3, '0')
