import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { call } from '@/api/client.ts'
import { forfeit } from '@/contract/endpoints/game/online.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import type { Connection } from '@/realtime/connection.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { isOtherDevice, usePresence } from '../../kit/online/use-presence.ts'
import { watchLink } from '../../kit/share-link.ts'
import { useMusic } from '../../kit/use-music.ts'
import workbench from '../../kit/workbench.module.css'
import { playBattleCue } from '../battle-cue.ts'
import styles from '../battle-hall.module.css'
import { moodOf } from '../battle-mood.ts'
import type { PanelState } from '../panels/use-panel.ts'
import { watchersWords } from '../replay/replay-words.ts'
import { useBattleWords } from '../scene/use-battle-words.ts'
import { useShowing } from '../scene/use-showing.ts'
import { useStage } from '../scene/use-stage.ts'
import { battleServer } from '../session/battle-server.ts'
import { TableCurtain } from '../table-loading.tsx'
import { BattleTwin } from '../twin/battle-twin.tsx'
import { useBattleKeys } from '../use-battle-keys.ts'
import { useBattleSounds } from '../use-battle-sounds.ts'
import { useHasSettled } from '../use-has-settled.ts'
import { EmoteCorner } from './emote-corner.tsx'
import type { OnlineTable } from './lay-online.ts'
import { OnlinePanels } from './online-panels.tsx'
import type { OnlineScreenProps } from './online-props.ts'
import { OnlineResult } from './online-result.tsx'
import { TableStatus } from './table-status.tsx'

export interface LiveOnlineProps extends OnlineScreenProps {
  table: OnlineTable
  panel: PanelState
  connection: Connection
  watchKey: string | null // key of a private battle
}

/** The stage, and over it what two players need: text version, clock, emotes, presence, result and rematch. */
export function LiveOnline(props: LiveOnlineProps) {
  const { id, userId, table, panel, connection, linkTo, onBattle, watchKey } = props
  const { t } = useTranslation(['battle', 'online'])
  const messages = useProblemMessage()
  const { conductor } = table
  const match = useStore(table.store, state => state.match)
  const emote = useStore(table.store, state => state.emote)
  const showing = useShowing(conductor)
  const isPlayer = match.seat !== null
  const words = useOnlineWords(isPlayer)
  const presence = usePresence(connection, isPlayer ? userId : null, true, table.adjustClock)
  const isElsewhere = isPlayer && isOtherDevice(presence)
  useEffect(() => table.setHere(!isElsewhere), [table, isElsewhere])
  useEffect(() => {
    const seat = presence.presence?.match
    if (seat?.id === id) table.receiveHeartbeat(seat.version)
  }, [table, id, presence.presence])
  const host = useRef<HTMLDivElement>(null)
  const stage = useStage(host, table, playBattleCue)
  const [isTwinPinned, pinTwin] = useState(false)
  const { battle, picture } = showing
  const first = useMemo(() => table.firstPicture(), [table])
  const isOver = battle.gameState === 'game_over'
  const hasSettled = useHasSettled(showing, stage)
  useMusic(hasSettled ? moodOf(picture) : null)
  useBattleSounds(picture, hasSettled)
  useBattleKeys(conductor, isPlayer && !isElsewhere && !isOver && panel.open === null)
  useEffect(() => conductor.setWords(words), [conductor, words])
  useFreshUser(isOver && isPlayer)
  const { notify } = useToasts.getState()
  const giveUp = async () => {
    panel.close()
    const response = await call(forfeit, { params: { id } })
    if (!response.ok && response.failure.code !== 'match_closed')
      notify(messages.problem(response.failure, t('online:lost')), 'error')
    table.look()
  }
  const then = 'leave' as const
  const askToGiveUp = () => panel.show({ type: 'abandon', then })
  const title = t('online:title', { first: battle.player1.details.name, second: battle.player2.details.name })
  return (
    <section
      className={styles.hall}
      data-stage={stage}
      data-testid="battle"
      data-state={battle.gameState}
      data-turn={battle.currentTurnPlayerId}
      data-turns={battle.turn}
      data-online={isPlayer ? 'player' : 'spectator'}
      aria-label={title}
    >
      {stage !== 'off' && <div ref={host} className={styles.stage} aria-hidden="true" />}
      <TableCurtain title={t('state.loading')} isDrawn={stage !== 'mounting'} picture={first} />
      <h1 className={workbench.spoken}>{title}</h1>
      <BattleTwin
        showing={showing}
        mode={stage === 'off' ? 'alone' : isTwinPinned ? 'pinned' : 'hidden'}
        isWatched={!isPlayer}
        onGesture={gesture => conductor.gesture(gesture)}
        onPin={() => pinTwin(!isTwinPinned)}
        onAbandon={askToGiveUp}
      />
      <TableStatus
        battle={battle}
        connection={connection}
        presence={presence}
        isElsewhere={isElsewhere}
        match={match}
        isStill={stage === 'off'}
      />
      <EmoteCorner id={id} emote={emote} isPlayer={isPlayer} rival={battle.player2.details.name} />
      {picture.outcome && isOver && (
        <OnlineResult
          match={match}
          battle={battle}
          outcome={picture.outcome}
          words={words}
          isWordDrawn={stage === 'on'}
          replay={watchLink(linkTo('replay', { id }), watchKey)}
          linkTo={linkTo}
          onBattle={onBattle}
          onAsked={table.look}
        />
      )}
      <OnlinePanels
        panel={panel}
        showing={showing}
        words={words}
        isPlayer={isPlayer}
        isOver={isOver}
        isTwinPinned={isTwinPinned}
        onPinTwin={pinTwin}
        onAskToGiveUp={askToGiveUp}
        onGiveUp={() => void giveUp()}
        onStat={(move, stat) => conductor.playMove(move, stat)}
        invitation={{
          title,
          path: watchLink(linkTo('battle', { id }), watchKey),
          isPrivate: watchKey !== null,
        }}
        linkTo={linkTo}
      />
    </section>
  )
}

function useOnlineWords(isPlayer: boolean) {
  const words = useBattleWords()
  return useMemo(() => (isPlayer ? words : watchersWords(words)), [words, isPlayer])
}

/** Fetches the user's level and counters again, which the result has changed. */
function useFreshUser(isDone: boolean): void {
  const userId = useSession(state => state.user?.id ?? null)
  useEffect(() => {
    if (isDone && userId !== null) void battleServer.refreshUser()
  }, [isDone, userId])
}
