import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Link } from '@/ui/link.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import grid from './dashboard.module.css'

interface LowStockPanelProps {
  products: Dashboard['products_low']
  linkTo: LinkTo
}

export function LowStockPanel({ products, linkTo }: LowStockPanelProps) {
  const { t } = useTranslation('admin')
  const may = useMay()
  return (
    <Panel dense titleAs="h2" title={t('dashboard.low')} className={grid.third}>
      {products.length === 0 && <p className={rows.soft}>{t('dashboard.low_none')}</p>}
      <ul className={rows.rows}>
        {products.map(product => (
          <li key={product.sku}>
            <Thumbnail picture={product.picture} element={product.element ?? undefined} />
            <span className={rows.words}>
              <Link href={linkTo('adminProduct', { id: product.id })}>{product.title}</Link>
              {product.variant && <small>{product.variant}</small>}
            </span>
            <span className={product.stock_quantity > 0 ? rows.low : rows.out}>
              {t('dashboard.low_left', { count: product.stock_quantity })}
            </span>
            {may('admin:stock:write') && (
              <Link href={`${linkTo('adminGoodsReceived')}?code=${encodeURIComponent(product.sku)}`}>
                {t('dashboard.low_receive')}
                <Spoken>{product.sku}</Spoken>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
