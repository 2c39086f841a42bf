/**
 * Screen on which battles are played one after another. All share one stage, which shows the running battle or the
 * reason why there is none. `data-state`, `data-turn`, `data-turns` and `data-stage` describe its state for tests.
 */
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { playVoice } from '@/audio/player.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import { systemClock } from '@/lib/clock.ts'
import { fetchEarly } from '@/stage/scenes/battle/art-needed.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { useSession } from '@/stores/session.ts'
import { playBattleCue } from './battle-cue.ts'
import styles from './battle-hall.module.css'
import { LessonCoach } from './lesson/lesson-coach.tsx'
import { LiveBattle } from './live-battle.tsx'
import { usePanel } from './panels/use-panel.ts'
import { ownDetails, rivalDetails } from './player-details.ts'
import { RoundNotice } from './round-notice.tsx'
import { useBattleWords } from './scene/use-battle-words.ts'
import { useShowing } from './scene/use-showing.ts'
import { useStage } from './scene/use-stage.ts'
import { battleServer } from './session/battle-server.ts'
import { tabClaims } from './session/claim.ts'
import { guestTickets } from './session/guest-tickets.ts'
import { outbox } from './session/outbox.ts'
import { pageVisibility } from './session/visibility.ts'
import { TableCurtain } from './table-loading.tsx'
import { useRounds } from './use-rounds.ts'
import type { AskedChoice } from './variants/choice.ts'
import type { Variant, VariantDeps } from './variants/variant.ts'

interface BattleHallProps {
  variant: Variant
  asked: AskedChoice
  deps: VariantDeps | null // null until the cards have loaded
  isWaiting: boolean // the cards are loading
  onRetry: () => void // requests the cards again
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

export function BattleHall({ variant, asked, deps, isWaiting, onRetry }: BattleHallProps) {
  const { t } = useTranslation('battle')
  const words = useBattleWords()
  const panel = usePanel()
  const latestDeps = useRef(deps)
  latestDeps.current = deps
  const { rounds, round } = useRounds(() => {
    const { user } = useSession.getState()
    return {
      variant,
      asked,
      deps: () => latestDeps.current,
      freshSeed,
      today: Date.now,
      owner: user?.id ?? null,
      details: (opponent: ComputerCode) => ({
        player1: ownDetails(user, t('you')),
        player2: rivalDetails(t(`rival.${opponent}`)),
      }),
      clock: systemClock,
      visibility: pageVisibility,
      claims: tabClaims,
      onLaid: newTable => {
        const picture = newTable.firstPicture()
        if (picture) void fetchEarly(picture)
      },
      server: battleServer,
      guestTickets,
      outbox,
      words,
      onCue: playBattleCue,
      onVoice: playVoice,
      onPanel: panel.show,
      confirmMoves: () => usePreferences.getState().confirmMoves,
      log: (message, facts) => console.warn(message, facts),
    }
  })
  const table = round.state === 'ready' ? round.table : null
  const host = useRef<HTMLDivElement>(null)
  const stage = useStage(host, table, playBattleCue)
  const showing = useShowing(table?.conductor ?? null)
  useEffect(() => table?.conductor.setWords(words), [table, words])
  useEffect(() => {
    if (deps && round.state === 'missing' && round.missing === 'cards') void rounds?.restart()
  }, [deps, round, rounds])

  const first = useMemo(() => table?.firstPicture() ?? null, [table])
  const isPlayed = showing !== null && showing.battle.refused === null
  const isOpen = isPlayed && (stage !== 'mounting' || showing.battle.gameState !== 'loading')
  const title = showing && t('title', { rival: showing.battle.player2.details.name })
  return (
    <>
      <section
        className={styles.hall}
        data-stage={stage}
        {...(isPlayed && {
          'data-testid': 'battle',
          'data-state': showing.battle.gameState,
          'data-turn': showing.battle.currentTurnPlayerId,
          'data-turns': showing.battle.turn,
        })}
        aria-label={title ?? undefined}
      >
        {stage !== 'off' && <div ref={host} className={styles.stage} aria-hidden="true" />}
        {isPlayed && (
          <TableCurtain
            title={t('state.loading')}
            isDrawn={stage !== 'mounting'}
            picture={first ?? showing.picture}
          />
        )}
        {isOpen && round.state === 'ready' && rounds && (
          <LiveBattle
            key={round.number}
            table={round.table}
            lesson={variant.lesson ?? null}
            showing={showing}
            stage={stage}
            note={round.note}
            words={words}
            panel={panel}
            rounds={rounds}
          />
        )}
        {isPlayed && variant.lesson && stage !== 'mounting' && (
          <LessonCoach
            key={`coach-${round.state === 'ready' ? round.number : 0}`}
            lesson={variant.lesson}
            showing={showing}
            isDrawn={stage === 'on'}
          />
        )}
      </section>
      {!isPlayed && (
        <RoundNotice
          round={round}
          rounds={rounds}
          isWaiting={isWaiting}
          isRefused={showing !== null}
          onRetry={onRetry}
        />
      )}
    </>
  )
}
