import { useEffect, useRef } from 'react'
import { playCue } from '@/audio/player.ts'
import type { Slot } from './album-pages.ts'

/** Time after which an open page counts as viewed, in milliseconds. */
const LOOK = 1200
/** Delay of the sound of new cards until the page has turned, in milliseconds. */
const LIES = 650

/**
 * Reports which new cards have been seen. A card with an open detail is seen immediately. The cards of a page that was
 * open for a moment are seen when it is left, so that no mark disappears while it is visible.
 */
export function useSeen(
  lying: readonly Slot[],
  detail: Slot | null,
  onSeen: (numbers: number[]) => void,
): void {
  const reportSeen = useRef(onSeen)
  reportSeen.current = onSeen
  const fresh = lying.filter(slot => slot.isNew).map(slot => slot.number)
  const key = lying.map(slot => slot.number).join()
  const freshNow = useRef(fresh)
  freshNow.current = fresh

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages lying open are named by the key
  useEffect(() => {
    const looked = { long: false, numbers: freshNow.current }
    const sound = setTimeout(() => looked.numbers.length > 0 && playCue('slot_fill'), LIES)
    const timer = setTimeout(() => {
      looked.long = true
    }, LOOK)
    return () => {
      clearTimeout(timer)
      clearTimeout(sound)
      if (looked.long && looked.numbers.length > 0) reportSeen.current(looked.numbers)
    }
  }, [key])

  const open = detail?.isNew ? detail.number : null
  useEffect(() => {
    if (open !== null) reportSeen.current([open])
  }, [open])
}
