import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import { glyphs } from '@/stage/draw/glyphs.ts'
import { type Speed, speeds, usePreferences } from '@/stores/preferences.ts'
import { useSession } from '@/stores/session.ts'
import { iconPause } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import {
  iconArrowLeft,
  iconArrowsClockwise,
  iconCaretLeft,
  iconCaretRight,
  iconGear,
  iconPlayFill,
} from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ShareButton } from '../../kit/share-button.tsx'
import workbench from '../../kit/workbench.module.css'
import type { PlayerDetails, Seats } from '../session/public-battle.ts'
import styles from './replay-controls.module.css'
import type { ReplayPlayer, ReplayState } from './replay-player.ts'
import { ReplayScrubber } from './replay-scrubber.tsx'
import type { ReplayTimeline } from './replay-timeline.ts'
import { otherSeat } from './side.ts'

interface ReplayControlsProps {
  player: ReplayPlayer
  state: ReplayState
  timeline: ReplayTimeline
  turning: number | null // the step that could have turned a lost battle
  players: Seats<PlayerDetails>
  isLogOpen: boolean
  onLog: () => void
  onSettings: () => void
  share: { title: string; text: string; path: string }
  linkTo: LinkTo
}

/** Controls below the stage: the position of the replay and all actions. */
export function ReplayControls(props: ReplayControlsProps) {
  const { player, state, timeline, turning, players, isLogOpen, onLog, onSettings, share, linkTo } = props
  const { t } = useTranslation('replay')
  const isGuest = useSession(state => state.user === null)
  const other = otherSeat(state.side)
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('controls')}>
      <Link
        className={workbench.round}
        href={linkTo(isGuest ? 'game' : 'battleHistory')}
        aria-label={t(isGuest ? 'to_game' : 'to_history')}
      >
        <Icon of={iconArrowLeft} />
      </Link>
      <PlayButtons player={player} state={state} timeline={timeline} />
      <ReplayScrubber player={player} state={state} timeline={timeline} turning={turning} />
      <SpeedButton />
      <RoundButton
        label={t('switch_side', { name: players[other].name })}
        icon={glyphs.swap}
        onClick={() => player.turnTo(other)}
      />
      <RoundButton label={t('chronicle')} icon={glyphs.scroll} isPressed={isLogOpen} onClick={onLog} />
      <ShareButton className={workbench.round} label={t('share')} isBare {...share} />
      <RoundButton label={t('settings')} icon={iconGear} onClick={onSettings} />
    </div>
  )
}

function PlayButtons({
  player,
  state,
  timeline,
}: Pick<ReplayControlsProps, 'player' | 'state' | 'timeline'>) {
  const { t } = useTranslation('replay')
  const isAtEnd = state.step >= timeline.last && !state.isPlaying
  return (
    <>
      <RoundButton
        label={t('back')}
        icon={iconCaretLeft}
        isDisabled={state.step === 0}
        onClick={() => player.back()}
      />
      <RoundButton
        label={t(state.isPlaying ? 'pause' : isAtEnd ? 'again' : 'play')}
        icon={state.isPlaying ? iconPause : isAtEnd ? iconArrowsClockwise : iconPlayFill}
        look={styles.play}
        onClick={() => player.toggle()}
      />
      <RoundButton
        label={t('forward')}
        icon={iconCaretRight}
        isDisabled={state.step >= timeline.last}
        onClick={() => player.forward()}
      />
    </>
  )
}

/** Each click selects the next speed. */
function SpeedButton() {
  const { t } = useTranslation('replay')
  const { speed, change } = usePreferences()
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] as Speed
  return (
    <button
      type="button"
      className={styles.speed}
      aria-label={t('speed', { speed })}
      onClick={() => change({ speed: next })}
    >
      {speed}×
    </button>
  )
}

interface RoundButtonProps {
  label: string
  icon: string
  look?: string
  isPressed?: boolean
  isDisabled?: boolean
  onClick: () => void
}

const RoundButton = ({ label, icon, look, isPressed, isDisabled, onClick }: RoundButtonProps) => (
  <button
    type="button"
    className={look ?? workbench.round}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-disabled={isDisabled}
    onClick={() => !isDisabled && onClick()}
  >
    <Icon of={icon} />
  </button>
)
