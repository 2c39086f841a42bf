/** Pages with their state, place and languages. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminPage } from '@/contract/endpoints/admin/pages.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconHouse, iconPlus } from '@/ui/icon/icons.ts'
import { LanguageMarks } from '../../framework/fields/language-marks.tsx'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'
import styles from './pages.module.css'

interface PageListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  onOrder: () => void // opens the order of menu and footer
}

export function PageList({ title, locale, linkTo, onOrder }: PageListProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  return (
    <ListFrame
      resource="pages"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('pages.search')}
      emptyTitle={t('pages.none')}
      filters={
        <ChoiceFilter
          source="status"
          label={t('admin:column.status')}
          options={[
            { value: 'published', label: t('pages.published') },
            { value: 'draft', label: t('pages.draft') },
          ]}
        />
      }
      actions={
        <>
          <Button variant="ghost" size="dense" onClick={onOrder}>
            {t('pages.order_all')}
          </Button>
          <Button size="dense" icon={iconPlus} href={linkTo('adminPage', { id: 'create' })}>
            {t('pages.new')}
          </Button>
        </>
      }
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="title"
        disableSort
        label={t('pages.title')}
        render={(page: AdminPage) => (
          <NamedRow
            href={page.kind === 'faq' ? linkTo('adminFaq') : linkTo('adminPage', { id: page.id })}
            name={page.translations[locale].title || page.translations.it.title}
          />
        )}
      />
      <DataTable.Col
        source="is_published"
        disableSort
        label={t('admin:column.status')}
        render={({ is_published, is_root }: AdminPage) => (
          <span className={styles.badges}>
            <Badge tone={is_published ? 'success' : 'muted'}>
              {t(is_published ? 'pages.published' : 'pages.draft')}
            </Badge>
            {is_root && (
              <span title={t('pages.root')} role="img" aria-label={t('pages.root')}>
                <Icon of={iconHouse} size={18} />
              </span>
            )}
          </span>
        )}
      />
      <DataTable.Col
        source="slug"
        disableSort
        label={t('pages.slug')}
        render={({ kind, translations }: AdminPage) =>
          kind === 'faq'
            ? linkTo('faq')
            : linkTo('page', { slug: translations[locale].slug || translations.it.slug })
        }
      />
      <DataTable.Col
        source="placed"
        disableSort
        label={t('pages.where')}
        render={({ show_in_menu, show_in_footer }: AdminPage) => (
          <span className={styles.badges}>
            {show_in_menu && <Badge>{t('pages.in_menu')}</Badge>}
            {show_in_footer && <Badge tone="muted">{t('pages.in_footer')}</Badge>}
            {!show_in_menu && !show_in_footer && '–'}
          </span>
        )}
      />
      <DataTable.Col
        source="visibility"
        disableSort
        label={t('pages.who')}
        render={({ visibility }: AdminPage) => t(`pages.${visibility}`)}
      />
      <DataTable.Col
        source="languages"
        disableSort
        label={t('admin:column.languages')}
        render={({ translations }: AdminPage) => (
          <LanguageMarks all done={locales.filter(locale => translations[locale].title !== '')} />
        )}
      />
    </ListFrame>
  )
}
