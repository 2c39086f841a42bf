/** The administration's first screen: sales of a period compared with the one before, and open tasks. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type AdminPermission, type Holder, isAllowed } from '@/contract/permissions.ts'
import { ChartPanel } from '../../framework/charts/chart-panel.tsx'
import { StatTile } from '../../framework/charts/stat-tile.tsx'
import { BestPanel } from './best-panel.tsx'
import grid from './dashboard.module.css'
import { dayValue, type Measure, sumOf } from './day-sums.ts'
import { GamePanel } from './game-panel.tsx'
import { LowStockPanel } from './low-stock-panel.tsx'
import { MailsPanel } from './mails-panel.tsx'
import { NewestUsersPanel } from './newest-users-panel.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import { ThresholdPanel } from './threshold-panel.tsx'
import { TiersPanel } from './tiers-panel.tsx'
import { ToDoPanel } from './to-do-panel.tsx'

interface DashboardViewProps {
  user: Holder | null // parts that this user may not see are missing
  dashboard: Dashboard
  linkTo: LinkTo
  locale: Locale
  money: (cents: number | null) => string
}

const isMoney = (measure: Measure) => measure === 'sales' || measure === 'average'
const measures: readonly Measure[] = ['sales', 'orders', 'average', 'users', 'battles', 'packs']
const counts = measures.filter(measure => !isMoney(measure))

export function DashboardView({ user, dashboard, linkTo, locale, money }: DashboardViewProps) {
  const { t } = useTranslation('admin-sales')
  const iso = formatTag(locale)
  const { days, before } = dashboard
  const say = (of: Measure) => (value: number) => (isMoney(of) ? money(value) : value.toLocaleString(iso))
  const may = (permission: AdminPermission) => isAllowed(permission, user)
  const hasFigures = may('admin:reports:read')
  const hasMoney = may('admin:money:read')
  const [measure, setMeasure] = useState<Measure>(hasMoney ? 'sales' : 'orders')
  const points = (of: Dashboard['days']) => of.map(day => ({ day: day.day, value: dayValue(day, measure) }))
  return (
    <>
      {may('admin:settings:read') && <OpeningPanel locale={locale} linkTo={linkTo} />}
      {may('admin:invoices:read') && (
        <ThresholdPanel mayHide={may('admin:invoices:write')} money={money} linkTo={linkTo} />
      )}
      {hasFigures && (
        <div className={grid.stats}>
          {(hasMoney ? measures : counts).map(option => (
            <StatTile
              key={option}
              name={t(`dashboard.${option}`)}
              sum={sumOf(days, option)}
              before={sumOf(before, option)}
              values={days.map(day => dayValue(day, option))}
              say={say(option)}
              isChosen={option === measure}
              onChoose={() => setMeasure(option)}
            />
          ))}
        </div>
      )}
      <div className={grid.grid}>
        {hasFigures && (
          <ChartPanel
            title={t(`dashboard.daily.${measure}`)}
            points={points(days)}
            before={points(before)}
            say={say(measure)}
            isMoney={isMoney(measure)}
            iso={iso}
            className={grid.chart}
          />
        )}
        <ToDoPanel work={dashboard.to_do} linkTo={linkTo} />
        {hasFigures && <BestPanel best={dashboard.best} linkTo={linkTo} money={money} />}
        {may('admin:stock:read') && <LowStockPanel products={dashboard.products_low} linkTo={linkTo} />}
        <div className={grid.pile}>
          {hasFigures && hasMoney && <TiersPanel tiers={dashboard.tiers} money={money} />}
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
