/** Lets a card lean towards the pointer: sets `--tilt-x` and `--tilt-y`, −1 to 1, once a frame. Still under reduced motion. */
import { useEffect, useRef } from 'react'

const follow = 0.18 // share of the way to the pointer per frame
const rest = 0.004 // nearer than this is there

export function useTilt(enabled: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = ref.current
    if (!card || !enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return lean(card)
  }, [enabled])
  return ref
}

function lean(card: HTMLElement): () => void {
  const now = { x: 0, y: 0 }
  const target = { x: 0, y: 0 }
  let frame = 0

  const step = () => {
    now.x += (target.x - now.x) * follow
    now.y += (target.y - now.y) * follow
    card.style.setProperty('--tilt-x', now.x.toFixed(3))
    card.style.setProperty('--tilt-y', now.y.toFixed(3))
    const isThere = Math.abs(target.x - now.x) < rest && Math.abs(target.y - now.y) < rest
    frame = isThere ? 0 : requestAnimationFrame(step)
  }
  const aim = (x: number, y: number) => {
    target.x = x
    target.y = y
    if (!frame) frame = requestAnimationFrame(step)
  }
  const onMove = (event: PointerEvent) => {
    const box = card.getBoundingClientRect()
    aim(((event.clientX - box.left) / box.width) * 2 - 1, ((event.clientY - box.top) / box.height) * 2 - 1)
  }
  const onLeave = () => aim(0, 0)

  card.addEventListener('pointermove', onMove)
  card.addEventListener('pointerleave', onLeave)
  return () => {
    cancelAnimationFrame(frame)
    card.removeEventListener('pointermove', onMove)
    card.removeEventListener('pointerleave', onLeave)
  }
}
