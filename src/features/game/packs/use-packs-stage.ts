import { type RefObject, useRef } from 'react'
import { playCue, playVoice } from '@/audio/player.ts'
import type { PacksGesture } from '@/stage/scenes/packs/packs-picture.ts'
import { mountPacksStage } from '@/stage/scenes/packs/packs-stage.ts'
import { useMountedStage } from '../kit/use-mounted-stage.ts'
import { vibrate } from '../kit/vibrate.ts'

/** Mounts a drawn pack table in an element. */
export function usePacksStage(
  element: RefObject<HTMLElement | null>,
  onGesture: (gesture: PacksGesture) => void,
) {
  const gestureNow = useRef(onGesture)
  gestureNow.current = onGesture
  return useMountedStage(
    (look, onLost) =>
      element.current &&
      mountPacksStage(element.current, {
        ...look,
        onLost,
        onGesture: gesture => gestureNow.current(gesture),
        onCue: playCue,
        onVoice: playVoice,
        onHaptic: vibrate,
      }),
  )
}
