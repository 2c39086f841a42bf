import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '@/api/queries.ts'
import type { PageLink } from '@/contract/site.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { LanguageMarks } from '../kit/language-marks.tsx'
import { NamedRow } from '../kit/named-row.tsx'
import type { ListSpec } from './list-spec.ts'
import styles from './lists.module.css'
import { sliceRows } from './slice-rows.ts'

export const pagesList: ListSpec<PageLink> = {
  words: 'pages',
  perPage: 50,
  useRows: (reader, request) => {
    const { data, error, refetch } = useQuery(pagesQuery(reader))
    const slice = data && sliceRows(data, request, page => page.title)
    return {
      rows: slice?.rows,
      total: slice?.total ?? 0,
      error,
      isStale: false,
      retry: () => void refetch(),
    }
  },
  rowKey: page => page.id,
  columns: ({ t, locale, linkTo }) => {
    const slugIn = (page: PageLink) =>
      page.translations.find(translation => translation.locale === locale)?.slug ?? page.slug
    return [
      {
        id: 'title',
        head: t('column.title'),
        lead: true,
        cell: page => <NamedRow href={linkTo('page', { slug: slugIn(page) })} name={page.title} />,
      },
      { id: 'slug', head: t('column.slug'), cell: page => `/${slugIn(page)}` },
      {
        id: 'placed',
        head: t('column.placed'),
        cell: page => (
          <span className={styles.values}>
            {page.show_in_menu && <Badge>{t('column.in_menu')}</Badge>}
            {page.show_in_footer && <Badge tone="muted">{t('column.in_footer')}</Badge>}
            {!page.show_in_menu && !page.show_in_footer && (
              <span className={styles.soft}>{t('column.nowhere')}</span>
            )}
          </span>
        ),
      },
      {
        id: 'languages',
        head: t('column.languages'),
        cell: page => <LanguageMarks done={page.translations.map(({ locale: written }) => written)} />,
      },
    ]
  },
}
