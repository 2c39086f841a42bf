/** What every list of the administration has around its table: title with actions, tabs, search, filters, views, pages. */
import type { ReactNode } from 'react'
import {
  DataTable,
  type DataTableProps,
  ExportButton,
  type Exporter,
  ListBase,
  type RaRecord,
  type SortPayload,
  useListContext,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ErrorState } from '@/ui/state/error-state.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './list-frame.module.css'
import { ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'
import { PageChoice, RowChoice } from './row-choice.tsx'
import { SavedViews } from './saved-views.tsx'
import { ScreenHead } from './screen-head.tsx'
import { type StatusTab, StatusTabs } from './status-tabs.tsx'

interface ListFrameProps {
  resource: string
  title: string
  sort: SortPayload
  searchHint: string
  emptyTitle: string
  exporter?: Exporter
  tabs?: readonly StatusTab[]
  filters?: ReactNode // beside the search
  actions?: ReactNode
  table: Omit<DataTableProps, 'children'>
  children: ReactNode // columns
}

export function ListFrame({ resource, sort, exporter, ...frame }: ListFrameProps) {
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={25}
      exporter={exporter ?? false}
      disableSyncWithLocation={false}
      storeKey={`${resource}.list`}
    >
      <Frame {...frame} hasExport={exporter !== undefined} />
    </ListBase>
  )
}

interface FrameProps extends Omit<ListFrameProps, 'resource' | 'sort' | 'exporter'> {
  hasExport: boolean
}

function Frame({
  title,
  searchHint,
  emptyTitle,
  tabs,
  filters,
  actions,
  table,
  children,
  hasExport,
}: FrameProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { total, isPending, error, refetch, filterValues, setFilters } = useListContext<RaRecord>()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <>
      <ScreenHead
        title={title}
        count={total}
        actions={
          <>
            {hasExport && total !== 0 && <ExportButton variant="outlined" maxResults={20_000} />}
            {actions}
          </>
        }
      />
      <Panel dense className={styles.panel}>
        {tabs && <StatusTabs tabs={tabs} label={title} />}
        <div className={styles.tools}>
          <ListSearch hint={searchHint} />
          {filters}
          <span className={styles.views}>
            <SavedViews />
          </span>
        </div>
        {error ? (
          <ErrorState
            title={t('failed')}
            actions={
              <Button size="dense" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            }
          />
        ) : isPending ? (
          <Waiting />
        ) : total === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              title={isFiltered ? t('react-admin:navigation.no_filtered_results') : emptyTitle}
              picture="/assets/characters/nuvoletta/creature.webp"
              element="Aria"
              actions={
                isFiltered ? (
                  <Button variant="ghost" size="small" onClick={() => setFilters({}, [])}>
                    {t('react-admin:navigation.clear_filters')}
                  </Button>
                ) : undefined
              }
            />
          </div>
        ) : (
          <div className={styles.table}>
            <DataTable {...table} bulkActionButtons={false}>
              {table.bulkActionsToolbar && (
                <DataTable.Col
                  source="choice"
                  disableSort
                  label={<PageChoice />}
                  render={() => <RowChoice />}
                />
              )}
              {children}
            </DataTable>
          </div>
        )}
        <ListPages />
      </Panel>
    </>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    {Array.from({ length: 8 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars have no name
      <Skeleton key={at} height={44} radius={10} />
    ))}
  </div>
)
