import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentPage } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { namedIcons } from '@/ui/icon/named-icons.ts'
import { PageBlocks, type PageBlocksProps } from './blocks/page-blocks.tsx'
import { RichText } from './blocks/rich-text.tsx'
import styles from './page.module.css'

export interface ContentViewProps extends Pick<PageBlocksProps, 'productsOf'> {
  page: ContentPage
  locale: Locale
  homeHref: string
  isDraft?: boolean // a preview for admins of an unpublished page
  tools?: ReactNode // under the subtitle, for example a search
  versions?: ReactNode // of a legal text
}

/** A page with content of the shop. */
export function ContentView({
  page,
  locale,
  homeHref,
  productsOf,
  isDraft,
  tools,
  versions,
}: ContentViewProps) {
  const { t } = useTranslation('site')
  const date = dayWords(page.updated_at, locale, 'long')
  const glyph = page.icon ? namedIcons[page.icon] : undefined
  return (
    <Container className={styles.page}>
      {isDraft && <Note tone="info">{t('page.preview')}</Note>}
      <Breadcrumbs crumbs={[{ text: t('home'), href: homeHref }, { text: page.title }]} />
      <article>
        <header className={styles.head}>
          {glyph && (
            <span className={styles.icon}>
              <Icon of={glyph} size={30} />
            </span>
          )}
          <h1>{page.title}</h1>
          {page.lead && <p className={styles.lead}>{page.lead}</p>}
          {tools}
        </header>
        {page.body && (
          <div className={styles.text}>
            <RichText html={page.body} />
          </div>
        )}
        <PageBlocks blocks={page.blocks} productsOf={productsOf} />
        <p className={styles.updated}>
          {page.legal ? t('legal.in_force', { day: date }) : t('page.updated', { date })}
        </p>
        {versions}
      </article>
    </Container>
  )
}
