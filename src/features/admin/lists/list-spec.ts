/**
 * One list of the administration as a small object: what its rows are, how they are read, which columns show them.
 * `ListScreen` draws any of them; a new list is a new file beside this one.
 */
import type { useTranslation } from 'react-i18next'
import type { ListRequest } from '@/api/administration-queries.ts'
import type { Reader } from '@/api/queries.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Currency } from '@/contract/money.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Column } from '@/ui/content/table.tsx'

/** What a column may need beside its row. */
export interface ListWorld {
  t: ReturnType<typeof useTranslation<'admin'>>['t']
  iso: string
  locale: Locale
  currency: Currency
  linkTo: LinkTo
}

export interface ListRows<Row> {
  rows: readonly Row[] | undefined // of the asked page; undefined while the first answer is under way
  total: number
  error: unknown
  isStale: boolean // rows of the page before, until the next one arrives
  retry: () => void
}

export interface ListSpec<Row> {
  words: string // key in `admin:empty`
  search?: string // key in `admin:list`, the field's placeholder; without it there is no search
  perPage: number
  useRows: (reader: Reader, request: ListRequest) => ListRows<Row>
  rowKey: (row: Row) => string | number
  columns: (world: ListWorld) => Column<Row>[]
}
