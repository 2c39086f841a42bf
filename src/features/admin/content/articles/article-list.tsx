/** Articles of the journal: published, scheduled and drafts. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type AdminArticle, articleStates } from '@/contract/endpoints/admin/articles.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { TextList } from '../../framework/texts/text-list.tsx'

interface ArticleListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  onCategories: () => void
}

export const stateTones: Record<AdminArticle['state'], BadgeTone> = {
  published: 'success',
  scheduled: 'info',
  draft: 'muted',
}

export function ArticleList({ title, locale, linkTo, onCategories }: ArticleListProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const day = (at: string) => dayWords(at, locale)
  return (
    <TextList<AdminArticle>
      resource="articles"
      title={title}
      locale={locale}
      filter="state"
      states={articleStates}
      secondAction={t('articles.categories')}
      onSecondAction={onCategories}
      newHref={linkTo('adminArticle', { id: 'create' })}
      rowOf={({ id, picture, element, author }) => ({
        href: linkTo('adminArticle', { id }),
        note: author,
        picture,
        element: element ?? undefined,
      })}
    >
      <DataTable.Col
        source="state"
        disableSort
        label={t('admin:column.status')}
        render={({ state }: AdminArticle) => <Badge tone={stateTones[state]}>{t(`articles.${state}`)}</Badge>}
      />
      <DataTable.Col
        source="published_at"
        disableSort
        label={t('articles.date')}
        render={({ published_at }: AdminArticle) => day(published_at)}
      />
      <DataTable.Col
        source="rating"
        disableSort
        label={t('articles.rating')}
        render={({ post_meta_fields: { ratings_average, rd_ratings_score } }: AdminArticle) =>
          ratings_average === null
            ? '–'
            : `${ratings_average.toLocaleString(formatTag(locale))} · ${rd_ratings_score}`
        }
      />
    </TextList>
  )
}
