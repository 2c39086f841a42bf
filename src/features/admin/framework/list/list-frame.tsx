/** Layout of every administration list: title with actions, tabs, search, filters, saved views, table, pagination. */

import { Children, cloneElement, isValidElement, type ReactNode, useEffect, useRef } from 'react'
import {
  DataTable,
  type DataTableProps,
  type Exporter,
  fetchRelatedRecords,
  type Identifier,
  ListBase,
  type RaRecord,
  type SortPayload,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import { ReadFailure } from '../record/read-failure.tsx'
import { useFreshChoice } from '../record/use-choice.ts'
import { ScreenHead } from '../shell/screen-head.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ExportButton } from './export-button.tsx'
import fade from './list-fade.module.css'
import { FilterGroup } from './list-filter.tsx'
import styles from './list-frame.module.css'
import { ListKeys } from './list-keys.tsx'
import { ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'
import { namedColumns, useListSettings, visibleColumns } from './list-settings.ts'
import { ListSort } from './list-sort.tsx'
import tableStyles from './list-table.module.css'
import { LastChoice, PageChoice, RowChoice } from './row-choice.tsx'
import { type BuiltInView, SavedViews } from './saved-views.tsx'
import { type StatusTab, StatusTabs } from './status-tabs.tsx'
import { useStoredSort } from './use-stored-sort.ts'

const most = 20_000 // maximum rows per file

/** Exports the rows that match the list's filters, in its order, with the list's own exporter. */
function ListExport() {
  const { t } = useTranslation('admin')
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { resource, exporter, getData, total } = useListContext()
  if (!exporter || !getData || total === 0) return null
  const collect = async () => {
    try {
      const rows = await getData({ maxResults: most })
      await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource)
    } catch {
      notify(t('failed'), { type: 'error' })
    }
  }
  return <ExportButton collect={collect} />
}

interface ListFrameProps {
  resource: string
  title: string
  sort: SortPayload
  searchHint: string
  emptyTitle: string
  exporter?: Exporter
  tabs?: readonly StatusTab[]
  filters?: ReactNode // next to the search
  actions?: ReactNode
  above?: ReactNode // between the title and the list
  builtInViews?: readonly BuiltInView[]
  storesSort?: boolean // the order is stored for each person on the server
  keys?: readonly { key: string; label: string }[] // actions of the bulk bar with a key of their own
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
      queryOptions={shownInPlace}
      storeKey={`${resource}.list`}
    >
      <Frame {...frame} />
    </ListBase>
  )
}

const shownInPlace = { onError: () => {} }

type FrameProps = Omit<ListFrameProps, 'resource' | 'sort' | 'exporter'>

type ColumnElement = { label?: ReactNode; 'data-name'?: string }

/**
 * Columns whose cells have a label: on a phone each row is a card without table headings. A column without a label
 * contains actions and has a name for screen readers.
 */
const named = (columns: ReactNode, acts: string) =>
  Children.map(columns, column => {
    if (!isValidElement<ColumnElement>(column)) return column
    const { label } = column.props
    if (label === '') return cloneElement(column, { label: <Spoken>{acts}</Spoken> })
    return typeof label === 'string' ? cloneElement(column, { 'data-name': label }) : column
  })

/** Loaded rows stay when a later fetch fails: a toast reports the failure. */
function useDelayedNotice(error: unknown, hasRows: boolean): void {
  const notify = useNotify()
  const messages = useErrorMessage()
  const latest = useRef(messages)
  latest.current = messages
  useEffect(() => {
    if (!error || !hasRows) return
    notify(latest.current.problem(failureFrom(error) ?? unreachable), { type: 'error' })
  }, [error, hasRows, notify])
}

function Frame({
  title,
  searchHint,
  emptyTitle,
  tabs,
  filters,
  actions,
  above,
  builtInViews = [],
  storesSort = false,
  keys = [],
  table,
  children,
}: FrameProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { resource, total, isPending, error, refetch, filterValues, setFilters } = useListContext<RaRecord>()
  const { settings, save } = useListSettings(resource)
  useStoredSort(storesSort ? resource : undefined)
  const choosable = namedColumns(children).slice(1)
  const shown = settings?.columns ?? choosable.map(({ source }) => source)
  const { bulkActionsToolbar, ...rows } = table
  const isFiltered = Object.keys(filterValues).length > 0
  const notCounted = new Set(['q', ...(tabs ?? []).flatMap(({ filter }) => Object.keys(filter))]) // rendered elsewhere
  const activeFilters = Object.keys(filterValues).filter(source => !notCounted.has(source)).length
  const hasRows = total !== undefined
  useDelayedNotice(error, hasRows)
  const lastChoice = useRef<Identifier>(undefined)
  useFreshChoice()
  return (
    <>
      <ScreenHead
        title={title}
        count={total}
        actions={
          <>
            <ListExport />
            {actions}
          </>
        }
      />
      {above}
      <LastChoice.Provider value={lastChoice}>
        <Panel dense className={styles.panel}>
          {tabs && <StatusTabs tabs={tabs} label={title} />}
          <div className={styles.tools}>
            <ListSearch hint={searchHint} />
            <FilterGroup active={activeFilters} sort={<ListSort columns={children} />}>
              {filters}
            </FilterGroup>
            <span className={styles.views}>
              <ColumnChoice columns={choosable} visible={shown} onSave={columns => save({ columns })} />
              <SavedViews builtIn={builtInViews} />
            </span>
          </div>
          {error && !hasRows ? (
            <div className={styles.failure}>
              <ReadFailure error={error} onRetry={refetch} />
            </div>
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
            <div className={classNames(fade.onDesk, tableStyles.table)}>
              <DataTable {...rows} bulkActionButtons={false}>
                {bulkActionsToolbar && (
                  <DataTable.Col
                    source="choice"
                    disableSort
                    label={<PageChoice />}
                    render={() => <RowChoice />}
                  />
                )}
                {named(visibleColumns(children, shown), t('list.acts'))}
              </DataTable>
            </div>
          )}
          <ListPages />
        </Panel>
      </LastChoice.Provider>
      {bulkActionsToolbar}
      <ListKeys actions={keys} />
    </>
  )
}

const Waiting = () => (
  <Loading>
    <div className={styles.waiting}>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no name
        <Skeleton key={at} height={44} radius={10} />
      ))}
    </div>
  </Loading>
)
