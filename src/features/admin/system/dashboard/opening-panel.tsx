/**
 * What the law still asks of the shop before it may sell: data of the seller, published legal texts and values of their placeholders
 * (`docs/compliance.md`). Renders nothing when nothing is missing.
 */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { legalVersionsQuery } from '@/api/legal-queries.ts'
import { adminLegalGaps } from '@/contract/endpoints/admin/pages.ts'
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

const legalGapsQuery = queryOptions({ queryKey: ['legal-gaps'], queryFn: () => callOrThrow(adminLegalGaps) })

export function OpeningPanel({ locale, linkTo }: { locale: Locale; linkTo: LinkTo }) {
  const { t } = useTranslation(['admin', 'admin-words'])
  const { company } = useSettings(state => state.settings)
  const { data: gaps = [] } = useQuery(legalGapsQuery)
  const texts = useQueries({ queries: legalKinds.map(kind => legalVersionsQuery(locale, kind)) })
  const missingText = (name: string) => t('opening.missing', { name })
  const missing = [
    ...requiredFields
      .filter(field => !company[field])
      .map(field => ({ text: missingText(t(`settings.part.${field}`)), href: linkTo('adminSettings') })),
    ...legalKinds
      .filter((_, at) => texts[at]?.data?.length === 0)
      .map(kind => ({ text: missingText(t(`admin-words:pages.kind_${kind}`)), href: linkTo('adminPages') })),
    ...gaps.flatMap(({ page_id, kind, placeholders }) =>
      placeholders.map(placeholder => ({
        text: t('opening.placeholder', { placeholder, name: t(`admin-words:pages.kind_${kind}`) }),
        href: linkTo('adminPage', { id: page_id }),
      })),
    ),
  ]
  if (missing.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('opening.title')}>
      <ul className={styles.tasks}>
        {missing.map(({ text, href }) => (
          <li key={text}>
            <Link href={href}>
              <span className={styles.mark} data-tone="error">
                <Icon of={iconWarning} size={20} />
              </span>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
