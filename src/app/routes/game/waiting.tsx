import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { decksQuery } from '@/api/player-queries.ts'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { NicknameDialog } from '@/features/game/kit/online/nickname-dialog.tsx'
import { WorkbenchLoading } from '@/features/game/kit/workbench-loading.tsx'
import { type DeckChoice, deckChoices } from '@/features/game/waiting/deck-choices.ts'
import { useWaitingController } from '@/features/game/waiting/use-waiting-controller.ts'
import { WaitingView } from '@/features/game/waiting/waiting-view.tsx'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { useHref, useLocale, useScreenParams } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['waiting', 'lobby', 'game', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function WaitingPage() {
  const { t } = useTranslation('waiting')
  const to = useHref()
  const { id } = useScreenParams()
  const user = useSession(state => state.user)
  const userId = user?.id ?? 0
  const owned = useQuery(myCardsQuery(userId))
  const decks = useQuery(decksQuery(userId))
  const { data: characters } = useQuery(charactersQuery(useLocale()))
  const choices = useMemo(
    () => (owned.data && decks.data ? deckChoices(decks.data, owned.data, t('suggested')) : null),
    [owned.data, decks.data, t],
  )
  const failed = owned.error ?? decks.error
  if (failed) return <GameLoadFailure error={failed} fallback={t('lost')} onRetry={() => location.reload()} />
  if (!user || !choices || !characters)
    return (
      <WorkbenchLoading ground="planks" title={t(id ? 'tableTitle' : 'searchTitle')} back={to('lobby')} />
    )
  if (choices.length === 0)
    return (
      <EmptyState
        as="h1"
        title={t('noDeck')}
        element="Natura"
        actions={
          <Button variant="amber" href={to('decks')}>
            {t('toDecks')}
          </Button>
        }
      >
        {t('noDeckText')}
      </EmptyState>
    )
  return <Room key={id ?? 'search'} id={id ?? null} user={user} decks={choices} characters={characters} />
}

interface RoomProps {
  id: string | null
  user: User
  decks: readonly DeckChoice[]
  characters: readonly Character[]
}

function Room({ id, user, decks, characters }: RoomProps) {
  const { t } = useTranslation('waiting')
  const to = useHref()
  const navigate = useNavigate()
  const go = { replace: true }
  const onTable = useCallback(
    (table: string) => void navigate(to('waiting', { id: table }), { replace: true }),
    [navigate, to],
  )
  const onBattle = useCallback(
    (table: string) => void navigate(to('battle', { id: table }), { replace: true }),
    [navigate, to],
  )
  const onLobby = useCallback(() => void navigate(to('lobby'), { replace: true }), [navigate, to])
  const {
    deck,
    matchError,
    look: _,
    ...room
  } = useWaitingController({ id, user, decks }, { onTable, onBattle, onLobby })
  const [isNaming, setNaming] = useState(user.extra.nickname === null)
  const refused = failureFrom(matchError)
  const isPrivate = refused?.code === 'match_private'
  if (refused?.status === 404 || isPrivate)
    return (
      <EmptyState
        as="h1"
        title={t(isPrivate ? 'private' : 'unknown')}
        element="Aria"
        actions={
          <Button variant="amber" href={to('lobby')}>
            {t('back')}
          </Button>
        }
      >
        {t(isPrivate ? 'privateText' : 'unknownText')}
      </EmptyState>
    )
  if (!deck || (id && !room.match))
    return (
      <WorkbenchLoading ground="planks" title={t(id ? 'tableTitle' : 'searchTitle')} back={to('lobby')} />
    )
  return (
    <>
      <WaitingView
        {...room}
        user={user}
        deck={deck}
        decks={decks}
        characters={characters}
        address={new URL(to('waiting', { id: id ?? '' }), location.origin).href}
        linkTo={to}
        onJoin={() => (user.extra.nickname === null ? setNaming(true) : room.onJoin())}
      />
      <NicknameDialog
        open={isNaming}
        user={user}
        onClose={() => {
          setNaming(false)
          if (useSession.getState().user?.extra.nickname === null && id === null)
            void navigate(to('lobby'), go)
        }}
      />
    </>
  )
}
