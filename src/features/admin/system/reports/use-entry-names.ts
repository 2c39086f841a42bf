import { useTranslation } from 'react-i18next'
import type { ReportEntry, ReportName } from '@/contract/endpoints/admin/reports.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'

type NamedEntry = Pick<ReportEntry, 'key' | 'label'>

/** Returns the name of an entry in the language of the page. */
export function useEntryNames(name: ReportName, locale: Locale): (entry: NamedEntry) => string {
  const { t } = useTranslation(['admin-sales', 'common', 'history'])
  const countries = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const byReport: Partial<Record<ReportName, (entry: NamedEntry) => string>> = {
    sales: () => t('reports.all'),
    vat: ({ key }) => `${key} %`,
    countries: ({ key }) => (key === '' ? t('reports.key.unknown') : (countries.of(key) ?? key)),
    customers: ({ label }) => label || t('reports.key.erased'),
    tiers: ({ key }) => t(`tier.${key}`),
    methods: ({ key }) => t(`common:pay.${key}`),
    returns: ({ key }) => t(`returns.reason.${key}`),
    packs: ({ key, label }) => `${label} · ${t(`users.source.${key.split(' ')[1]}`)}`,
    battles: ({ key }) => t(key === 'online' ? 'reports.key.online' : `history:opponent.${key}`),
  }
  return entry => {
    const special = byReport[name]
    if (special) return special(entry)
    if (entry.label !== '') return entry.label
    return /^[a-z]+$/.test(entry.key) && name !== 'searches' ? t(`reports.key.${entry.key}`) : entry.key
  }
}
