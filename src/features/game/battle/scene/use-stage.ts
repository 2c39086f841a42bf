import { type RefObject, useEffect, useRef, useState } from 'react'
import { playCue, playVoice } from '@/audio/player.ts'
import { type BattleStage, mountBattleStage } from '@/stage/battle-stage.ts'
import { usePreferences } from '@/stores/preferences.ts'
import type { Table } from '../session/lay-table.ts'
import { hasWebgl } from './has-webgl.ts'

export type StageStatus = 'mounting' | 'on' | 'off'

/** The battle begins without its scene after this, in milliseconds; the scene may still come. */
const STAGE_WAIT = 8000

/** Mounts the scene for a table; `off` when the browser cannot draw it. The battle opens either way. */
export function useStage(element: RefObject<HTMLElement | null>, table: Table): StageStatus {
  const [status, setStatus] = useState<StageStatus>('mounting')
  const speed = usePreferences(state => state.speed)
  const reducedMotion = usePreferences(state => state.reducedMotion)
  const quality = usePreferences(state => state.quality)
  const flashes = usePreferences(state => state.flashes)
  const stage = useRef<BattleStage | null>(null)
  const speedNow = useRef(speed)

  useEffect(() => {
    const host = element.current
    if (!host) return
    if (!hasWebgl()) return setStatus('off')
    let left = false
    let leave = () => {}
    const config = {
      onGesture: table.conductor.gesture.bind(table.conductor),
      onCue: playCue,
      onVoice: playVoice,
      speed: speedNow.current,
      reducedMotion,
      quality,
      flashes,
    }
    const mounting = mountBattleStage(host, config)
    mounting
      .then(mounted => {
        if (left) return
        stage.current = mounted
        leave = table.conductor.attach(mounted)
        setStatus('on')
      })
      .catch((error: unknown) => {
        if (left) return
        console.error(error)
        setStatus('off')
      })
    return () => {
      left = true
      stage.current = null
      leave()
      mounting.then(mounted => mounted.destroy()).catch(() => {})
    }
  }, [element, table, reducedMotion, quality, flashes])

  useEffect(() => {
    speedNow.current = speed
    stage.current?.setSpeed(speed)
  }, [speed])

  useEffect(() => {
    if (status !== 'mounting') return table.open()
    const timer = setTimeout(table.open, STAGE_WAIT)
    return () => clearTimeout(timer)
  }, [status, table])

  return status
}
