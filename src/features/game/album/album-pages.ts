/** The album as numbers: 149 slots, numbers 2–150, nine a page (decisions §5, §7). Pure. */
import type { Character, OwnedCard } from '@/contract/characters.ts'

export const firstNumber = 2
export const lastNumber = 150
export const slotCount = lastNumber - firstNumber + 1
export const slotsPerPage = 9
export const pageCount = Math.ceil(slotCount / slotsPerPage)

export interface Slot {
  number: number
  character?: Character // known to the catalogue
  copies: number
}

/** A page of the address, brought back into the book. */
export function readPage(value: string | null): number {
  const page = Number(value ?? 1)
  if (!Number.isSafeInteger(page)) return 1
  return Math.min(pageCount, Math.max(1, page))
}

export const pageOfNumber = (number: number): number => Math.floor((number - firstNumber) / slotsPerPage) + 1

export const firstOf = (page: number): number => firstNumber + (page - 1) * slotsPerPage

/** The pages lying open: a spread begins on an odd page and ends where the book ends. */
export function openPages(page: number, spread: boolean): number[] {
  if (!spread) return [page]
  const left = page % 2 === 0 ? page - 1 : page
  return left < pageCount ? [left, left + 1] : [left]
}

export function slotsOf(page: number, characters: readonly Character[], owned: readonly OwnedCard[]): Slot[] {
  const start = firstOf(page)
  const numbers = Array.from({ length: slotsPerPage }, (_, at) => start + at).filter(n => n <= lastNumber)
  return numbers.map(number => ({
    number,
    character: characters.find(character => character.numero_carta === number),
    copies: owned.filter(card => card.numero_carta === number).length,
  }))
}

export const ownedNumbers = (owned: readonly OwnedCard[]): number[] =>
  [...new Set(owned.map(card => card.numero_carta))].sort((a, b) => a - b)
