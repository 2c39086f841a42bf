import { useEffect, useRef, useState } from 'react'
import { drawingContext } from '@/stage/app/drawing-context.ts'
import { setShopColours } from '@/stage/draw/palette.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'

export type StageStatus = 'mounting' | 'on' | 'off'

/** The preferences with which a stage is built. */
export type StageLook = Pick<
  ReturnType<typeof usePreferences.getState>,
  'speed' | 'reducedMotion' | 'quality' | 'flashes'
>

interface MountedStage {
  setSpeed?(speed: number): void
  destroy(): void
}

/**
 * Mounts a stage and builds it again when the player changes its preferences. `off` if the browser cannot draw it or
 * has lost its context. The page is complete without the stage.
 * @param mount starts the stage in an element; null while there is none. It calls `onLost` when the stage can no longer
 * draw.
 */
export function useMountedStage<Stage extends MountedStage>(
  mount: (look: StageLook, onLost: () => void) => Promise<Stage> | null,
  isReady = true,
): { status: StageStatus; stage: Stage | null } {
  const [status, setStatus] = useState<StageStatus>('mounting')
  const [stage, setStage] = useState<Stage | null>(null)
  const speed = usePreferences(state => state.speed)
  const reducedMotion = usePreferences(state => state.reducedMotion)
  const quality = usePreferences(state => state.quality)
  const flashes = usePreferences(state => state.flashes)
  const speedNow = useRef(speed)
  const mountNow = useRef(mount)
  mountNow.current = mount

  useEffect(() => {
    if (!isReady) return
    if (drawingContext() === null) return setStatus('off')
    setShopColours(useSettings.getState().settings.vuetify_colors)
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      setStage(null)
      mounting?.then(mounted => mounted.destroy()).catch(() => {})
    }
    const look = { speed: speedNow.current, reducedMotion, quality, flashes }
    const mounting = mountNow.current(look, () => {
      close()
      setStatus('off')
    })
    if (!mounting) return
    mounting
      .then(mounted => {
        if (isClosed) return
        setStage(mounted)
        setStatus('on')
      })
      .catch((error: unknown) => {
        if (isClosed) return
        console.error(error)
        setStatus('off')
      })
    return close
  }, [isReady, reducedMotion, quality, flashes])

  useEffect(() => {
    speedNow.current = speed
    stage?.setSpeed?.(speed)
  }, [speed, stage])

  return { status, stage }
}
