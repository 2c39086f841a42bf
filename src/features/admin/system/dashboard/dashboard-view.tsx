/** The administration's first screen: sales of a period compared with the one before, and open tasks. */
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type AdminPermission, type Holder, isAllowed } from '@/contract/permissions.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { BestPanel } from './best-panel.tsx'
import grid from './dashboard.module.css'
import { dayValue, type Measure } from './day-sums.ts'
import { GamePanel } from './game-panel.tsx'
import { LowStockPanel } from './low-stock-panel.tsx'
import { MailsPanel } from './mails-panel.tsx'
import styles from './measure-panel.module.css'
import { NewestUsersPanel } from './newest-users-panel.tsx'
import { StatTile } from './stat-tile.tsx'
import { TiersPanel } from './tiers-panel.tsx'
import { ToDoPanel } from './to-do-panel.tsx'

const MeasureChart = lazy(async () => ({ default: (await import('./measure-chart.tsx')).MeasureChart }))

interface DashboardViewProps {
  user: Holder | null // parts that this user may not see are missing
  dashboard: Dashboard
  linkTo: LinkTo
  locale: Locale
  money: (cents: number) => string
}

const measures: readonly Measure[] = ['sales', 'orders', 'average', 'users', 'battles', 'packs']
const isMoney = (measure: Measure) => measure === 'sales' || measure === 'average'

export function DashboardView({ user, dashboard, linkTo, locale, money }: DashboardViewProps) {
  const iso = formatTag(locale)
  const [measure, setMeasure] = useState<Measure>('sales')
  const { days, before } = dashboard
  const say = (of: Measure) => (value: number) => (isMoney(of) ? money(value) : value.toLocaleString(iso))
  const may = (permission: AdminPermission) => isAllowed(permission, user)
  const hasFigures = may('admin:reports:read')
  return (
    <>
      {hasFigures && (
        <div className={grid.stats}>
          {measures.map(option => (
            <StatTile
              key={option}
              measure={option}
              days={days}
              before={before}
              say={say(option)}
              isChosen={option === measure}
              onChoose={() => setMeasure(option)}
            />
          ))}
        </div>
      )}
      <div className={grid.grid}>
        {hasFigures && <MeasurePanel dashboard={dashboard} measure={measure} iso={iso} say={say(measure)} />}
        <ToDoPanel work={dashboard.to_do} linkTo={linkTo} />
        {hasFigures && <BestPanel best={dashboard.best} linkTo={linkTo} money={money} />}
        {may('admin:stock:read') && <LowStockPanel products={dashboard.products_low} linkTo={linkTo} />}
        <div className={grid.pile}>
          {hasFigures && <TiersPanel tiers={dashboard.tiers} money={money} />}
          {may('admin:game:read') && <GamePanel dashboard={dashboard} iso={iso} />}
        </div>
        {may('admin:customers:read') && (
          <>
            <NewestUsersPanel users={dashboard.newest_users} linkTo={linkTo} locale={locale} />
            <MailsPanel mails={dashboard.mails} locale={locale} linkTo={linkTo} />
          </>
        )}
      </div>
    </>
  )
}

interface MeasurePanelProps {
  dashboard: Dashboard
  measure: Measure
  iso: string
  say: (value: number) => string
}

function MeasurePanel({ dashboard: { days, before }, measure, iso, say }: MeasurePanelProps) {
  const { t } = useTranslation('admin-sales')
  const compact = new Intl.NumberFormat(iso, { notation: 'compact', maximumFractionDigits: 1 })
  const names = { now: t('dashboard.now'), before: t('dashboard.before') }
  return (
    <Panel
      dense
      titleAs="h2"
      title={t(`dashboard.daily.${measure}`)}
      action={
        <span className={styles.key} aria-hidden="true">
          <i /> {names.now} <i data-before /> {names.before}
        </span>
      }
      className={grid.chart}
    >
      <div aria-hidden="true" className={styles.room}>
        <Suspense fallback={<Skeleton height={270} radius={12} />}>
          <MeasureChart
            days={days}
            before={before}
            measure={measure}
            names={names}
            say={say}
            short={value => compact.format(isMoney(measure) ? value / 100 : value)}
            iso={iso}
          />
        </Suspense>
      </div>
      <Spoken>
        <table>
          <caption>{t(`dashboard.daily.${measure}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              <th scope="col">{names.now}</th>
              <th scope="col">{names.before}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{say(dayValue(day, measure))}</td>
                <td>{before[at] && say(dayValue(before[at], measure))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Spoken>
    </Panel>
  )
}
