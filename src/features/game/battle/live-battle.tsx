import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ticketDays } from '@/contract/endpoints/game/battles.ts'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import { useSession } from '@/stores/session.ts'
import type { StageStatus } from '../kit/use-mounted-stage.ts'
import { useMusic } from '../kit/use-music.ts'
import workbench from '../kit/workbench.module.css'
import styles from './battle-hall.module.css'
import { moodOf } from './battle-mood.ts'
import { BattleNote } from './battle-note.tsx'
import { EmoteBubble } from './emotes/emote-bubble.tsx'
import { useComputerEmote } from './emotes/use-computer-emote.ts'
import { LessonResult } from './lesson/lesson-result.tsx'
import { BattlePanels } from './panels/battle-panels.tsx'
import { BattlePrompts } from './panels/battle-prompts.tsx'
import { BattleSettings } from './panels/battle-settings.tsx'
import { ResultPanel, type ResultPanelProps } from './panels/result-panel.tsx'
import type { PanelState } from './panels/use-panel.ts'
import type { Showing } from './scene/conductor.ts'
import type { BattleWords } from './scene/words.ts'
import type { Unticketed } from './session/battle-report.ts'
import type { Table } from './session/lay-table.ts'
import type { GameState } from './session/public-battle.ts'
import type { Rounds } from './session/rounds.ts'
import { BattleTwin } from './twin/battle-twin.tsx'
import { useBattleKeys } from './use-battle-keys.ts'
import { useBattleSounds } from './use-battle-sounds.ts'
import { useHasSettled } from './use-has-settled.ts'
import { useTurningPoint } from './use-turning-point.ts'

interface LiveBattleProps {
  table: Table
  lesson: LessonCode | null
  showing: Showing
  stage: StageStatus
  note: Unticketed | null
  words: BattleWords
  panel: PanelState
  rounds: Rounds
}

/** States in which the note is hidden: nothing to explain yet, or cards to choose from cover the table. */
const curtained: readonly GameState[] = ['loading', 'awaiting_selection']

interface ResultProps extends ResultPanelProps {
  lesson: LessonCode | null
}

const Result = ({ lesson, ...props }: ResultProps) =>
  lesson ? <LessonResult lesson={lesson} {...props} /> : <ResultPanel {...props} />

/** Content over the stage during a battle: its text version, its panels, and its result. */
export function LiveBattle({ table, lesson, showing, stage, note, words, panel, rounds }: LiveBattleProps) {
  const { t } = useTranslation('battle')
  const { conductor } = table
  const { battle, picture } = showing
  const [isTwinPinned, pinTwin] = useState(false)
  const [xp] = useState(() => useSession.getState().user?.extra.user_xp ?? null)
  const report = useStore(table.report.store)
  const isOver = battle.gameState === 'game_over'
  const isLost = isOver && !lesson && picture.outcome === 'lose'
  const turning = useTurningPoint(useMemo(() => (isLost ? table.played() : null), [isLost, table]))
  const hasSettled = useHasSettled(showing, stage)
  useMusic(hasSettled ? moodOf(picture) : null)
  const emote = useComputerEmote(table.opponent, battle)
  useBattleSounds(picture, hasSettled)
  useBattleKeys(conductor, !isOver && panel.open === null)
  const giveUp = (then: 'leave' | 'restart') => () => {
    if (isOver) void rounds.restart()
    else panel.show({ type: 'abandon', then })
  }
  return (
    <>
      <h1 className={workbench.spoken}>{t('title', { rival: battle.player2.details.name })}</h1>
      {stage === 'off' && <p className={styles.notice}>{t('state.noStage')}</p>}
      {note && note !== 'kind' && !isOver && !curtained.includes(battle.gameState) && (
        <BattleNote
          text={t(`note.${note}`, { days: ticketDays })}
          isStill={stage === 'off'}
          isInTheWay={battle.turn > 1 || picture.selectedMove !== null || picture.selectedCard !== null}
        />
      )}
      {!lesson && <EmoteBubble emote={emote} rival={battle.player2.details.name} />}
      <BattleTwin
        showing={showing}
        mode={stage === 'off' ? 'alone' : isTwinPinned ? 'pinned' : 'hidden'}
        onGesture={gesture => conductor.gesture(gesture)}
        onPin={() => pinTwin(!isTwinPinned)}
        onAbandon={giveUp('leave')}
      />
      {picture.outcome && isOver && (
        <Result
          battle={battle}
          lesson={lesson}
          outcome={picture.outcome}
          report={report}
          xp={xp}
          words={words}
          isWordDrawn={stage === 'on'}
          turning={turning}
          onAgain={() => void rounds.restart()}
        />
      )}
      <BattlePanels
        panel={panel}
        showing={showing}
        words={words}
        settings={
          <BattleSettings
            isTwinPinned={isTwinPinned}
            isOver={isOver}
            onPinTwin={pinTwin}
            onRestart={giveUp('restart')}
            onAbandon={giveUp('leave')}
          />
        }
      />
      <BattlePrompts
        panel={panel}
        showing={showing}
        words={words}
        isCounted={report.status !== 'none'}
        onStat={(move, stat) => conductor.playMove(move, stat)}
        onAbandon={() => rounds.abandon()}
        onRestart={() => void rounds.restart()}
      />
    </>
  )
}
