import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { User } from '@/contract/endpoints/account/users.ts'
import { NicknameDialog } from '@/features/game/kit/online/nickname-dialog.tsx'
import { GuestLobby } from '@/features/game/lobby/guest-lobby.tsx'
import { LobbyView } from '@/features/game/lobby/lobby-view.tsx'
import { useLobbyController } from '@/features/game/lobby/use-lobby-controller.ts'
import { withNext } from '@/lib/with-next.ts'
import { useSession } from '@/stores/session.ts'
import { useHref } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['lobby', 'game', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function LobbyPage() {
  const user = useSession(state => state.user)
  return user ? <Room user={user} /> : <GuestRoom />
}

function GuestRoom() {
  const to = useHref()
  const lobby = to('lobby')
  return (
    <GuestLobby
      linkTo={to}
      registerHref={withNext(to('register'), lobby)}
      loginHref={withNext(to('login'), lobby)}
    />
  )
}

function Room({ user }: { user: User }) {
  const { t } = useTranslation('lobby')
  const to = useHref()
  const navigate = useNavigate()
  const onTable = useCallback((id: string) => void navigate(to('waiting', { id })), [navigate, to])
  const onBattle = useCallback((id: string) => void navigate(to('battle', { id })), [navigate, to])
  const { failure, retry, ...room } = useLobbyController(user, { onTable, onBattle })
  const [isNaming, setNaming] = useState(user.extra.nickname === null)
  const named =
    <A extends unknown[]>(run: (...args: A) => void) =>
    (...args: A) =>
      user.extra.nickname === null ? setNaming(true) : run(...args)
  if (failure) return <GameLoadFailure error={failure} fallback={t('failed')} onRetry={retry} />
  return (
    <>
      <LobbyView
        {...room}
        userId={user.id}
        linkTo={to}
        onGo={address => void navigate(address)}
        onChallenge={named(room.onChallenge)}
        onJoin={named(room.onJoin)}
        onOpen={named(room.onOpen)}
        onCode={named(room.onCode)}
        onSearch={named(() => void navigate(to('waiting')))}
      />
      <NicknameDialog open={isNaming} user={user} onClose={() => setNaming(false)} />
    </>
  )
}
