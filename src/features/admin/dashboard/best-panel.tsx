import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/administration.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { Thumbnail } from '../kit/thumbnail.tsx'
import styles from './dashboard.module.css'

interface BestPanelProps {
  best: Dashboard['best']
  linkTo: LinkTo
  money: (cents: number) => string
}

/** What sold most in the period, each against the first. */
export function BestPanel({ best, linkTo, money }: BestPanelProps) {
  const { t } = useTranslation('admin-sales')
  const top = Math.max(1, ...best.map(({ amount }) => amount))
  return (
    <Panel dense titleAs="h2" title={t('dashboard.best')} className={styles.third}>
      {best.length === 0 && <p className={styles.soft}>{t('dashboard.no_sales')}</p>}
      <ul className={styles.rows}>
        {best.map(({ id, title, picture, element, pieces, amount }) => (
          <li key={id}>
            <Thumbnail picture={picture} element={element ?? undefined} />
            <span className={styles.words}>
              <Link href={linkTo('adminProduct', { id })}>{title}</Link>
              <span className={styles.gauge}>
                <i style={{ width: `${(amount / top) * 100}%` }} />
              </span>
            </span>
            <span className={styles.end}>
              <b>{money(amount)}</b>
              {t('dashboard.pieces', { count: pieces })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
