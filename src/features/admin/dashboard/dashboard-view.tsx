/** The administration's first screen: today's figures, two weeks of registrations, what wants a look. */
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/administration.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { iconTag } from '@/ui/icon/admin-icons.ts'
import { iconCards, iconSparkle, iconUsers } from '@/ui/icon/icons.ts'
import styles from './dashboard.module.css'
import { LowStockPanel } from './low-stock-panel.tsx'
import { MailsPanel } from './mails-panel.tsx'
import { NewestUsersPanel } from './newest-users-panel.tsx'
import { RegistrationsChart } from './registrations-chart.tsx'
import { StatTile } from './stat-tile.tsx'

interface DashboardViewProps {
  dashboard: Dashboard
  linkTo: LinkTo
  iso: string
}

export const DashboardView = ({ dashboard, linkTo, iso }: DashboardViewProps) => (
  <>
    <Figures dashboard={dashboard} linkTo={linkTo} iso={iso} />
    <div className={styles.grid}>
      <Registrations days={dashboard.registrations} iso={iso} />
      <LowStockPanel products={dashboard.products_low} linkTo={linkTo} />
      <NewestUsersPanel users={dashboard.newest_users} linkTo={linkTo} iso={iso} />
      <MailsPanel mails={dashboard.mails} iso={iso} />
    </div>
  </>
)

function Figures({ dashboard, linkTo, iso }: DashboardViewProps) {
  const { t } = useTranslation('admin')
  const figure = (value: number) => value.toLocaleString(iso)
  return (
    <div className={styles.stats}>
      <StatTile
        name={t('dashboard.users')}
        value={figure(dashboard.users)}
        note={t('dashboard.users_week', { count: dashboard.users_this_week })}
        icon={iconUsers}
        href={linkTo('adminUsers')}
      />
      <StatTile
        name={t('dashboard.products')}
        value={figure(dashboard.products)}
        note={t('dashboard.products_low', { count: dashboard.products_low.length })}
        icon={iconTag}
        href={linkTo('adminProducts')}
      />
      <StatTile
        name={t('dashboard.characters')}
        value={figure(dashboard.characters)}
        note={t('dashboard.characters_text')}
        icon={iconSparkle}
        href={linkTo('adminCharacters')}
      />
      <StatTile
        name={t('dashboard.packs')}
        value={figure(dashboard.packs_unopened)}
        note={t('dashboard.packs_text')}
        icon={iconCards}
        href={linkTo('adminPacks')}
      />
    </div>
  )
}

function Registrations({ days, iso }: { days: Dashboard['registrations']; iso: string }) {
  const { t } = useTranslation('admin')
  const total = days.reduce((sum, day) => sum + day.count, 0)
  const sum =
    total > 0 ? t('dashboard.registrations_total', { count: total }) : t('dashboard.registrations_none')
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('dashboard.registrations')}
      action={<span className={styles.soft}>{sum}</span>}
      className={styles.chart}
    >
      <RegistrationsChart days={days} iso={iso} />
    </Panel>
  )
}
