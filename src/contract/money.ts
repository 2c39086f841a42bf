/** Money is integer cents, everywhere but on the screen (decisions §4). */
export type Cents = number

export type Currency = 'euro' | 'dollar'
export const currencies = ['euro', 'dollar'] as const

const isoCurrency: Record<Currency, string> = { euro: 'EUR', dollar: 'USD' }

const formats = new Map<string, Intl.NumberFormat>()

/** `123490` → `1.234,90 €` in `it-IT`; always two decimals (specification §9). */
export function formatMoney(cents: Cents, iso: string, currency: Currency = 'euro'): string {
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
  return format.format(cents / 100)
}

/** Half up, also for what floating point leaves a hair below a half. */
export const roundCents = (value: number): Cents => Math.floor(value + 0.5 + 1e-9)
