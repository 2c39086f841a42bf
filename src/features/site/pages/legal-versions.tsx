/** The versions of a legal text with their lasting addresses, newest first. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalVersionsQuery } from '@/api/legal-queries.ts'
import type { LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Link } from '@/ui/link.tsx'
import styles from './page.module.css'

interface LegalVersionsProps {
  of: LegalVersionHead
  locale: Locale
  linkTo: LinkTo
}

export function LegalVersions({ of, locale, linkTo }: LegalVersionsProps) {
  const { t } = useTranslation('site')
  const { data: versions = [] } = useQuery(legalVersionsQuery(locale, of.kind))
  return (
    <nav aria-label={t('legal.versions')} className={styles.versions}>
      <h2>{t('legal.versions')}</h2>
      <ul>
        {versions.map(({ id, effective_from }) => (
          <li key={id}>
            <Link href={linkTo('legalVersion', { id })} aria-current={id === of.id ? 'page' : undefined}>
              {t('legal.version', { day: dayWords(effective_from, locale, 'long') })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
