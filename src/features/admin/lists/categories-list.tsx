import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '@/api/queries.ts'
import type { Category } from '@/contract/catalog.ts'
import { LanguageMarks } from '../kit/language-marks.tsx'
import { NamedRow } from '../kit/named-row.tsx'
import type { ListSpec } from './list-spec.ts'
import { sliceRows } from './slice-rows.ts'

export const categoriesList: ListSpec<Category> = {
  words: 'categories',
  perPage: 50,
  useRows: (reader, request) => {
    const { data, error, refetch } = useQuery(categoriesQuery(reader))
    const slice = data && sliceRows(data.data, request, category => category.name)
    return {
      rows: slice?.rows,
      total: slice?.total ?? 0,
      error,
      isStale: false,
      retry: () => void refetch(),
    }
  },
  rowKey: category => category.id,
  columns: ({ t, iso, linkTo }) => [
    {
      id: 'name',
      head: t('column.name'),
      lead: true,
      cell: ({ name, slug, picture, element }) => (
        <NamedRow
          href={linkTo('category', { category: slug })}
          name={name}
          picture={picture ?? ''}
          element={element ?? undefined}
        />
      ),
    },
    { id: 'slug', head: t('column.slug'), cell: category => `/${category.slug}` },
    {
      id: 'languages',
      head: t('column.languages'),
      cell: category => <LanguageMarks done={category.translations.map(({ locale }) => locale)} />,
    },
    {
      id: 'count',
      head: t('column.count'),
      numeric: true,
      cell: category => category.count.toLocaleString(iso),
    },
  ],
}
