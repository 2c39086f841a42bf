/**
 * The card that is being made fights for twenty seconds: a real battle, watched on the battle stage. It is neither saved nor sent. A tap
 * ends one step of it; the close button ends it.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { playCue, playVoice } from '@/audio/player.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { systemClock } from '@/lib/clock.ts'
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import { cardsOf } from '@/stage/choreography/script.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { classNames } from '@/ui/class-names.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { useMusic } from '../../kit/use-music.ts'
import workbench from '../../kit/workbench.module.css'
import { moodOf } from '../battle-mood.ts'
import { type PanelState, usePanel } from '../panels/use-panel.ts'
import { layReplay, type ReplayTable } from '../replay/lay-replay.ts'
import { replayLines } from '../replay/replay-lines.ts'
import { ReplayPanels } from '../replay/replay-panels.tsx'
import { type ReplayTimeline, readTimeline } from '../replay/replay-timeline.ts'
import { ReplayTwin } from '../replay/replay-twin.tsx'
import { watchersWords } from '../replay/replay-words.ts'
import { useBattleWords } from '../scene/use-battle-words.ts'
import { useShowing } from '../scene/use-showing.ts'
import { useStage } from '../scene/use-stage.ts'
import type { BattleWords } from '../scene/words.ts'
import type { PlayerDetails, Seats } from '../session/public-battle.ts'
import { TableCurtain } from '../table-loading.tsx'
import { useBattleSounds } from '../use-battle-sounds.ts'
import { trialOf, trialRival } from './trial-battle.ts'
import styles from './trial-fight.module.css'

/** Milliseconds from the drawn table to the end of the trial. */
const TRIAL_LENGTH = 20_000
const GAP = 350 // ms between two steps at the usual speed

interface TrialFightProps {
  draft: CreationDraft
  characters: readonly Character[] // the catalogue, not empty
  onClose: () => void
}

export default function TrialFight({ draft, characters, onClose }: TrialFightProps) {
  const { t } = useTranslation('creator')
  const [round, setRound] = useState(0)
  const name = draft.nome.trim() || t('unnamed')
  return (
    <NightDialog open look="full" title={t('trial.title', { name })} onClose={onClose}>
      <TrialRound
        key={round}
        draft={draft}
        characters={characters}
        name={name}
        round={round}
        onAgain={() => setRound(round + 1)}
        onClose={onClose}
      />
    </NightDialog>
  )
}

interface TrialRoundProps extends TrialFightProps {
  name: string
  round: number
  onAgain: () => void
}

/** Lays the table when it is mounted and removes it with its stage when it is unmounted. */
function TrialRound({ draft, characters, name, round, onAgain, onClose }: TrialRoundProps) {
  const { t } = useTranslation(['creator', 'battle'])
  const words = useBattleWords()
  const panel = usePanel()
  const laid = useMemo(() => {
    const { recorded, own, rival } = trialOf(draft, characters, { name, round })
    const read = readTimeline(recorded)
    if ('fault' in read) throw new Error(`a trial that does not replay: ${read.fault}`)
    const player = (called: string): PlayerDetails => ({
      name: called,
      level: 0,
      avatar: null,
      status: 'online',
    })
    return {
      timeline: read.timeline,
      characters: [own, rival],
      players: { player1: player(name), player2: player(t(`battle:rival.${trialRival}`)) },
      words: watchersWords(words),
    }
  }, [draft, characters, name, round, words, t])
  const first = useRef({ ...laid, onPanel: panel.show })
  const [table, setTable] = useState<ReplayTable | null>(null)
  useEffect(() => {
    const trialTable = layReplay({
      ...first.current,
      taps: 'forward',
      clock: systemClock,
      gap: () => GAP / usePreferences.getState().speed,
      onCue: playCue,
      onVoice: playVoice,
    })
    setTable(trialTable)
    return trialTable.close
  }, [])
  return table && <LiveTrial {...laid} table={table} panel={panel} onAgain={onAgain} onClose={onClose} />
}

interface LiveTrialProps {
  table: ReplayTable
  timeline: ReplayTimeline
  characters: Parameters<typeof replayLines>[1]['characters']
  players: Seats<PlayerDetails>
  words: BattleWords
  panel: PanelState
  onAgain: () => void
  onClose: () => void
}

function LiveTrial(props: LiveTrialProps) {
  const { table, timeline, characters, players, words, panel, onAgain, onClose } = props
  const { t } = useTranslation('creator')
  const { conductor, player } = table
  const host = useRef<HTMLDivElement>(null)
  const stage = useStage(host, table, playCue)
  const showing = useShowing(conductor)
  const { step } = useStore(player.store)
  const [isLogOpen, openLog] = useState(false)
  const { battle, picture } = showing
  const isDecided = battle.gameState === 'game_over'
  const isTimeUp = useTimeUp(stage !== 'mounting')
  const isOver = isDecided || isTimeUp
  const lines = useMemo(
    () => replayLines(timeline, { words, characters, players, isWatched: true }),
    [timeline, words, characters, players],
  )
  useMusic(moodOf(picture))
  useBattleSounds(picture, stage !== 'mounting')
  useEffect(() => {
    if (isTimeUp && !isDecided) player.pause()
  }, [isTimeUp, isDecided, player])
  return (
    <div className={styles.trial} data-testid="trial" data-stage={stage} data-step={step} data-over={isOver}>
      {stage !== 'off' && <div ref={host} className={styles.stage} aria-hidden="true" />}
      <TableCurtain title={t('trial.loading')} isDrawn={stage !== 'mounting'} picture={picture} />
      <ReplayTwin
        showing={showing}
        groups={lines}
        step={step}
        side="player1"
        isAlone={stage === 'off'}
        isOpen={isLogOpen}
        onJump={to => player.jump(to)}
        onClose={() => openLog(false)}
      />
      <ReplayPanels panel={panel} showing={showing} words={words} onLog={() => openLog(true)} />
      {isOver && <TrialEnd picture={picture} onAgain={onAgain} onClose={onClose} />}
    </div>
  )
}

interface TrialEndProps {
  picture: BattleSnapshot
  onAgain: () => void
  onClose: () => void
}

/** The result, and what to do next. */
function TrialEnd({ picture, onAgain, onClose }: TrialEndProps) {
  const { t } = useTranslation('creator')
  const [own, rival] = [cardsOf(picture.own)[0], cardsOf(picture.rival)[0]]
  const values = { name: own?.nome, rival: rival?.nome, own: own?.pv, other: rival?.pv }
  return (
    <div className={classNames(workbench.panel, styles.end)} data-outcome={picture.outcome ?? 'time'}>
      <p role="status" className={styles.result}>
        {t(`trial.result.${picture.outcome ?? 'time'}`, values)}
      </p>
      <div className={styles.buttons}>
        <BrassButton look="primary" onClick={onClose}>
          {t('trial.back')}
        </BrassButton>
        <BrassButton onClick={onAgain}>{t('trial.again')}</BrassButton>
      </div>
    </div>
  )
}

/** Returns true once the time of the trial has passed since the table was drawn. */
function useTimeUp(isDrawn: boolean): boolean {
  const [isUp, setUp] = useState(false)
  useEffect(() => (isDrawn ? systemClock.after(TRIAL_LENGTH, () => setUp(true)) : undefined), [isDrawn])
  return isUp
}
