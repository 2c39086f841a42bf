import { useNavigate } from 'react-router-dom'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { CustomerScreen } from '@/features/admin/system/users/customer-screen.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminCustomerPage() {
  const { id = '' } = useScreenParams()
  const to = useHref()
  const navigate = useNavigate()
  return (
    <CustomerScreen
      id={Number(id)}
      locale={useLocale()}
      linkTo={to}
      money={useMoney()}
      onMerged={userId => navigate(to('adminUser', { id: userId }))}
      onErased={() => navigate(to('adminUsers'))}
    />
  )
}
