import { formatTag, type Locale } from '@/contract/locales.ts'

const mostNamed = 3

/** Formats countries as `Italia, San Marino, Vaticano +2`, or as the text for all countries. */
export function countryWords(codes: readonly string[], locale: Locale, everywhere: string): string {
  if (codes.length === 0) return everywhere
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const named = codes.slice(0, mostNamed).map(code => names.of(code) ?? code)
  return codes.length > mostNamed ? `${named.join(', ')} +${codes.length - mostNamed}` : named.join(', ')
}
