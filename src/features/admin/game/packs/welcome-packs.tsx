/** Statistics of the packs that guests open on the home page: totals of two weeks and values per day. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminWelcomePacks, type WelcomeDay } from '@/contract/endpoints/admin/welcome-packs.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Table } from '@/ui/content/table.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './packs.module.css'

const counts = ['sealed', 'torn', 'claimed', 'waiting', 'refused'] as const satisfies (keyof WelcomeDay)[]

export function WelcomePacks({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-goods')
  const iso = formatTag(locale)
  const { data, error, refetch } = useQuery({
    queryKey: ['welcome-packs-admin'],
    queryFn: () => callOrThrow(adminWelcomePacks),
  })
  if (error && !data) return <PartFailure onRetry={refetch} />
  if (!data) return <Skeleton height={420} radius={16} />
  const { days, most_a_day, is_offered } = data
  const sumOf = (count: (typeof counts)[number]) => days.reduce((sum, day) => sum + day[count], 0)
  return (
    <div className={styles.column}>
      {!is_offered && <Note tone="info">{t('packs.welcome.off')}</Note>}
      <Panel dense titleAs="h2" title={t('packs.welcome.title', { count: days.length })}>
        <dl className={styles.welcome}>
          {counts.map(count => (
            <div key={count}>
              <dt>{t(`packs.welcome.${count}`)}</dt>
              <dd>{sumOf(count).toLocaleString(iso)}</dd>
              <small>{t(`packs.welcome.${count}_hint`, { most: most_a_day })}</small>
            </div>
          ))}
        </dl>
      </Panel>
      <Table
        label={t('packs.welcome.by_day')}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          {
            id: 'day',
            head: t('packs.welcome.day'),
            lead: true,
            cell: ({ day }) => dayWords(day, locale),
          },
          ...counts.map(count => ({
            id: count,
            head: t(`packs.welcome.${count}`),
            numeric: true,
            cell: (row: WelcomeDay) => row[count].toLocaleString(iso),
          })),
        ]}
      />
    </div>
  )
}
