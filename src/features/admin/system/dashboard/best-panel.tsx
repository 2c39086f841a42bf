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
  money: (cents: number | null) => string
}

/** Best sellers of the period, each relative to the first: by amount, or by pieces if the reader may not see amounts. */
export function BestPanel({ best, linkTo, money }: BestPanelProps) {
  const { t } = useTranslation('admin-sales')
  const sizeOf = ({ amount, pieces }: Dashboard['best'][number]) => amount ?? pieces
  const top = Math.max(1, ...best.map(sizeOf))
  return (
    <Panel dense titleAs="h2" title={t('dashboard.best')} className={grid.third}>
      {best.length === 0 && <p className={rows.soft}>{t('dashboard.no_sales')}</p>}
      <ul className={rows.rows}>
        {best.map(product => (
          <li key={product.id}>
            <Thumbnail picture={product.picture} element={product.element ?? undefined} />
            <span className={rows.words}>
              <Link href={linkTo('adminProduct', { id: product.id })}>{product.title}</Link>
              <span className={rows.gauge}>
                <i style={{ width: `${(sizeOf(product) / top) * 100}%` }} />
              </span>
            </span>
            <span className={rows.end}>
              {product.amount !== null && <b>{money(product.amount)}</b>}
              {t('dashboard.pieces', { count: product.pieces })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
