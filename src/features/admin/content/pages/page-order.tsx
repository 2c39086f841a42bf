/** The order of menu and footer, changed by dragging and saved immediately. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { readAllPages } from '@/api/read-all-pages.ts'
import { type AdminPage, adminPages, orderPages } from '@/contract/endpoints/admin/pages.ts'
import type { Locale } from '@/contract/locales.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { useRecordOrder } from '../../framework/record/use-record-order.ts'
import styles from './pages.module.css'

const everyPage = {
  queryKey: ['pages', 'order'],
  queryFn: async () =>
    (await readAllPages(page => callOrThrow(adminPages, { query: { page, per_page: 100 } }))).filter(
      ({ kind }) => kind === 'page',
    ),
}

const titleIn = ({ translations }: AdminPage, locale: Locale) =>
  translations[locale].title || translations.it.title

export function PageOrder({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { t } = useTranslation('admin-words')
  const { data: pages = [], isPending, isLoadingError, refetch } = useQuery(everyPage)
  const cache = useQueryClient()
  const order = useRecordOrder({
    records: pages,
    query: everyPage,
    nameOf: page => titleIn(page, locale),
    send: (ids, known) => call(orderPages, { body: { ids, known } }),
    onRead: () => void cache.invalidateQueries({ queryKey: ['pages', 'getList'] }), // the list behind the dialog
  })
  const ids = pages.map(page => String(page.id))
  const titleOf = (id: string) => {
    const page = pages.find(candidate => String(candidate.id) === id)
    return page ? titleIn(page, locale) : ''
  }
  return (
    <AdminDialog open onClose={onClose} width={560} title={t('pages.order_all')} lead={t('pages.order_hint')}>
      {order.dialog}
      {isLoadingError && <PartFailure onRetry={refetch} />}
      {isPending && <Skeleton height={280} radius={14} />}
      <SortableRows ids={ids} nameOf={titleOf} onMove={order.move}>
        {id => {
          const page = pages.find(candidate => String(candidate.id) === id)
          return (
            <span className={styles.placed}>
              {titleOf(id)}
              <span className={styles.badges}>
                {page?.show_in_menu && <Badge>{t('pages.in_menu')}</Badge>}
                {page?.show_in_footer && <Badge tone="muted">{t('pages.in_footer')}</Badge>}
              </span>
            </span>
          )
        }}
      </SortableRows>
    </AdminDialog>
  )
}
