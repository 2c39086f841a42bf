import { type RefObject, useEffect, useRef, useState } from 'react'
import { playVoice } from '@/audio/player.ts'
import type { CueName, CueOptions } from '@/design/cues.ts'
import type { BattleGesture, BattleSnapshot } from '@/stage/battle-snapshot.ts'
import { type BattleStage, mountBattleStage } from '@/stage/scenes/battle/battle-stage.ts'
import { pageAskedAt } from '@/stores/page-asked.ts'
import { hasAudible, toggledSounds, usePreferences } from '@/stores/preferences.ts'
import { type StageStatus, useMountedStage } from '../../kit/use-mounted-stage.ts'

/** The battle begins without its scene after this time, in milliseconds. The scene may still be attached later. */
const STAGE_WAIT = 8000

/** What a stage shows. */
export interface StageTable {
  conductor: {
    attach(stage: BattleStage): () => void
    gesture(gesture: BattleGesture): void
  }
  open(): void
  /** Returns the first picture if it is available before it is shown, otherwise null. */
  firstPicture?(): BattleSnapshot | null
}

/**
 * Mounts one scene in an element for all tables that follow one another. `off` if the browser cannot draw it,
 * `mounting` until table and creatures are ready. The battle opens in both cases.
 */
export function useStage(
  element: RefObject<HTMLElement | null>,
  table: StageTable | null,
  onCue: (cue: CueName, options?: CueOptions) => void,
): StageStatus {
  const tableNow = useRef(table)
  tableNow.current = table
  const [isPictured, setPictured] = useState(false)
  const askedAt = useRef<number | undefined>(pageAskedAt()) // for the first stage only
  const { status, stage } = useMountedStage<BattleStage>((look, onLost) => {
    if (!element.current) return null
    const requestedAt = askedAt.current
    askedAt.current = undefined
    return mountBattleStage(element.current, {
      ...look,
      onLost,
      askedAt: requestedAt,
      first: () => tableNow.current?.firstPicture?.() ?? null,
      onGesture: gesture => tableNow.current?.conductor.gesture(gesture),
      onCue,
      onVoice: playVoice,
      sound,
    })
  })

  useEffect(() => {
    if (!stage) return
    let isGone = false
    const reportReady = () => {
      if (!isGone) setPictured(true)
    }
    void stage.pictured().then(reportReady)
    const timer = setTimeout(reportReady, STAGE_WAIT)
    return () => {
      isGone = true
      clearTimeout(timer)
      setPictured(false)
    }
  }, [stage])

  useEffect(() => (stage && table ? table.conductor.attach(stage) : undefined), [stage, table])

  useEffect(() => {
    if (!table) return
    if (status !== 'mounting') return table.open()
    const timer = setTimeout(table.open, STAGE_WAIT)
    return () => clearTimeout(timer)
  }, [status, table])

  return status === 'on' && !isPictured ? 'mounting' : status
}

const sound = {
  isOn: () => hasAudible(usePreferences.getState()),
  toggle: () => {
    const now = usePreferences.getState()
    now.change(toggledSounds(now))
  },
}
