/** Moves the creature on the card by touch or mouse, and scales it by the wheel or two fingers. One gesture is one undo step. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type CreationArt, figureReach, uploadReach } from '@/contract/endpoints/game/creation-art.ts'
import type { Change } from '../draft/creation-store.ts'
import { clampToRange, withArt } from '../draft/edit-draft.ts'

interface Point {
  x: number
  y: number
}

interface Gesture {
  key: string
  from: Point // centre of the fingers
  spread: number // distance between two fingers; 0 with one
  art: Pick<CreationArt, 'x' | 'y' | 'zoom'>
}

const reachOf = (art: CreationArt) => (art.kind === 'figure' ? figureReach : uploadReach)
const range = (bounds: { min: number; max: number }) => ({ ...bounds, step: 1 })

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

let gestures = 0

export function usePlaceDrag(art: CreationArt, change: Change, card: RefObject<HTMLElement | null>) {
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const begin = () => {
    const points = [...fingers.current.values()]
    if (points.length === 0) {
      gesture.current = null
      return
    }
    gestures += 1
    const { x, y, zoom } = art
    gesture.current = {
      key: `drag ${gestures}`,
      from: middleOf(points),
      spread: spreadOf(points),
      art: { x, y, zoom },
    }
  }
  const move = (event: PointerEvent) => {
    const currentGesture = gesture.current
    if (!currentGesture || !fingers.current.has(event.pointerId) || !card.current) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const points = [...fingers.current.values()]
    const now = middleOf(points)
    const width = card.current.clientWidth || 1
    const grown = currentGesture.spread > 0 ? spreadOf(points) / currentGesture.spread : 1
    const dx = ((now.x - currentGesture.from.x) / width) * 100
    const dy = ((now.y - currentGesture.from.y) / width) * 100
    change(
      draft => withArt(draft, placedAt(draft.art, currentGesture.art, { dx, dy, grown })),
      currentGesture.key,
    )
  }
  const release = (event: PointerEvent) => {
    if (fingers.current.delete(event.pointerId)) begin()
  }
  useWheel(card, change)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  }
}

function placedAt(
  art: CreationArt,
  from: Gesture['art'],
  { dx, dy, grown }: { dx: number; dy: number; grown: number },
) {
  const { zoom, shift } = reachOf(art)
  return {
    x: clampToRange(from.x + dx, range(shift)),
    y: clampToRange(from.y + dy, range(shift)),
    zoom: clampToRange(from.zoom * grown, range(zoom)),
  }
}

const wheelStep = 4 // percent

/** React registers passive wheel listeners, which cannot prevent the page from scrolling. */
function useWheel(card: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const element = card.current
    if (!element) return
    const grow = (event: WheelEvent) => {
      event.preventDefault()
      change(draft => {
        const zoom = draft.art.zoom - Math.sign(event.deltaY) * wheelStep
        return withArt(draft, { zoom: clampToRange(zoom, range(reachOf(draft.art).zoom)) })
      }, 'wheel')
    }
    element.addEventListener('wheel', grow, { passive: false })
    return () => element.removeEventListener('wheel', grow)
  }, [card, change])
}
