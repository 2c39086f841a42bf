/**
 * What the law still asks of the shop before it may sell: data of the seller and published legal texts (`docs/compliance.md`). Renders
 * nothing when nothing is missing.
 */
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalVersionsQuery } from '@/api/legal-queries.ts'
import { legalKinds } from '@/contract/endpoints/site/legal.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Company } from '@/contract/settings.ts'
import { useSettings } from '@/stores/settings.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconWarning } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './to-do-panel.module.css'

/** Required of an Italian company (art. 2250 c.c., art. 7 D.Lgs. 70/2003, art. 49 Codice del consumo). */
const requiredFields = [
  'name',
  'street',
  'place',
  'vat_number',
  'register',
  'capital',
  'email',
  'pec',
  'phone',
] as const satisfies readonly (keyof Company)[]

export function OpeningPanel({ locale, linkTo }: { locale: Locale; linkTo: LinkTo }) {
  const { t } = useTranslation(['admin', 'admin-words'])
  const { company } = useSettings(state => state.settings)
  const texts = useQueries({ queries: legalKinds.map(kind => legalVersionsQuery(locale, kind)) })
  const missing = [
    ...requiredFields
      .filter(field => !company[field])
      .map(field => ({ name: t(`settings.part.${field}`), href: linkTo('adminSettings') })),
    ...legalKinds
      .filter((_, at) => texts[at]?.data?.length === 0)
      .map(kind => ({ name: t(`admin-words:pages.kind_${kind}`), href: linkTo('adminPages') })),
  ]
  if (missing.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('opening.title')}>
      <ul className={styles.tasks}>
        {missing.map(({ name, href }) => (
          <li key={name}>
            <Link href={href}>
              <span className={styles.mark} data-tone="error">
                <Icon of={iconWarning} size={20} />
              </span>
              {t('opening.missing', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
