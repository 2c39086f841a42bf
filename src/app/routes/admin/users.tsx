import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHref, useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { CustomerList } from '@/features/admin/system/users/customer-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminUsersPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const navigate = useNavigate()
  return (
    <CustomerList
      title={t('adminUsers')}
      locale={useLocale()}
      linkTo={to}
      money={useMoney()}
      onOpen={id => navigate(to('adminUser', { id }))}
    />
  )
}
