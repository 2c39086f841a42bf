/** One line over the table for problems with the network, the other player or another device, and the clock as text. */
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { absentMillis, type Match } from '@/contract/endpoints/game/online.ts'
import type { Connection, ConnectionState } from '@/realtime/connection.ts'
import { classNames } from '@/ui/class-names.ts'
import type { PresenceState } from '../../kit/online/use-presence.ts'
import { useSecondsLeft } from '../../kit/use-seconds.ts'
import workbench from '../../kit/workbench.module.css'
import type { PublicBattle } from '../session/public-battle.ts'
import styles from './table-status.module.css'

interface TableStatusProps {
  battle: PublicBattle
  connection: Connection
  presence: PresenceState
  match: Match
  isElsewhere: boolean // another tab or device plays
  isStill: boolean // there is no stage below
}

const silentMillis = 20_000 // two heartbeats, after which the other player counts as absent

export function TableStatus(props: TableStatusProps) {
  const { battle, connection, presence, match, isElsewhere, isStill } = props
  const { t } = useTranslation('online')
  const state = useConnectionState(connection)
  const isOver = battle.gameState === 'game_over'
  const silent = presence.presence?.match?.rival_silent ?? 0
  const isAway = match.seat !== null && !isOver && silent > silentMillis
  const isLost = state === 'reconnecting' || !presence.isReached
  const note = isLost
    ? t('reconnecting')
    : isAway
      ? t('away', {
          rival: battle.player2.details.name,
          count: Math.max(0, Math.ceil((absentMillis - silent) / 1000)),
        })
      : null
  return (
    <div className={classNames(styles.status, isStill && styles.still)} data-connection={state}>
      <ClockWords battle={battle} isSeen={isStill} />
      {note && !isElsewhere && (
        <p role="status" className={styles.note} data-testid="table-note">
          {isLost && <i className={styles.spinner} aria-hidden="true" />}
          {note}
        </p>
      )}
      {isElsewhere && !isOver && (
        <div role="alert" className={styles.elsewhere} data-testid="seat-elsewhere">
          <p>{t('elsewhere')}</p>
          <button type="button" className={workbench.primary} onClick={presence.take}>
            {t('playHere')}
          </button>
        </div>
      )}
    </div>
  )
}

function useConnectionState(connection: Connection): ConnectionState {
  const [state, setState] = useState(connection.state)
  useEffect(() => connection.onState(setState), [connection])
  return state
}

/**
 * Announced at thirty, ten and five seconds. The stage shows every second, and so does the page that asks the user to
 * rotate the phone.
 */
function ClockWords({ battle, isSeen }: { battle: PublicBattle; isSeen: boolean }) {
  const { t } = useTranslation('online')
  const secondsLeft = useSecondsLeft(battle.gameState === 'game_over' ? null : (battle.clock?.endsAt ?? null))
  if (secondsLeft === null) return null
  const isAnnounced = secondsLeft === 30 || secondsLeft === 10 || secondsLeft === 5
  const isOwn = battle.toAct === 'player1'
  return (
    <>
      {createPortal(
        <p className={styles.upright} aria-hidden="true">
          {t(isOwn ? 'hurryUp' : 'seconds', { count: secondsLeft })}
        </p>,
        document.body,
      )}
      <p className={isSeen ? styles.clock : workbench.spoken} role="timer" data-testid="clock">
        {t('seconds', { count: secondsLeft })}
      </p>
      <p className={workbench.spoken} role="status">
        {isAnnounced && isOwn ? t('hurryUp', { count: secondsLeft }) : ''}
      </p>
    </>
  )
}
