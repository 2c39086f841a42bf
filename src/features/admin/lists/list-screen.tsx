/** Any list of the administration: search, table, pages. Search and page live in the address; the page hands both in. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRequest } from '@/api/administration-queries.ts'
import type { Reader } from '@/api/queries.ts'
import { Button } from '@/ui/action/button.tsx'
import { Pager } from '@/ui/content/pager.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Table } from '@/ui/content/table.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Loading } from '@/ui/state/loading.tsx'
import { RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { ScreenHead } from '../kit/screen-head.tsx'
import type { ListRows, ListSpec, ListWorld } from './list-spec.ts'
import styles from './lists.module.css'
import { SearchField } from './search-field.tsx'

export interface ListScreenProps {
  title: string
  reader: Reader
  world: Omit<ListWorld, 't'>
  page: number
  search: string
  hrefOf: (page: number) => string
  onSearch: (search: string) => void
  failure: (error: unknown, retry: () => void) => ReactNode
}

export function ListScreen<Row>({ list, ...props }: ListScreenProps & { list: ListSpec<Row> }) {
  const { t } = useTranslation('admin')
  const { title, reader, page, search, onSearch, failure } = props
  const request: ListRequest = { page, per_page: list.perPage, search }
  const found = list.useRows(reader, request)
  if (found.error && !found.rows) return failure(found.error, found.retry)
  return (
    <>
      <ScreenHead title={title} count={found.rows && found.total} />
      <Panel dense>
        {list.search && (
          <div className={styles.tools}>
            <SearchField
              label={t('list.search')}
              placeholder={t(`list.${list.search}`)}
              value={search}
              onSearch={onSearch}
            />
          </div>
        )}
        {!found.rows && (
          <Loading>
            <RowsSkeleton rows={8} />
          </Loading>
        )}
        {found.rows?.length === 0 && (
          <NoRows words={list.words} search={search} onClear={() => onSearch('')} />
        )}
        {found.rows && found.rows.length > 0 && <Rows list={list} found={found} {...props} />}
      </Panel>
    </>
  )
}

type RowsProps<Row> = Omit<ListScreenProps, 'failure'> & { list: ListSpec<Row>; found: ListRows<Row> }

function Rows<Row>({ list, found, world, title, page, hrefOf }: RowsProps<Row>) {
  const { t } = useTranslation('admin')
  const rows = found.rows ?? []
  const before = (page - 1) * list.perPage
  return (
    <>
      <div className={styles.table} data-stale={found.isStale}>
        <Table label={title} columns={list.columns({ ...world, t })} rows={rows} rowKey={list.rowKey} />
      </div>
      <footer className={styles.foot}>
        <span>{t('list.shown', { from: before + 1, to: before + rows.length, total: found.total })}</span>
        <Pager page={page} pages={Math.ceil(found.total / list.perPage)} hrefOf={hrefOf} />
      </footer>
    </>
  )
}

function NoRows({ words, search, onClear }: { words: string; search: string; onClear: () => void }) {
  const { t } = useTranslation('admin')
  if (!search) return <EmptyState title={t(`empty.${words}`)}>{t(`empty.${words}_text`)}</EmptyState>
  return (
    <EmptyState
      title={t('list.none_title', { search })}
      actions={
        <Button variant="ghost" size="small" onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    >
      {t('list.none_text')}
    </EmptyState>
  )
}
