import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import grid from './dashboard.module.css'

interface BestPanelProps {
  best: Dashboard['best']
  linkTo: LinkTo
  money: (cents: number) => string
}

/** Best sellers of the period, each relative to the first. */
export function BestPanel({ best, linkTo, money }: BestPanelProps) {
  const { t } = useTranslation('admin-sales')
  const top = Math.max(1, ...best.map(({ amount }) => amount))
  return (
    <Panel dense titleAs="h2" title={t('dashboard.best')} className={grid.third}>
      {best.length === 0 && <p className={rows.soft}>{t('dashboard.no_sales')}</p>}
      <ul className={rows.rows}>
        {best.map(({ id, title, picture, element, pieces, amount }) => (
          <li key={id}>
            <Thumbnail picture={picture} element={element ?? undefined} />
            <span className={rows.words}>
              <Link href={linkTo('adminProduct', { id })}>{title}</Link>
              <span className={rows.gauge}>
                <i style={{ width: `${(amount / top) * 100}%` }} />
              </span>
            </span>
            <span className={rows.end}>
              <b>{money(amount)}</b>
              {t('dashboard.pieces', { count: pieces })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
