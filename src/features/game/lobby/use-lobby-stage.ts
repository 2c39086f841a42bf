import { type RefObject, useRef } from 'react'
import { playCue } from '@/audio/player.ts'
import type { LobbyGesture } from '@/stage/scenes/lobby/lobby-picture.ts'
import { mountLobbyStage } from '@/stage/scenes/lobby/lobby-stage.ts'
import { useMountedStage } from '../kit/use-mounted-stage.ts'
import type { LobbyStore } from './lobby-store.ts'

/** Mounts the lobby's scene in an element. `off` if the browser cannot draw it. */
export function useLobbyStage(
  element: RefObject<HTMLElement | null>,
  store: LobbyStore,
  onGesture: (gesture: LobbyGesture) => void,
) {
  const gestureNow = useRef(onGesture)
  gestureNow.current = onGesture
  return useMountedStage(
    ({ reducedMotion, quality }, onLost) =>
      element.current &&
      mountLobbyStage(element.current, {
        store,
        reducedMotion,
        quality,
        onLost,
        onGesture: gesture => gestureNow.current(gesture),
        onCue: playCue,
      }),
  ).status
}
