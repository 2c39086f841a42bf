import { useTranslation } from 'react-i18next'
import { playCue, playVoice } from '@/audio/player.ts'
import { avatarStyle, type User } from '@/contract/users.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { useSession } from '@/stores/session.ts'
import { BattleNotice } from './battle-notice.tsx'
import { LiveBattle } from './live-battle.tsx'
import { usePanel } from './panels/use-panel.ts'
import { useBattleWords } from './scene/use-battle-words.ts'
import { browserClock } from './session/clock.ts'
import { layTable } from './session/lay-table.ts'
import type { PlayerDetails } from './session/public-battle.ts'
import { useTable } from './use-table.ts'
import type { Variant, VariantWorld } from './variants/variant.ts'

interface BattleRoundProps {
  variant: Variant
  world: VariantWorld
  onAgain: () => void
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** One battle from its first card to its last; another one is another round. */
export function BattleRound({ variant, world, onAgain }: BattleRoundProps) {
  const { t } = useTranslation('battle')
  const words = useBattleWords()
  const user = useSession(state => state.user)
  const panel = usePanel()
  const table = useTable(() =>
    layTable({
      variant,
      world,
      seed: freshSeed(),
      owner: user?.id ?? null,
      details: { player1: ownDetails(user, t('you')), player2: rivalDetails(t(`rival.${variant.opponent}`)) },
      clock: browserClock,
      words,
      onCue: playCue,
      onVoice: playVoice,
      onPanel: panel.show,
      confirmMoves: () => usePreferences.getState().confirmMoves,
      log: (message, facts) => console.warn(message, facts),
    }),
  )
  if (!table) return <BattleNotice state="loading" title={t('state.loading')} />
  if ('missing' in table) return <NothingToPlay missing={table.missing} />
  return <LiveBattle table={table} words={words} panel={panel} variant={variant} onAgain={onAgain} />
}

function NothingToPlay({ missing }: { missing: 'characters' | 'owned' }) {
  const { t } = useTranslation('battle')
  if (missing === 'characters')
    return <BattleNotice state="failed" title={t('state.noCards')} help={t('state.noCardsHelp')} />
  return (
    <BattleNotice
      state="failed"
      title={t('state.noDeck')}
      help={t('state.noDeckHelp')}
      way={{ label: t('state.toPacks'), screen: 'pack' }}
    />
  )
}

/** A player shows the nickname, a guest just "you" (decisions §3). */
function ownDetails(user: User | null, you: string): PlayerDetails {
  const picture = user?.extra.profile_picture ?? null
  const style = avatarStyle(picture)
  return {
    name: user?.extra.nickname ?? you,
    level: user?.extra.user_level ?? 1,
    avatar: style === undefined ? picture : `/assets/avatars/${style}.webp`,
    status: 'online',
  }
}

const rivalDetails = (name: string): PlayerDetails => ({ name, level: 1, avatar: null, status: 'online' })
