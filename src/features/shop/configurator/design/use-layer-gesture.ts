/**
 * Gestures on the frame: one pointer moves the layer under it, two also resize and rotate it, handles do one of the
 * two. During a gesture the layer is local state; the design changes once, at the end.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { placedWithin, type Size, snappedToCentre } from '@/domain/print-frame.ts'
import { grown } from './design-edits.ts'

interface Point {
  x: number
  y: number
}

type Mode = 'move' | 'size' | 'turn'

interface Gesture {
  mode: Mode
  layer: PrintLayer // before the gesture
  from: Point // centre of the pointers, millimetres
  spread: number // between two pointers; 0 with one
  slope: number // of the line between them, degrees
}

const snapPixels = 6
const straightDegrees = 4 // it snaps within this distance of an eighth of a turn

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const apart = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
const slopeOf = ([a, b]: readonly Point[]): number =>
  a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0

const straightened = (angle: number): number => {
  const nearest = Math.round(angle / 45) * 45
  return Math.abs(angle - nearest) <= straightDegrees ? nearest : angle
}

function movedTo({ mode, layer, from, spread, slope }: Gesture, points: readonly Point[]): PrintLayer {
  const now = middleOf(points)
  const [before, after] = [
    { x: from.x - layer.x, y: from.y - layer.y },
    { x: now.x - layer.x, y: now.y - layer.y },
  ]
  if (mode === 'size')
    return grown(layer, Math.hypot(after.x, after.y) / Math.max(1, Math.hypot(before.x, before.y)))
  if (mode === 'turn') {
    const turned = Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x)
    return { ...layer, angle: straightened(layer.angle + (turned * 180) / Math.PI) }
  }
  const placed = { ...layer, x: layer.x + now.x - from.x, y: layer.y + now.y - from.y }
  if (spread === 0) return placed
  return {
    ...grown(placed, apart(points) / spread),
    angle: straightened(layer.angle + slopeOf(points) - slope),
  }
}

interface LayerGestureProps {
  frame: Size
  layers: readonly PrintLayer[]
  selected: string | null
  onSelect(id: string | null): void
  onPlace(layer: PrintLayer, key: string | null): void
}

export function useLayerGesture(
  board: RefObject<HTMLElement | null>,
  { frame, layers, selected, onSelect, onPlace }: LayerGestureProps,
) {
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const [draggedLayer, setHeld] = useState<PrintLayer | null>(null)
  const latest = useRef<PrintLayer | null>(null)
  const hold = (layer: PrintLayer | null) => {
    latest.current = layer
    setHeld(layer)
  }
  const pointOf = (event: PointerEvent): Point => {
    const box = board.current?.getBoundingClientRect()
    if (!box || box.width === 0) return { x: 0, y: 0 }
    const scale = frame.width / box.width
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }
  const begin = (mode: Mode, layer: PrintLayer) => {
    const points = [...pointers.current.values()]
    gesture.current = {
      mode: points.length > 1 ? 'move' : mode,
      layer,
      from: middleOf(points),
      spread: apart(points),
      slope: slopeOf(points),
    }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const target = event.target as Element
    const pressed = target.closest<HTMLElement>('[data-layer]')?.dataset.layer
    const mode = target.closest<HTMLElement>('[data-handle]')?.dataset.handle as Mode | undefined
    const id = mode || pointers.current.size > 0 ? selected : (pressed ?? null)
    if (id !== selected) onSelect(id)
    const layer = latest.current ?? layers.find(candidate => candidate.id === id)
    if (!layer) return
    board.current?.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
    begin(mode ?? 'move', layer)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!gesture.current || !pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, pointOf(event))
    const moved = movedTo(gesture.current, [...pointers.current.values()])
    const reach = (snapPixels * frame.width) / (board.current?.clientWidth || frame.width)
    hold(placedWithin(snappedToCentre(moved, frame, reach), frame))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    const layer = latest.current ?? gesture.current?.layer
    if (pointers.current.size > 0 && layer) return begin('move', layer)
    gesture.current = null
    if (latest.current) onPlace(latest.current, null)
    hold(null)
  }
  useWheel(
    board,
    layers.find(({ id }) => id === selected),
    layer => onPlace(layer, `wheel ${layer.id}`),
  )
  return {
    held: draggedLayer,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

/** Only over the selected layer: elsewhere the page scrolls. */
function useWheel(
  board: RefObject<HTMLElement | null>,
  layer: PrintLayer | undefined,
  onGrown: (layer: PrintLayer) => void,
) {
  const latest = useRef({ layer, onGrown })
  useEffect(() => {
    latest.current = { layer, onGrown }
  })
  useEffect(() => {
    const element = board.current
    const turn = (event: WheelEvent) => {
      const over = (event.target as Element).closest<HTMLElement>('[data-layer]')?.dataset.layer
      const { layer: one, onGrown: grow } = latest.current
      if (!one || over !== one.id) return
      event.preventDefault()
      grow(grown(one, event.deltaY < 0 ? 1.05 : 1 / 1.05))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [board])
}
