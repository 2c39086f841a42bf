import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { playCue, playVoice } from '@/audio/player.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { LostBattle } from '@/engine/hints/turning-point.ts'
import { systemClock } from '@/lib/clock.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { useMusic } from '../../kit/use-music.ts'
import workbench from '../../kit/workbench.module.css'
import { moodOf } from '../battle-mood.ts'
import { usePanel } from '../panels/use-panel.ts'
import { useBattleWords } from '../scene/use-battle-words.ts'
import { useShowing } from '../scene/use-showing.ts'
import { useStage } from '../scene/use-stage.ts'
import type { BattleCharacter, PlayerDetails, Seats } from '../session/public-battle.ts'
import { TableCurtain } from '../table-loading.tsx'
import { useBattleSounds } from '../use-battle-sounds.ts'
import { useTurningPoint } from '../use-turning-point.ts'
import { layReplay, type ReplayTable } from './lay-replay.ts'
import { ReplayControls } from './replay-controls.tsx'
import { replayLines } from './replay-lines.ts'
import { ReplayPanels } from './replay-panels.tsx'
import styles from './replay-stage.module.css'
import type { ReplayTimeline } from './replay-timeline.ts'
import { ReplayTurning } from './replay-turning.tsx'
import { ReplayTwin } from './replay-twin.tsx'
import { watchersWords } from './replay-words.ts'
import { useReplayKeys } from './use-replay-keys.ts'

export interface ReplayStageProps {
  path: string // the address to share
  timeline: ReplayTimeline
  players: Seats<PlayerDetails>
  characters: BattleCharacter[]
  from?: number // first step to show, paused
  lost: LostBattle | null // battle to analyse; null: won, or between two people
  linkTo: LinkTo
}

const GAP = 900 // ms between two steps at the usual speed

/** Sets the stage up on mount and removes it on unmount. */
export function ReplayStage(props: ReplayStageProps) {
  const words = useWatchersWords()
  const panel = usePanel()
  const first = useRef({ ...props, words, onPanel: panel.show })
  const [table, setTable] = useState<ReplayTable | null>(null)
  useEffect(() => {
    const replayTable = layReplay({
      ...first.current,
      clock: systemClock,
      gap: () => GAP / usePreferences.getState().speed,
      onCue: playCue,
      onVoice: playVoice,
    })
    setTable(replayTable)
    return replayTable.close
  }, [])
  return table && <LiveReplay {...props} table={table} panel={panel} />
}

function useWatchersWords() {
  const words = useBattleWords()
  return useMemo(() => watchersWords(words), [words])
}

interface LiveReplayProps extends ReplayStageProps {
  table: ReplayTable
  panel: ReturnType<typeof usePanel>
}

function LiveReplay(props: LiveReplayProps) {
  const { path, timeline, players, characters, lost, table, panel, linkTo } = props
  const { t } = useTranslation('replay')
  const { conductor, player } = table
  const words = useWatchersWords()
  const host = useRef<HTMLDivElement>(null)
  const stage = useStage(host, table, playCue)
  const showing = useShowing(conductor)
  const state = useStore(player.store)
  const [isLogOpen, openLog] = useState(false)
  const lines = useMemo(
    () => replayLines(timeline, { words, characters, players, isWatched: true }),
    [timeline, words, characters, players],
  )
  const turning = useTurningPoint(lost)
  useMusic(moodOf(showing.picture))
  useBattleSounds(showing.picture, stage !== 'mounting')
  useReplayKeys(player, () => openLog(open => !open))
  usePauseWhileHidden(player)
  useEffect(() => conductor.setWords(words), [conductor, words])
  const title = t('title', { first: players.player1.name, second: players.player2.name })
  return (
    <section
      className={styles.replay}
      data-testid="replay"
      data-stage={stage}
      data-state={showing.battle.gameState}
      data-step={state.step}
      data-last={timeline.last}
      data-playing={state.isPlaying}
      data-side={state.side}
      aria-label={title}
    >
      <h1 className={workbench.spoken}>{title}</h1>
      {stage !== 'off' && <div ref={host} className={styles.stage} aria-hidden="true" />}
      <TableCurtain title={t('loading')} isDrawn={stage !== 'mounting'} picture={showing.picture} />
      <ReplayTwin
        showing={showing}
        groups={lines}
        step={state.step}
        side={state.side}
        isAlone={stage === 'off'}
        isOpen={isLogOpen}
        onJump={step => player.jump(step)}
        onClose={() => openLog(false)}
      />
      {turning && (
        <ReplayTurning
          battle={showing.battle}
          point={turning}
          words={words}
          isReached={state.step === turning.step}
          isAlone={stage === 'off'}
          onJump={() => {
            player.pause()
            player.jump(turning.step)
          }}
        />
      )}
      <ReplayControls
        player={player}
        state={state}
        timeline={timeline}
        turning={turning?.step ?? null}
        players={players}
        isLogOpen={isLogOpen}
        onLog={() => openLog(!isLogOpen)}
        onSettings={() => panel.show({ type: 'settings' })}
        share={{ title, text: t('share_text'), path }}
        linkTo={linkTo}
      />
      <ReplayPanels panel={panel} showing={showing} words={words} onLog={() => openLog(true)} />
    </section>
  )
}

/** Pauses while the tab is hidden. */
function usePauseWhileHidden(player: ReplayTable['player']): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden && player.store.getState().isPlaying) player.pause()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [player])
}
