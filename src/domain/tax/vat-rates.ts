/**
 * VAT rates in percent by area and tax class, each with its first day. Source: Commission, Taxes in Europe Database, and ibericode/vat-rates
 * (MIT licence, 12 August 2025), completed on 28 November 2026. Which goods a country taxes at a reduced rate differs by country; a
 * missing entry is never guessed.
 */
import { type TaxClass, taxClasses } from './tax-classes.ts'

type Rate = readonly [since: string, percent: number]
type Rates = Readonly<Partial<Record<TaxClass, readonly Rate[]>>>

/** Start of the Union scheme for distance sales; older rates are never needed. */
const scheme = '2021-07-01'

/** A rate that did not change since the start of the scheme is a number. */
const rates = (
  standard: number | readonly Rate[],
  reduced: number | readonly Rate[],
  super_reduced: number | readonly Rate[],
  books: number | readonly Rate[],
): Rates => {
  const history = (rate: number | readonly Rate[]): readonly Rate[] =>
    typeof rate === 'number' ? [[scheme, rate]] : rate
  return {
    standard: history(standard),
    reduced: history(reduced),
    super_reduced: history(super_reduced),
    books: history(books),
  }
}

/** Day until which the table was checked. The shop refuses later sales to other countries until the table is confirmed. */
export const ratesCheckedUntil = '2027-12-31'

/** By ISO code of a member state, or code of a territory. */
export const vatRates: Readonly<Record<string, Rates>> = {
  IT: { ...rates(22, 10, 4, 4), zero: [[scheme, 0]] },
  AT: rates(20, 13, 10, 10),
  BE: rates(21, 12, 6, 6),
  BG: rates(20, 9, 9, 9),
  CY: rates(19, 9, 5, [
    [scheme, 5],
    ['2023-07-01', 3],
  ]),
  CZ: rates(
    21,
    [
      [scheme, 15],
      ['2024-01-01', 12],
    ],
    [
      [scheme, 10],
      ['2024-01-01', 12],
    ],
    [
      [scheme, 10],
      ['2024-01-01', 0],
    ],
  ),
  DE: rates(19, 7, 7, 7),
  DK: rates(25, 25, 25, 25),
  EE: rates(
    [
      [scheme, 20],
      ['2024-01-01', 22],
      ['2025-07-01', 24],
    ],
    [
      [scheme, 9],
      ['2025-01-01', 13],
    ],
    9,
    9,
  ),
  ES: rates(21, 10, 4, 4),
  FI: rates(
    [
      [scheme, 24],
      ['2024-09-01', 25.5],
    ],
    [
      [scheme, 14],
      ['2026-01-01', 13.5],
    ],
    10,
    [
      [scheme, 10],
      ['2025-01-01', 14],
      ['2026-01-01', 13.5],
    ],
  ),
  FR: rates(20, 10, 2.1, 5.5),
  GR: rates(24, 13, 6, 6),
  HR: rates(25, 13, 5, 5),
  HU: rates(27, 18, 5, 5),
  IE: rates(23, 13.5, 4.8, 0),
  LT: rates(
    21,
    [
      [scheme, 9],
      ['2026-01-01', 12],
    ],
    5,
    [
      [scheme, 9],
      ['2026-01-01', 5],
    ],
  ),
  LU: rates(
    [
      [scheme, 17],
      ['2023-01-01', 16],
      ['2024-01-01', 17],
    ],
    [
      [scheme, 8],
      ['2023-01-01', 7],
      ['2024-01-01', 8],
    ],
    3,
    3,
  ),
  LV: rates(21, 12, 5, [
    [scheme, 12],
    ['2022-01-01', 5],
  ]),
  MT: rates(18, 7, 5, 5),
  NL: rates(21, 9, 9, 9),
  PL: rates(23, 8, 5, 5),
  PT: rates(23, 13, 6, 6),
  RO: rates(
    [
      [scheme, 19],
      ['2025-08-01', 21],
    ],
    [
      [scheme, 9],
      ['2025-08-01', 11],
    ],
    [
      [scheme, 5],
      ['2025-08-01', 11],
    ],
    [
      [scheme, 5],
      ['2025-08-01', 11],
    ],
  ),
  SE: rates(25, 12, 6, 6),
  SI: rates(22, 9.5, 5, 5),
  SK: rates(
    [
      [scheme, 20],
      ['2025-01-01', 23],
    ],
    [
      [scheme, 10],
      ['2025-01-01', 19],
    ],
    [
      [scheme, 10],
      ['2025-01-01', 5],
    ],
    [
      [scheme, 10],
      ['2025-01-01', 5],
    ],
  ),
  corsica: rates(20, 10, 2.1, 2.1),
  madeira: rates(
    22,
    12,
    [
      [scheme, 5],
      ['2024-10-01', 4],
    ],
    [
      [scheme, 5],
      ['2024-10-01', 4],
    ],
  ),
  azores: rates(16, 9, 4, 4),
  jungholz_mittelberg: rates(19, 13, 10, 10),
  northern_ireland: rates(20, 5, 5, 0),
}

/** A rate that the seller entered, because a country changed it after the table was checked. */
export interface RateChange {
  area: string // ISO code of a country, or code of a territory
  tax_class: TaxClass
  percent: number
  since: string // calendar day
}

export interface RateTable {
  changes: readonly RateChange[]
  confirmedUntil: string // calendar day, empty = `ratesCheckedUntil`
}

const isExpired = (day: string, { confirmedUntil }: RateTable): boolean =>
  day > (confirmedUntil > ratesCheckedUntil ? confirmedUntil : ratesCheckedUntil)

/**
 * Returns the percentage in force on a calendar day, or undefined when the table has none for it or was not checked until
 * that day. A rate that the seller entered for that day is valid without a check.
 */
export function vatRate(
  area: string,
  taxClass: TaxClass,
  day: string,
  table: RateTable = { changes: [], confirmedUntil: '' },
): number | undefined {
  const entered = table.changes
    .filter(change => change.area === area && change.tax_class === taxClass)
    .map(({ since, percent }): Rate => [since, percent])
  const known = isExpired(day, table) && area !== 'IT' ? [] : (vatRates[area]?.[taxClass] ?? [])
  const started = [...known, ...entered].filter(([since]) => since <= day)
  // of two rates of one day the entered one counts, because it follows in the list
  const latest = started.reduce<Rate | undefined>(
    (last, rate) => (last === undefined || rate[0] >= last[0] ? rate : last),
    undefined,
  )
  return latest?.[1]
}

export interface DatedRate {
  tax_class: TaxClass
  percent: number
  since: string // calendar day
  isEntered: boolean // by the seller, otherwise of the table
}

/** Returns all rates of an area by class and day. Of two rates of one day the last one applies. */
export const rateHistory = (area: string, changes: readonly RateChange[]): DatedRate[] =>
  taxClasses.flatMap(tax_class => {
    const ofTable = (vatRates[area]?.[tax_class] ?? []).map(([since, percent]) => ({
      tax_class,
      percent,
      since,
      isEntered: false,
    }))
    const entered = changes
      .filter(change => change.area === area && change.tax_class === tax_class)
      .map(({ since, percent }) => ({ tax_class, percent, since, isEntered: true }))
    return [...ofTable, ...entered].sort((a, b) => a.since.localeCompare(b.since))
  })
