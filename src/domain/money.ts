/** Money is integer cents. Only the display formats it (decision 0014). */
export type Cents = number

export type Currency = 'euro' | 'dollar'
const isoCurrency: Record<Currency, string> = { euro: 'EUR', dollar: 'USD' }

const formats = new Map<string, Intl.NumberFormat>()

/** `123490` → `1.234,90 €` in `it-IT`, always with two decimals (specification notes §9). @param symbol the shop's symbol (`currency_list`) */
export function formatMoney(
  cents: Cents,
  iso: string,
  currency: Currency = 'euro',
  symbol?: string | undefined,
): string {
  const key = `${iso}/${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(iso, {
      style: 'currency',
      currency: isoCurrency[currency],
      useGrouping: 'always',
    } as Intl.NumberFormatOptions)
    formats.set(key, format)
  }
  if (!symbol && cents >= 0) return format.format(cents / 100)
  const textOf = ({ type, value }: Intl.NumberFormatPart) => {
    if (type === 'minusSign') return '−' // `Intl` writes a hyphen
    return type === 'currency' ? (symbol ?? value) : value
  }
  return format
    .formatToParts(cents / 100)
    .map(textOf)
    .join('')
}

/** The currency symbol of the shop's settings. */
export const symbolOf = (
  currency: Currency,
  list: readonly { code: string; symbol: string }[],
): string | undefined => list.find(({ code }) => code === currency)?.symbol

/** Rounds half up, including values that floating point leaves slightly below a half. */
export const roundCents = (value: number): Cents => Math.floor(value + 0.5 + 1e-9)
