import { useQuery } from '@tanstack/react-query'
import { attributesQuery } from '@/api/administration-queries.ts'
import type { Attribute } from '@/contract/catalog.ts'
import { Badge } from '@/ui/content/badge.tsx'
import type { ListSpec } from './list-spec.ts'
import styles from './lists.module.css'
import { sliceRows } from './slice-rows.ts'

export const attributesList: ListSpec<Attribute> = {
  words: 'attributes',
  perPage: 50,
  useRows: (reader, request) => {
    const { data, error, refetch } = useQuery(attributesQuery(reader))
    const slice = data && sliceRows(data, request, attribute => attribute.name)
    return {
      rows: slice?.rows,
      total: slice?.total ?? 0,
      error,
      isStale: false,
      retry: () => void refetch(),
    }
  },
  rowKey: attribute => attribute.id,
  columns: ({ t }) => [
    { id: 'name', head: t('column.name'), lead: true, cell: attribute => attribute.name },
    { id: 'code', head: t('column.code'), cell: attribute => attribute.code },
    {
      id: 'values',
      head: t('column.values'),
      cell: attribute => (
        <span className={styles.values}>
          {attribute.values.map(value => (
            <Badge key={value.id} tone="muted">
              {value.name}
            </Badge>
          ))}
        </span>
      ),
    },
  ],
}
