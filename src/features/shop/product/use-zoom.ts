/**
 * Enlarges a picture within a scrolling frame: a tap or a button toggles, a pinch sets the scale. The touched point
 * stays under the finger.
 */

import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { clamp } from '@/lib/clamp.ts'

const near = 2.5
const most = 4

interface Anchor {
  x: number // in the frame, px
  y: number
  across: number // in the picture, 0–1
  down: number
}

function distance({ touches }: TouchEvent): number {
  const [touch, two] = [touches[0], touches[1]]
  return touch && two ? Math.hypot(touch.clientX - two.clientX, touch.clientY - two.clientY) : 0
}

/** @param of address of the picture: another one begins at its whole size */
export function useZoom(of: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const pinch = useRef<{ distance: number; scale: number } | null>(null)
  const [state, setState] = useState({ of, scale: 1 })
  const scale = state.of === of ? state.scale : 1

  const hold = (clientX: number, clientY: number) => {
    const frame = ref.current
    if (!frame) return
    const { left, top } = frame.getBoundingClientRect()
    const x = clientX - left
    const y = clientY - top
    anchor.current = {
      x,
      y,
      across: (frame.scrollLeft + x) / frame.scrollWidth,
      down: (frame.scrollTop + y) / frame.scrollHeight,
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once the picture has its new size
  useLayoutEffect(() => {
    const frame = ref.current
    const zoomAnchor = anchor.current
    if (!frame || !zoomAnchor) return
    frame.scrollLeft = zoomAnchor.across * frame.scrollWidth - zoomAnchor.x
    frame.scrollTop = zoomAnchor.down * frame.scrollHeight - zoomAnchor.y
  }, [scale])

  const toggleAt = (clientX: number, clientY: number) => {
    hold(clientX, clientY)
    setState({ of, scale: scale > 1 ? 1 : near })
  }
  return {
    scale,
    isNear: scale > 1,
    toggle: () => {
      const box = ref.current?.getBoundingClientRect()
      if (box) toggleAt(box.left + box.width / 2, box.top + box.height / 2)
    },
    frame: {
      ref,
      tabIndex: scale > 1 ? 0 : -1, // a scrolling element must be focusable by keyboard
      onClick: (event: MouseEvent) => toggleAt(event.clientX, event.clientY),
      onTouchStart: (event: TouchEvent) => {
        if (event.touches.length === 2) pinch.current = { distance: distance(event), scale }
      },
      onTouchMove: (event: TouchEvent) => {
        const [one, two] = [event.touches[0], event.touches[1]]
        if (!pinch.current || !one || !two || pinch.current.distance === 0) return
        hold((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2)
        setState({
          of,
          scale: clamp((pinch.current.scale * distance(event)) / pinch.current.distance, 1, most),
        })
      },
      onTouchEnd: () => {
        pinch.current = null
      },
    },
  }
}
