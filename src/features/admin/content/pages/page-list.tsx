/** Pages with their state, place and languages. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminPage } from '@/contract/endpoints/admin/pages.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconHouse } from '@/ui/icon/icons.ts'
import { TextList } from '../../framework/texts/text-list.tsx'
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
    <TextList<AdminPage>
      resource="pages"
      title={title}
      locale={locale}
      filter="status"
      states={['published', 'draft']}
      secondAction={t('pages.order_all')}
      onSecondAction={onOrder}
      newHref={linkTo('adminPage', { id: 'create' })}
      rowOf={({ kind, id }) => ({ href: kind === 'faq' ? linkTo('adminFaq') : linkTo('adminPage', { id }) })}
    >
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
    </TextList>
  )
}
