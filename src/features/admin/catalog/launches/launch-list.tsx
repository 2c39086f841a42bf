/** Launches with the number of places that wait, buy and have bought. Edited in a dialog. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminLaunch } from '@/contract/endpoints/admin/launches.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import styles from './launches.module.css'

const tones = { planned: 'info', running: 'success', ended: 'muted', off: 'muted' } as const
const counts = ['waiting', 'buying', 'missed', 'sold', 'pieces'] as const

export function LaunchList({ title, locale }: { title: string; locale: Locale }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const [open, setOpen] = useState<{ launch: AdminLaunch | null }>()
  return (
    <>
      <ListFrame
        resource="launches"
        title={title}
        sort={{ field: 'starts_at', order: 'DESC' }}
        searchHint={t('launches.product')}
        emptyTitle={t('launches.none')}
        above={<p className={styles.lead}>{t('launches.lead')}</p>}
        actions={<NewButton onClick={() => setOpen({ launch: null })}>{t('launches.new')}</NewButton>}
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="title"
          disableSort
          label={t('launches.product')}
          render={(launch: AdminLaunch) => (
            <button type="button" className={styles.title} onClick={() => setOpen({ launch })}>
              {launch.title}
            </button>
          )}
        />
        <DataTable.Col
          source="state"
          disableSort
          label={t('admin:column.status')}
          render={({ state }: AdminLaunch) => (
            <Badge tone={tones[state]}>{t(`launches.state.${state}`)}</Badge>
          )}
        />
        <DataTable.Col
          source="starts_at"
          disableSort
          label={t('launches.starts')}
          render={({ starts_at }: AdminLaunch) => dateTimeText(starts_at, locale)}
        />
        {counts.map(count => (
          <DataTable.Col
            key={count}
            source={count}
            align="right"
            disableSort
            label={t(`launches.${count}`)}
            render={(launch: AdminLaunch) => launch[count] ?? '–'}
          />
        ))}
      </ListFrame>
      {open && (
        <LaunchDialog
          key={open.launch?.version ?? 'new'}
          launch={open.launch}
          onClose={() => setOpen(undefined)}
          onTheirs={launch => setOpen({ launch })}
        />
      )}
    </>
  )
}
