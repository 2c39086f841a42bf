/** Fills the seller's data into a legal text. Pure. */
import type { Locale } from '@/contract/locales.ts'
import type { Company } from '@/contract/settings.ts'
import { sellerGroups } from '@/i18n/seller-lines.ts'
import { escapeHtml } from '../../../email/escape-html.ts'
import { translate } from '../../../email/words.ts'

/** `{{seller.email}}`: one field. `{{seller}}`: all data with labels, as a separate paragraph. */
const placeholder = /\{\{seller(?:\.(\w+))?\}\}/g

function identityOf(company: Company, locale: Locale): string {
  const label = (name: string, value: string) => translate(locale, `common.seller.${name}`, { value })
  return sellerGroups(company, label).flat().map(escapeHtml).join('<br>')
}

/** Replaces the placeholders in HTML. A field that is unknown or empty is replaced by nothing. */
export const fillSeller = (html: string, company: Company, locale: Locale): string =>
  html.replace(placeholder, (_, field: string | undefined) =>
    field === undefined
      ? identityOf(company, locale)
      : escapeHtml(String((company as Readonly<Record<string, unknown>>)[field] ?? '')),
  )
