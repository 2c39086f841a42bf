import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { PageList } from '@/features/admin/content/pages/page-list.tsx'
import { PageOrder } from '@/features/admin/content/pages/page-order.tsx'

export const areas = ['admin', 'admin-words', 'admin-goods', 'react-admin', 'validation']

export default function AdminPagesPage() {
  const { t } = useTranslation('titles')
  const locale = useLocale()
  const [isOrdering, setOrdering] = useState(false)
  return (
    <>
      <PageList
        title={t('adminPages')}
        locale={locale}
        linkTo={useHref()}
        onOrder={() => setOrdering(true)}
      />
      {isOrdering && <PageOrder locale={locale} onClose={() => setOrdering(false)} />}
    </>
  )
}
