import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagesQuery } from '@/api/queries.ts'
import { PageIndex } from '@/features/site/pages/page-index.tsx'
import { footerPages } from '../../layouts/menu.ts'
import { useHref, useLocale, useReader } from '../../screen.ts'

export const areas = ['site']

export default function FaqPage() {
  const { t } = useTranslation('titles')
  const locale = useLocale()
  const to = useHref()
  const { data: pages = [] } = useQuery(pagesQuery(useReader()))
  return <PageIndex title={t('faq')} homeHref={to('home')} entries={footerPages(pages, locale)} />
}
