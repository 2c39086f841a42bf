/** Page of a battle between two people, for players and spectators: fetches it and shows it on the stage. */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { matchQuery } from '@/api/online-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import { playVoice } from '@/audio/player.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { systemClock } from '@/lib/clock.ts'
import type { Connection } from '@/realtime/connection.ts'
import { fetchEarly } from '@/stage/scenes/battle/art-needed.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { freshId } from '../../kit/online/device.ts'
import { useLiveConnection } from '../../kit/online/use-live-connection.ts'
import { playBattleCue } from '../battle-cue.ts'
import { BattleNotice } from '../battle-notice.tsx'
import { usePanel } from '../panels/use-panel.ts'
import { useBattleWords } from '../scene/use-battle-words.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { pageVisibility } from '../session/visibility.ts'
import { OnlineTable } from './lay-online.ts'
import { LiveOnline, type LiveOnlineProps } from './live-online.tsx'
import { detailsOf, onlineCast } from './online-cast.ts'
import type { OnlineScreenProps } from './online-props.ts'
import { onlineServer } from './online-server.ts'

export default function OnlineScreen(props: OnlineScreenProps) {
  const { t } = useTranslation(['battle', 'online'])
  const messages = useProblemMessage()
  const { id, userId, watch, linkTo, onWait } = props
  const match = useQuery(matchQuery(id, userId, watch))
  const characters = useQuery(charactersQuery(useLocaleOfTexts()))
  const connection = useLiveConnection()
  const status = match.data?.status
  const isEarly = status === 'waiting' || status === 'preparing'
  useEffect(() => {
    if (isEarly) onWait(id)
  }, [isEarly, id, onWait])
  const failure = failureFrom(match.error ?? characters.error) ?? unreachable
  const retry = () => {
    void match.refetch()
    void characters.refetch()
  }
  if (failureFrom(match.error)?.status === 404)
    return <BattleNotice state="failed" title={t('online:unknown')} help={t('online:unknownHelp')} />
  if (failureFrom(match.error)?.code === 'match_private')
    return (
      <BattleNotice
        state="failed"
        title={t('online:private')}
        help={t('online:privateHelp')}
        way={{ label: t('online:toLobby'), screen: 'lobby' }}
      />
    )
  if (match.isError || characters.isError)
    return (
      <BattleNotice
        state="failed"
        title={t('state.failed')}
        help={messages.problem(failure, t('state.failedHelp'))}
        action={{ label: t('state.retry'), run: retry }}
      />
    )
  if (status === 'closed')
    return (
      <BattleNotice
        state="failed"
        title={t('online:closed')}
        help={t('online:closedHelp')}
        way={{ label: t('online:toLobby'), screen: 'lobby' }}
      />
    )
  if (match.data && isOutdated(match.data)) return <Outdated />
  if (!match.data?.battle || !characters.data || !connection)
    return <BattleNotice state="loading" title={t('state.loading')} />
  const cast = onlineCast(match.data, characters.data)
  if (!cast) return <BattleNotice state="failed" title={t('state.failed')} help={t('online:older')} />
  return (
    <Laid key={id} {...props} linkTo={linkTo} first={match.data} characters={cast} connection={connection} />
  )
}

interface LaidProps extends OnlineScreenProps {
  first: Match
  characters: BattleCharacter[]
  connection: Connection
}

/** Sets the stage up on mount and removes it on unmount. */
function Laid(props: LaidProps) {
  const { t } = useTranslation(['battle', 'online'])
  const words = useBattleWords()
  const panel = usePanel()
  const latestProps = useRef({ ...props, words, show: panel.show, nameless: t('online:nameless') })
  const [table, setTable] = useState<OnlineTable | null>(null)
  useEffect(() => {
    const { first, characters, connection, nameless, show } = latestProps.current
    const onlineTable = new OnlineTable({
      server: onlineServer(first, connection),
      first,
      clock: systemClock,
      freshId,
      details: detailsOf(first, nameless),
      characters,
      visibility: pageVisibility,
      words: latestProps.current.words,
      onCue: playBattleCue,
      onVoice: playVoice,
      onPanel: show,
      confirmMoves: () => usePreferences.getState().confirmMoves,
    })
    void fetchEarly(onlineTable.firstPicture())
    setTable(onlineTable)
    return onlineTable.close
  }, [])
  return table && <Table {...props} watchKey={props.first.watch_key} table={table} panel={panel} />
}

function Table(props: LiveOnlineProps) {
  const match = useStore(props.table.store, state => state.match)
  return isOutdated(match) ? <Outdated /> : <LiveOnline {...props} />
}

/** It was started under rules that no longer exist and cannot be shown. */
const isOutdated = ({ status, battle }: Match): boolean => status === 'over' && battle === null

function Outdated() {
  const { t } = useTranslation('online')
  return (
    <BattleNotice
      state="failed"
      title={t('ended')}
      help={t('ending.outdated')}
      way={{ label: t('toLobby'), screen: 'lobby' }}
    />
  )
}
