/** Odds of a kind of pack for display. Pure: converts tables to shares. */
import { formatTag, type Locale } from '../../locales.ts'
import { type Rarity, rarities } from './characters.ts'
import type { PackType } from './packs.ts'

export interface OddsLine {
  rarity: Rarity
  usual: number // shares 0–1: slots 1–4
  last: number // slot 5
  guaranteed: number // slot 5 of a guaranteed pack
}

const shareOf = (row: readonly number[], at: number): number => {
  const whole = row.reduce((sum, part) => sum + part, 0)
  return whole === 0 ? 0 : (row[at] ?? 0) / whole
}

/** Chances of each rarity, 0 to 1, for the usual cards, the last one and the last one of a guaranteed pack. */
export const oddsLines = ({ odds, guaranteed }: PackType): OddsLine[] =>
  rarities.map((rarity, at) => ({
    rarity,
    usual: shareOf(odds.usual, at),
    last: shareOf(odds.last, at),
    guaranteed: shareOf(guaranteed, at),
  }))

/** The lowest possible rarity of the last card. */
export const leastOf = ({ odds }: PackType): Rarity =>
  rarities[odds.last.findIndex(part => part > 0)] ?? 'Comune'

/** Chance of at least one Leggendaria or Unica among the five, without the guarantee. */
export function greatChance({ odds }: PackType): number {
  const great = (row: readonly number[]) => shareOf(row, 4) + shareOf(row, 5)
  return 1 - (1 - great(odds.usual)) ** 4 * (1 - great(odds.last))
}

/** 0.0055 → "0,55 %"; whole numbers stay whole. */
export const percent = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(formatTag(locale), {
    style: 'percent',
    maximumFractionDigits: share < 0.01 ? 2 : 1,
  }).format(share)
