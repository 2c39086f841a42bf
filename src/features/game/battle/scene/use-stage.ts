import { type RefObject, useEffect, useRef, useState } from 'react'
import { playCue, playVoice } from '@/audio/player.ts'
import type { BattleGesture } from '@/stage/battle-picture.ts'
import { type BattleStage, mountBattleStage } from '@/stage/battle-stage.ts'
import { hearsAnything, toggledSounds, usePreferences } from '@/stores/preferences.ts'
import { hasWebgl } from '../../kit/has-webgl.ts'

export type StageStatus = 'mounting' | 'on' | 'off'

/** The battle begins without its scene after this, in milliseconds; the scene may still come. */
const STAGE_WAIT = 8000

/** What is shown on a stage. */
export interface StageTable {
  conductor: { attach(stage: BattleStage): () => void; gesture(gesture: BattleGesture): void }
  open(): void
}

/**
 * Mounts one scene for all the tables that follow one another in an element; `off` when the browser cannot draw it. A battle opens
 * either way.
 */
export function useStage(element: RefObject<HTMLElement | null>, table: StageTable | null): StageStatus {
  const { status, stage } = useMountedStage(element, table)

  useEffect(() => (stage && table ? table.conductor.attach(stage) : undefined), [stage, table])

  useEffect(() => {
    if (!table) return
    if (status !== 'mounting') return table.open()
    const timer = setTimeout(table.open, STAGE_WAIT)
    return () => clearTimeout(timer)
  }, [status, table])

  return status
}

const sound = {
  isOn: () => hearsAnything(usePreferences.getState()),
  toggle: () => {
    const now = usePreferences.getState()
    now.change(toggledSounds(now))
  },
}

function useMountedStage(element: RefObject<HTMLElement | null>, table: StageTable | null) {
  const [status, setStatus] = useState<StageStatus>('mounting')
  const [stage, setStage] = useState<BattleStage | null>(null)
  const speed = usePreferences(state => state.speed)
  const reducedMotion = usePreferences(state => state.reducedMotion)
  const quality = usePreferences(state => state.quality)
  const flashes = usePreferences(state => state.flashes)
  const speedNow = useRef(speed)
  const tableNow = useRef(table)
  tableNow.current = table

  useEffect(() => {
    const host = element.current
    if (!host) return
    if (!hasWebgl()) return setStatus('off')
    let left = false
    const mounting = mountBattleStage(host, {
      onGesture: gesture => tableNow.current?.conductor.gesture(gesture),
      onCue: playCue,
      onVoice: playVoice,
      speed: speedNow.current,
      reducedMotion,
      flashes,
      quality,
      sound,
    })
    mounting
      .then(mounted => {
        if (left) return
        mounted.setSpeed(speedNow.current)
        setStage(mounted)
        setStatus('on')
      })
      .catch((error: unknown) => {
        if (left) return
        console.error(error)
        setStatus('off')
      })
    return () => {
      left = true
      setStage(null)
      mounting.then(mounted => mounted.destroy()).catch(() => {})
    }
  }, [element, reducedMotion, quality, flashes])

  useEffect(() => {
    speedNow.current = speed
    stage?.setSpeed(speed)
  }, [speed, stage])

  return { status, stage }
}
