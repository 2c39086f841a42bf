/** How fields of records are shown where two versions are compared: names for paths, euro for cents. */

import { useTranslation } from 'react-i18next'
import { formatTag, type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { formatMoney } from '@/domain/money.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useSettings } from '@/stores/settings.ts'

const isLocale = (part: string): part is Locale => locales.some(locale => locale === part)
const isCents = (field: string) =>
  /(^|_)price$/.test(field) || ['free_over', 'surcharge', 'min_total'].includes(field)

/** Parts that say nothing to who reads. */
const silent = ['translations', 'values']

interface Speech {
  name(part: string): string
  yesNo(value: boolean): string
  nothing: string
  money(cents: number): string
  state(value: string): string | undefined
}

/** `translations.it.title` → Italiano › Titolo; what stands in a list counts from one. Pure. */
export const fieldText = (path: string, { name }: Pick<Speech, 'name'>): string => {
  const parts = path.split('.').filter(part => !silent.includes(part))
  const said = parts.map(part =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : isLocale(part) ? localeFacts[part].name : name(part),
  )
  return said.join(' › ')
}

/** A value as one reads it: a switch is yes or no, cents are money, nothing is said to be nothing. Pure. */
export function valueText(path: string, value: unknown, speech: Speech): string {
  if (value === null || value === undefined || value === '') return speech.nothing
  if (typeof value === 'boolean') return speech.yesNo(value)
  const field = path.split('.').at(-1) ?? ''
  if (typeof value === 'number') return isCents(field) ? speech.money(value) : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return (field === 'status' && speech.state(value)) || value
}

export function useRecordWords(): {
  field: (path: string) => string
  value: (path: string, value: unknown) => string
} {
  const { t, i18n } = useTranslation(['admin', 'react-admin'])
  const locale = useLocaleOfTexts()
  const currency = useSettings(state => state.settings.website_currency)
  const iso = formatTag(locale)
  const known = (key: string) => (i18n.exists(key) ? t(key) : undefined)
  const speech: Speech = {
    name: part =>
      known(`admin:field.${part}`) ?? known(`admin:settings.key.${part}`) ?? part.replaceAll('_', ' '),
    yesNo: value => t(value ? 'react-admin:message.yes' : 'react-admin:message.no'),
    nothing: t('audit.nothing'),
    money: cents => formatMoney(cents, iso, currency),
    state: value => known(`admin:status.${value}`),
  }
  return { field: path => fieldText(path, speech), value: (path, value) => valueText(path, value, speech) }
}

/** `title_it` of a file's columns is the field `title.it` of a record. */
export const columnPath = (column: string): string =>
  column.replace(new RegExp(`_(${locales.join('|')})$`), '.$1')
