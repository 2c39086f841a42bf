/** Articles of the journal: published, scheduled and drafts. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type AdminArticle, articleStates } from '@/contract/endpoints/admin/articles.ts'
import { formatTag, type Locale, locales } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { LanguageMarks } from '../../framework/fields/language-marks.tsx'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'

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
    <ListFrame
      resource="articles"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('articles.search')}
      emptyTitle={t('articles.none')}
      filters={
        <ChoiceFilter
          source="state"
          label={t('admin:column.status')}
          options={articleStates.map(value => ({ value, label: t(`articles.${value}`) }))}
        />
      }
      actions={
        <>
          <Button variant="ghost" size="dense" onClick={onCategories}>
            {t('articles.categories')}
          </Button>
          <Button size="dense" icon={iconPlus} href={linkTo('adminArticle', { id: 'create' })}>
            {t('articles.new')}
          </Button>
        </>
      }
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="title"
        disableSort
        label={t('pages.title')}
        render={({ id, translations, picture, element, author }: AdminArticle) => (
          <NamedRow
            href={linkTo('adminArticle', { id })}
            name={translations[locale].title || translations.it.title}
            note={author}
            picture={picture}
            element={element ?? undefined}
          />
        )}
      />
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
      <DataTable.Col
        source="languages"
        disableSort
        label={t('admin:column.languages')}
        render={({ translations }: AdminArticle) => (
          <LanguageMarks all done={locales.filter(one => translations[one].title !== '')} />
        )}
      />
    </ListFrame>
  )
}
