import { type RefObject, useEffect, useRef, useState } from 'react'
import { playCue, playVoice } from '@/audio/player.ts'
import type { PacksGesture } from '@/stage/packs-picture.ts'
import { mountPacksStage, type PacksStage } from '@/stage/packs-stage.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { hasWebgl } from '../kit/has-webgl.ts'

export type StageStatus = 'mounting' | 'on' | 'off'

const shakePhone = (ms: number) => void navigator.vibrate?.(ms)

/** One drawn pack table in an element; `off` when the browser cannot draw it: the page is complete without. */
export function usePacksStage(
  element: RefObject<HTMLElement | null>,
  onGesture: (gesture: PacksGesture) => void,
): { status: StageStatus; stage: PacksStage | null } {
  const [status, setStatus] = useState<StageStatus>('mounting')
  const [stage, setStage] = useState<PacksStage | null>(null)
  const speed = usePreferences(state => state.speed)
  const reducedMotion = usePreferences(state => state.reducedMotion)
  const quality = usePreferences(state => state.quality)
  const flashes = usePreferences(state => state.flashes)
  const speedNow = useRef(speed)
  const gestureNow = useRef(onGesture)
  gestureNow.current = onGesture

  useEffect(() => {
    const host = element.current
    if (!host) return
    if (!hasWebgl()) return setStatus('off')
    let left = false
    const mounting = mountPacksStage(host, {
      onGesture: gesture => gestureNow.current(gesture),
      onCue: playCue,
      onVoice: playVoice,
      onHaptic: shakePhone,
      speed: speedNow.current,
      reducedMotion,
      flashes,
      quality,
    })
    mounting
      .then(mounted => {
        if (left) return
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
