import { useTranslation } from 'react-i18next'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import type { ContentPage } from '@/contract/site.ts'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import styles from './page.module.css'

export interface ContentViewProps {
  page: ContentPage
  locale: Locale
  homeHref: string
}

/** A page of the shop's own words. */
export function ContentView({ page, locale, homeHref }: ContentViewProps) {
  const { t } = useTranslation('site')
  const date = new Intl.DateTimeFormat(localeFacts[locale].iso, { dateStyle: 'long' }).format(
    new Date(page.updated_at),
  )
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={[{ text: t('home'), href: homeHref }, { text: page.title }]} />
      <article>
        <h1>{page.title}</h1>
        {page.lead && <p className={styles.lead}>{page.lead}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.body }} />
        <p className={styles.updated}>{t('page.updated', { date })}</p>
      </article>
    </Container>
  )
}
