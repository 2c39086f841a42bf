/** Whether a page is a legal text, from which day its next version applies, and its published versions (decision 0062). */
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { legalVersionsQuery } from '@/api/legal-queries.ts'
import type { AdminPage } from '@/contract/endpoints/admin/pages.ts'
import { type LegalKind, legalKinds } from '@/contract/endpoints/site/legal.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { CalendarField } from '../../framework/fields/calendar-field.tsx'
import { SelectInput, useField } from '../../framework/fields/inputs.tsx'
import styles from './pages.module.css'

interface LegalPanelProps {
  page: AdminPage | null
  locale: Locale
  linkTo: LinkTo
}

export function LegalPanel({ page, locale, linkTo }: LegalPanelProps) {
  const { t } = useTranslation('admin-words')
  const kind = useWatch({ name: 'legal_kind' }) as LegalKind | null
  return (
    <Panel dense titleAs="h2" title={t('pages.legal')} className={styles.place}>
      <SelectInput
        source="legal_kind"
        label={t('pages.legal_kind')}
        empty={t('pages.not_legal')}
        options={legalKinds.map(value => ({ value, label: t(`pages.kind_${value}`) }))}
      />
      {kind && <FirstDay />}
      {page?.legal_kind && <Versions kind={page.legal_kind} locale={locale} linkTo={linkTo} />}
    </Panel>
  )
}

/** A day of the shop, without a time. */
function FirstDay() {
  const { t } = useTranslation('admin-words')
  const { value, change, error } = useField<string | null>('legal_from')
  return (
    <CalendarField
      label={t('pages.legal_from')}
      hint={t('pages.legal_from_hint')}
      error={error}
      value={value ?? ''}
      onChange={event => change(event.currentTarget.value || null)}
    />
  )
}

function Versions({ kind, locale, linkTo }: Omit<LegalPanelProps, 'page'> & { kind: LegalKind }) {
  const { t } = useTranslation('admin-words')
  const { data: versions = [] } = useQuery(legalVersionsQuery(locale, kind))
  if (versions.length === 0) return <p>{t('pages.no_versions')}</p>
  return (
    <ul className={styles.versions}>
      {versions.map(({ id, effective_from }) => (
        <li key={id}>
          <a href={linkTo('legalVersion', { id })} target="_blank" rel="noopener">
            {t('pages.version', { day: dayWords(effective_from, locale, 'long') })}
          </a>
        </li>
      ))}
    </ul>
  )
}
