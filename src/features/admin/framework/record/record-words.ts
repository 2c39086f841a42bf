/** Formats record fields for the comparison of two versions: labels for paths, euros for cents. */

import { useTranslation } from 'react-i18next'
import { formatTag, type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { formatMoney } from '@/domain/money.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useSettings } from '@/stores/settings.ts'

const isLocale = (part: string): part is Locale => locales.some(locale => locale === part)
const isCents = (field: string) =>
  /(^|_)price$/.test(field) || ['free_over', 'surcharge', 'min_total'].includes(field)

/** Parts of a path that mean nothing to readers. */
const silent = ['translations', 'values']

interface Speech {
  name(part: string): string
  yesNo(value: boolean): string
  nothing: string
  money(cents: number): string
  state(value: string): string | undefined
}

/** Formats `translations.it.title` as Italiano › Titolo. List positions count from one. Pure. */
export const fieldText = (path: string, { name }: Pick<Speech, 'name'>): string => {
  const parts = path.split('.').filter(part => !silent.includes(part))
  const said = parts.map(part =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : isLocale(part) ? localeFacts[part].name : name(part),
  )
  return said.join(' › ')
}

/** Formats a value for readers: booleans as yes or no, cents as money, empty values as “nothing”. Pure. */
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
  const translateIfKnown = (key: string) => (i18n.exists(key) ? t(key) : undefined)
  const speech: Speech = {
    name: part =>
      translateIfKnown(`admin:field.${part}`) ??
      translateIfKnown(`common:detail.${part}`) ??
      translateIfKnown(`admin:settings.key.${part}`) ??
      part.replaceAll('_', ' '),
    yesNo: value => t(value ? 'react-admin:message.yes' : 'react-admin:message.no'),
    nothing: t('audit.nothing'),
    money: cents => formatMoney(cents, iso, currency),
    state: value => translateIfKnown(`admin:status.${value}`),
  }
  return { field: path => fieldText(path, speech), value: (path, value) => valueText(path, value, speech) }
}

/** The CSV column `title_it` is the field `title.it` of a record. */
export const columnPath = (column: string): string =>
  column.replace(new RegExp(`_(${locales.join('|')})$`), '.$1')
