/** Fills data of the settings into a legal text. Pure. */
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { Settings } from '@/contract/settings.ts'
import { fixedRetention } from '@/domain/retention.ts'
import { sellerGroups } from '@/i18n/seller-lines.ts'
import { escapeHtml } from '../../../email/escape-html.ts'
import { translate } from '../../../email/words.ts'

/**
 * `{{seller}}`: all data of the seller with labels, as a separate paragraph. `{{seller.email}}`, `{{privacy.authority}}`: one field of a
 * setting. `{{retention.orders}}`: a retention period.
 */
const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g

export type LegalFacts = Pick<Settings, 'company' | 'privacy' | 'retention'>

/** The settings whose change publishes new versions. */
export const legalSettings = [
  'company',
  'privacy',
  'retention',
] as const satisfies readonly (keyof LegalFacts)[]

/** Lines of text as HTML. */
const asHtml = (text: string): string => escapeHtml(text.trim()).replaceAll('\n', '<br>')

function identityOf({ company }: LegalFacts, locale: Locale): string {
  const label = (name: string, value: string) => translate(locale, `common.seller.${name}`, { value })
  return sellerGroups(company, label).flat().map(escapeHtml).join('<br>')
}

/** In years if the period is a number of years, which leap days make up to three days longer. */
function periodText(days: number, locale: Locale): string {
  const years = Math.floor(days / 365)
  const isYears = years > 0 && days - years * 365 <= Math.ceil(years / 4)
  const unit = isYears ? 'year' : 'day'
  return new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    isYears ? years : days,
  )
}

/** Returns HTML, or an empty text for an unknown placeholder or an empty setting. */
function placeholderValue(name: string, facts: LegalFacts, locale: Locale): string {
  if (name === 'seller') return identityOf(facts, locale)
  const [group, field = ''] = name.split('.')
  const textIn = (values: Readonly<Record<string, unknown>>) => asHtml(String(values[field] ?? ''))
  switch (group) {
    case 'seller':
      return textIn(facts.company)
    case 'privacy':
      return textIn({ ...facts.privacy, contact: facts.privacy.contact || facts.company.email })
    case 'retention': {
      const days = ({ ...facts.retention, ...fixedRetention } as Readonly<Record<string, number>>)[field]
      return days === undefined ? '' : periodText(days, locale)
    }
    default:
      return ''
  }
}

/** Returns the HTML with the values. `empty` lists the placeholders that have none. */
export function fillPlaceholders(
  html: string,
  facts: LegalFacts,
  locale: Locale,
): { html: string; empty: readonly string[] } {
  const empty: string[] = []
  const filled = html.replace(placeholder, (_, name: string) => {
    const value = placeholderValue(name, facts, locale)
    if (value === '') empty.push(name)
    return value
  })
  return { html: filled, empty }
}
