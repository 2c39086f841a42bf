/** Mounts the album's stage in an element and keeps it up to date. `off` if the browser cannot draw it. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { playCue, prepareSounds } from '@/audio/player.ts'
import type { CueName } from '@/design/cues.ts'
import type { AlbumLayout } from '@/stage/scenes/album/album-layout.ts'
import { type AlbumStage, type BookPicture, mountAlbumStage } from '@/stage/scenes/album/album-stage.ts'
import { useMountedStage } from '../kit/use-mounted-stage.ts'
import { vibrate } from '../kit/vibrate.ts'

const BUZZ = 10 // ms

interface Given {
  host: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
  layout: AlbumLayout | null // null until it is measured
  book: BookPicture
  onTurn(at: number): void
}

function turnCue(cue: CueName): void {
  playCue(cue)
  vibrate(BUZZ)
}

export function useAlbumStage(config: Given) {
  const [isBusy, setBusy] = useState(false)
  const now = useRef(config)
  now.current = config
  const { layout, book } = config
  const { status, stage } = useMountedStage<AlbumStage>(({ reducedMotion, quality }, onLost) => {
    const { host, grip, layout } = now.current
    if (!host.current || !grip.current || !layout) return null
    return mountAlbumStage(host.current, {
      grip: grip.current,
      layout,
      reducedMotion,
      quality,
      onLost,
      onTurn: at => now.current.onTurn(at),
      onBusy: setBusy,
      onCue: turnCue,
    })
  }, layout !== null)

  useEffect(() => {
    if (!stage) return
    prepareSounds(['page_turn', 'page_riffle'], [])
  }, [stage])
  useEffect(() => {
    if (layout) stage?.setLayout(layout)
  }, [stage, layout])
  useEffect(() => stage?.show(book), [stage, book])

  return { status, isBusy }
}
