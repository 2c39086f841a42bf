import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountEntries } from '@/app/layouts/menu.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { logOut } from '@/app/session.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { AccountFrame } from '@/features/account/kit/account-frame.tsx'
import { useSession } from '@/stores/session.ts'

interface AccountShellProps {
  current: string // key of the open entry
  head: (user: User) => ReactNode
  children: (user: User) => ReactNode
}

/** Frame of the account screens. The guard admits only logged-in users. While logging out there is none. */
export function AccountShell({ current, head, children }: AccountShellProps) {
  const user = useSession(state => state.user)
  const locale = useLocale()
  const to = useHref()
  const navigate = useNavigate()
  if (!user) return null
  const leave = async () => {
    await logOut()
    void navigate(to('login'))
  }
  return (
    <AccountFrame
      entries={accountEntries(user.role, locale)}
      current={current}
      onLogOut={leave}
      head={head(user)}
    >
      {children(user)}
    </AccountFrame>
  )
}
