/**
 * The album as numbers: a slot for each of 2–150, and for those the catalogue has beyond; nine a page; a filter leaves some of them
 * out (decision 0035). Pure.
 */
import type { Character, OwnedCard } from '@/contract/endpoints/game/characters.ts'

export const firstNumber = 2
const lastShipped = 150
export const slotsPerPage = 9

export interface Slot {
  number: number
  character: Character | null // null: not known to the catalogue
  copies: number
  isNew: boolean
}

/** What of an owned card the album looks at. */
export type HeldInstance = Pick<OwnedCard, 'numero_carta' | 'is_new'>

/** All slots in the order of their numbers. */
export function slotsOf(characters: readonly Character[], owned: readonly HeldInstance[]): Slot[] {
  const byNumber = new Map(characters.map(character => [character.numero_carta, character]))
  const held = new Map<number, { copies: number; isNew: boolean }>()
  for (const { numero_carta, is_new } of owned) {
    const before = held.get(numero_carta) ?? { copies: 0, isNew: false }
    held.set(numero_carta, { copies: before.copies + 1, isNew: before.isNew || is_new })
  }
  const beyond = [...byNumber.keys()].filter(number => number > lastShipped).sort((a, b) => a - b)
  const shipped = Array.from({ length: lastShipped - firstNumber + 1 }, (_, at) => firstNumber + at)
  return [...shipped, ...beyond].map(number => {
    const { copies, isNew } = held.get(number) ?? { copies: 0, isNew: false }
    return { number, character: byNumber.get(number) ?? null, copies, isNew }
  })
}

/** Nine slots a page; a book has one page at least. */
export function pagesOf(slots: readonly Slot[]): Slot[][] {
  const count = Math.max(1, Math.ceil(slots.length / slotsPerPage))
  return Array.from({ length: count }, (_, at) => slots.slice(at * slotsPerPage, (at + 1) * slotsPerPage))
}

/** A page of the address, from 1, as a page of this book, from 0. */
export function pageIn(pages: number, asked: number): number {
  return Math.min(pages, Math.max(1, asked)) - 1
}

/** The first of the pages lying open: a spread begins on an even place. */
export const openingAt = (page: number, spread: boolean): number => (spread ? page - (page % 2) : page)

/** The pages lying open. */
export function openPages(page: number, pages: number, spread: boolean): number[] {
  const first = openingAt(page, spread)
  return spread && first + 1 < pages ? [first, first + 1] : [first]
}

/** On which page a number lies; −1 when the book leaves it out. */
export const pageOfNumber = (pages: readonly (readonly Slot[])[], number: number): number =>
  pages.findIndex(page => page.some(slot => slot.number === number))

/** `7` → `007`, as printed. */
export const printed = (number: number): string => String(number).padStart(3, '0')
