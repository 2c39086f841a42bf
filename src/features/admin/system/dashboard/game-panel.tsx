import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SparkLine } from '../../framework/charts/spark-line.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { dayValue, sumOf } from './day-sums.ts'
import styles from './game-panel.module.css'

/** Game statistics: current activity, and battles of the period. */
export function GamePanel({ dashboard, iso }: { dashboard: Dashboard; iso: string }) {
  const { t } = useTranslation('admin-sales')
  const { game, days } = dashboard
  const figures = [
    ['battles', sumOf(days, 'battles')],
    ['packs', sumOf(days, 'packs')],
    ['sealed', game.packs_sealed],
  ] as const
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('dashboard.game')}
      action={
        <Badge tone={game.playing > 0 ? 'success' : 'muted'}>
          {t('dashboard.playing', { count: game.playing })}
        </Badge>
      }
    >
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dd>{value.toLocaleString(iso)}</dd>
            <dt>{t(`dashboard.game_${name}`)}</dt>
          </div>
        ))}
      </dl>
      <SparkLine values={days.map(day => dayValue(day, 'battles'))} />
      <p className={rows.soft}>{t('dashboard.battles_days')}</p>
    </Panel>
  )
}
