import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { Panel } from '@/ui/content/panel.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import styles from './tiers-panel.module.css'

/** Revenue of the period by price list. */
export function TiersPanel({
  tiers,
  money,
}: {
  tiers: Dashboard['tiers']
  money: (cents: number | null) => string
}) {
  const { t } = useTranslation('admin-sales')
  const percentOf = usePercentText()
  const positiveTiers = tiers
    .map(({ tier, amount }) => ({ tier, amount: amount ?? 0 }))
    .filter(({ amount }) => amount > 0) // refunds may exceed payments
  const sum = positiveTiers.reduce((all, { amount }) => all + amount, 0)
  const percent = (amount: number) => (sum === 0 ? 0 : Math.round((amount / sum) * 100))
  return (
    <Panel dense titleAs="h2" title={t('dashboard.tiers')}>
      {sum === 0 && <p className={rows.soft}>{t('dashboard.no_sales')}</p>}
      {sum > 0 && (
        <>
          <div className={styles.share} aria-hidden="true">
            {positiveTiers.map(({ tier, amount }) => (
              <i key={tier} data-tier={tier} style={{ flexGrow: amount }} />
            ))}
          </div>
          <ul className={styles.legend}>
            {positiveTiers.map(({ tier, amount }) => (
              <li key={tier}>
                <i data-tier={tier} aria-hidden="true" />
                <span>{t(`tier.${tier}`)}</span>
                <span>{percentOf(percent(amount))}</span>
                <b>{money(amount)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
