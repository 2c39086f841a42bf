import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { MusicName } from '@/contract/cues.ts'
import { useSession } from '@/stores/session.ts'
import { useMusic } from '../kit/use-music.ts'
import { BattleNotice } from './battle-notice.tsx'
import styles from './live-battle.module.css'
import { BattlePanels } from './panels/battle-panels.tsx'
import { ResultPanel } from './panels/result-panel.tsx'
import type { PanelState } from './panels/use-panel.ts'
import type { Showing } from './scene/conductor.ts'
import { useStage } from './scene/use-stage.ts'
import type { BattleWords } from './scene/words.ts'
import type { Table } from './session/lay-table.ts'
import { clearSaved } from './session/saved-battle.ts'
import { BattleTwin } from './twin/battle-twin.tsx'
import { useBattleSounds } from './use-battle-sounds.ts'
import type { Variant } from './variants/variant.ts'

interface LiveBattleProps {
  table: Table
  words: BattleWords
  panel: PanelState
  variant: Variant
  onAgain: () => void
}

/** A lost battle ends in silence: its sting has said enough. */
const musicOf = ({ picture: { outcome } }: Showing): MusicName | null =>
  outcome === null ? 'battle' : outcome === 'win' ? 'victory' : null

/** The stage, its twin and what opens over them. `data-state` and `data-turn` tell a test how the battle stands. */
export function LiveBattle({ table, words, panel, variant, onAgain }: LiveBattleProps) {
  const { t } = useTranslation('battle')
  const host = useRef<HTMLDivElement>(null)
  const stage = useStage(host, table)
  const { conductor } = table
  const showing = useSyncExternalStore(conductor.subscribe, conductor.state)
  const [isTwinPinned, pinTwin] = useState(false)
  const user = useSession(state => state.user)
  useMusic(musicOf(showing))
  useBattleSounds(showing.picture)
  useEffect(() => conductor.setWords(words), [conductor, words])

  const { battle, picture } = showing
  if (battle.refused)
    return <BattleNotice state="failed" title={t('state.noCards')} help={t('state.noCardsHelp')} />
  const restart = () => {
    clearSaved(variant.code)
    onAgain()
  }
  return (
    <section
      className={styles.battle}
      data-testid="battle"
      data-state={battle.gameState}
      data-turn={battle.currentTurnPlayerId}
      data-stage={stage}
      aria-label={t('title', { rival: battle.player2.details.name })}
    >
      <h1 className={styles.spoken}>{t('title', { rival: battle.player2.details.name })}</h1>
      {stage === 'off' ? (
        <p className={styles.notice}>{t('state.noStage')}</p>
      ) : (
        <div ref={host} className={styles.stage} aria-hidden="true" />
      )}
      {stage === 'mounting' && (
        <p className={styles.loading} aria-hidden="true">
          {t('state.loading')}
        </p>
      )}
      <BattleTwin
        showing={showing}
        mode={stage === 'off' ? 'alone' : isTwinPinned ? 'pinned' : 'hidden'}
        onGesture={gesture => conductor.gesture(gesture)}
        onPin={() => pinTwin(!isTwinPinned)}
      />
      {picture.outcome && battle.gameState === 'game_over' && (
        <ResultPanel
          battle={battle}
          outcome={picture.outcome}
          report={{ status: 'none', reason: user ? 'kind' : 'guest' }}
          xp={user?.extra.user_xp ?? null}
          words={words}
          isWordDrawn={stage === 'on'}
          onAgain={onAgain}
        />
      )}
      <BattlePanels
        panel={panel}
        showing={showing}
        words={words}
        isTwinPinned={isTwinPinned}
        onPinTwin={pinTwin}
        onRestart={restart}
      />
    </section>
  )
}
