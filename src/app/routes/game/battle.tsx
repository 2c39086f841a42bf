import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import OnlineScreen from '@/features/game/battle/online/online-screen.tsx'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { useHref, useScreenParams } from '../../screen.ts'

export const areas = ['battle', 'online', 'game', 'rewards', 'settings', 'replay', 'effects']

/** An address with an id opens a battle between two players. The bare address offers the table. */
export default function BattlePage() {
  const { id } = useScreenParams()
  return id ? <Online id={id} /> : <NoBattle />
}

function Online({ id }: { id: string }) {
  const userId = useSession(state => state.user?.id ?? null)
  const [query] = useSearchParams()
  const to = useHref()
  const navigate = useNavigate()
  const wait = useCallback(
    (table: string) => void navigate(to('waiting', { id: table }), { replace: true }),
    [navigate, to],
  )
  const play = useCallback((next: string) => void navigate(to('battle', { id: next })), [navigate, to])
  return (
    <OnlineScreen
      key={id}
      id={id}
      userId={userId}
      watch={query.get('watch') ?? undefined}
      linkTo={to}
      onWait={wait}
      onBattle={play}
    />
  )
}

function NoBattle() {
  const { t } = useTranslation('game')
  const to = useHref()
  return (
    <div className="dark">
      <EmptyState
        as="h1"
        title={t('battle.none')}
        element="Fuoco"
        picture="/assets/characters/draghissimo/creature.webp"
        actions={
          <>
            <Button variant="amber" href={to('lobby')}>
              {t('hub.lobby')}
            </Button>
            <Button variant="on-night" href={to('game')}>
              {t('hub.title')}
            </Button>
          </>
        }
      >
        {t('battle.none_text')}
      </EmptyState>
    </div>
  )
}
