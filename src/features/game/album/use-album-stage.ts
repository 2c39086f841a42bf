/** Mounts the album's stage in an element and keeps it showing the book; `off` when the browser cannot draw it. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { playCue, prepareSounds } from '@/audio/player.ts'
import type { CueName } from '@/contract/cues.ts'
import type { AlbumLayout } from '@/stage/album-layout.ts'
import { type AlbumStage, type BookPicture, mountAlbumStage } from '@/stage/album-stage.ts'
import { heardVolume, usePreferences } from '@/stores/preferences.ts'
import { hasWebgl } from '../kit/has-webgl.ts'

export type StageStatus = 'mounting' | 'on' | 'off'

const BUZZ = 10 // ms

interface Given {
  host: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
  layout: AlbumLayout | null // null: not measured yet
  book: BookPicture
  onTurn(at: number): void
}

/** Paper sounds, and a phone in the hand feels the page, unless effects are silent or motion is unwanted. */
function turnCue(cue: CueName): void {
  playCue(cue)
  const preferences = usePreferences.getState()
  if (!preferences.reducedMotion && heardVolume(preferences, 'effects') > 0) navigator.vibrate?.(BUZZ)
}

export function useAlbumStage(given: Given) {
  const [status, setStatus] = useState<StageStatus>('mounting')
  const [isBusy, setBusy] = useState(false)
  const [stage, setStage] = useState<AlbumStage | null>(null)
  const reducedMotion = usePreferences(state => state.reducedMotion)
  const quality = usePreferences(state => state.quality)
  const now = useRef(given)
  now.current = given
  const { layout, book, host, grip } = given
  const isMeasured = layout !== null

  useEffect(() => {
    const [ground, hold] = [host.current, grip.current]
    const { layout } = now.current
    if (!isMeasured || !ground || !hold || !layout) return
    if (!hasWebgl()) {
      setStatus('off')
      return
    }
    let left = false
    const mounting = mountAlbumStage(ground, {
      grip: hold,
      layout,
      reducedMotion,
      quality,
      onTurn: at => now.current.onTurn(at),
      onBusy: setBusy,
      onCue: turnCue,
    })
    mounting
      .then(mounted => {
        if (left) return
        prepareSounds(['page_turn', 'page_riffle'], [])
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
  }, [host, grip, isMeasured, reducedMotion, quality])

  useEffect(() => {
    if (layout) stage?.setLayout(layout)
  }, [stage, layout])
  useEffect(() => stage?.show(book), [stage, book])

  return { status, isBusy }
}
