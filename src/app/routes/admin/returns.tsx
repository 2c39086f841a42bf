import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { ReturnsList } from '@/features/admin/sales/after-sale/returns-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminReturnsPage() {
  const { t } = useTranslation('titles')
  return <ReturnsList title={t('adminReturns')} locale={useLocale()} linkTo={useHref()} money={useMoney()} />
}
