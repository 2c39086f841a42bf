/** Columns, order and views of a list, stored on the server for each person (decision 0066). */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Children, isValidElement, type ReactNode } from 'react'
import { call, callOrThrow, type Result } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type ListQuery,
  type ListSettings,
  readListSettings,
  removeListView,
  saveListSettings,
  saveListView,
} from '@/contract/endpoints/admin/list-views.ts'
import { useRefuse } from '../record/use-refuse.ts'

const listSettingsQuery = (list: string) =>
  queryOptions({
    queryKey: ['admin', 'list-settings', list],
    queryFn: () => callOrThrow(readListSettings, { params: { list } }),
    staleTime: 60_000,
  })

/** `settings` is undefined while it is loading and after a failure: the list then has its default columns. */
export function useListSettings(list: string, isEnabled = true) {
  const query = listSettingsQuery(list)
  const cache = useQueryClient()
  const refuse = useRefuse()
  const { data: settings } = useQuery({ ...query, enabled: isEnabled })
  const take = async (result: Result<ListSettings>) => {
    if (result.ok) await updateCached(cache, query.queryKey, result.value)
    else refuse(result.failure)
    return result.ok
  }
  return {
    settings,
    save: async (change: Partial<Pick<ListSettings, 'columns' | 'sort'>>) => {
      const { columns = null, sort = null } = { ...settings, ...change }
      return take(await call(saveListSettings, { params: { list }, body: { columns, sort } }))
    },
    saveView: async (view: { name: string; is_shared: boolean; query: ListQuery }) =>
      take(await call(saveListView, { params: { list }, body: view })),
    removeView: async (id: number) => take(await call(removeListView, { params: { list, id } })),
  }
}

export interface ListColumn {
  source: string
  label: string
}

type ColumnElement = { source?: string; label?: ReactNode }

const sourceOf = (column: ReactNode): string | undefined =>
  isValidElement<ColumnElement>(column) ? column.props.source : undefined

/** The columns with a name. The first one names the record and is always visible. */
export const namedColumns = (columns: ReactNode): ListColumn[] =>
  Children.toArray(columns).flatMap(column => {
    if (!isValidElement<ColumnElement>(column)) return []
    const { source, label } = column.props
    return source && typeof label === 'string' && label ? [{ source, label }] : []
  })

/** The visible columns in their order. Columns without a name contain actions and stay at the end. */
export function visibleColumns(columns: ReactNode, visible: readonly string[]): ReactNode[] {
  const all = Children.toArray(columns)
  const named = new Set(namedColumns(columns).map(({ source }) => source))
  const [first] = all
  const chosen = visible.flatMap(
    source => all.find(column => column !== first && sourceOf(column) === source) ?? [],
  )
  const acts = all.filter(column => column !== first && !named.has(sourceOf(column) ?? ''))
  return [first, ...chosen, ...acts]
}
