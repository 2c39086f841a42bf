import { useNavigate } from 'react-router-dom'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { openSession } from '@/app/session.ts'
import { useMoney } from '@/app/use-money.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import { UserScreen } from '@/features/admin/system/users/user-screen.tsx'
import { useSession } from '@/stores/session.ts'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminUserPage() {
  const { id = '' } = useScreenParams()
  const to = useHref()
  const navigate = useNavigate()
  const ownId = useSession(state => state.user?.id ?? 0)
  const visit = async (token: AccessToken) => {
    await openSession(token)
    void navigate(to('home'))
  }
  return (
    <UserScreen
      id={Number(id)}
      ownId={ownId}
      locale={useLocale()}
      linkTo={to}
      money={useMoney()}
      onErased={() => navigate(to('adminUsers'))}
      onVisit={token => void visit(token)}
    />
  )
}
