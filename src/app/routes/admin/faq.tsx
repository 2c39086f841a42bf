import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLocale } from '@/app/screen.ts'
import { adminPages } from '@/contract/endpoints/admin/pages.ts'
import { PageScreen } from '@/features/admin/content/pages/page-screen.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'

export const areas = ['admin', 'admin-words', 'admin-goods', 'game', 'react-admin', 'validation']

/** The FAQ page is the first of the list. */
const faqQuery = {
  queryKey: ['pages', 'faq'],
  queryFn: async () => {
    const { data } = await callOrThrow(adminPages, { query: { per_page: 1 } })
    return data.find(page => page.kind === 'faq')?.id ?? null
  },
}

export default function AdminFaqPage() {
  const { t } = useTranslation('titles')
  const locale = useLocale()
  const to = useHref()
  const { data: id, error, refetch } = useQuery(faqQuery)
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!id) return <Skeleton height={420} radius={16} />
  const nowhere = () => {}
  return (
    <PageScreen id={id} title={t('adminFaq')} locale={locale} linkTo={to} onOpen={nowhere} onGone={nowhere} />
  )
}
