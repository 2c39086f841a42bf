/** Pages that answer questions, as a list of doors. */
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { iconQuestion } from '@/ui/icon/icons.ts'
import { Doors } from '../kit/doors.tsx'
import styles from './page.module.css'

export interface PageIndexProps {
  title: string
  homeHref: string
  entries: readonly { key: string; label?: string; href: string }[]
}

export function PageIndex({ title, homeHref, entries }: PageIndexProps) {
  const { t } = useTranslation('site')
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={[{ text: t('home'), href: homeHref }, { text: title }]} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('faq.lead')}</p>
      <Doors
        icon={iconQuestion}
        doors={entries.map(entry => ({ key: entry.key, label: entry.label ?? '', href: entry.href }))}
      />
    </Container>
  )
}
