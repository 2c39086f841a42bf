/** Parallax of the room's three layers, on mouse movement or touch drag. */
import { gsap } from 'gsap'
import type { Container, FederatedPointerEvent } from 'pixi.js'
import { type RefObject, useEffect, useRef } from 'react'
import { useLobbyKit } from './lobby-kit.ts'

const SHIFT = { back: 3, middle: 5, front: 8 } // units to either side
const SECONDS = 0.6

type Depths = Record<keyof typeof SHIFT, RefObject<Container | null>>

export function useDepths(): Depths {
  const { reducedMotion, plan } = useLobbyKit()
  const back = useRef<Container>(null)
  const middle = useRef<Container>(null)
  const front = useRef<Container>(null)
  useEffect(() => {
    const ground = back.current?.parent?.parent
    const layers = [
      { layer: back.current, reach: SHIFT.back },
      { layer: middle.current, reach: SHIFT.middle },
      { layer: front.current, reach: SHIFT.front },
    ].flatMap(({ layer, reach }) =>
      layer
        ? [{ layer, reach, shift: gsap.quickTo(layer, 'x', { duration: SECONDS, ease: 'power2.out' }) }]
        : [],
    )
    if (reducedMotion || !ground) return
    let drag: { id: number; from: number } | null = null
    const shiftTo = (side: number) => {
      for (const { shift, reach } of layers) shift(side * reach)
    }
    const shareOf = ({ globalX }: FederatedPointerEvent) => (2 * globalX) / (plan.width * plan.unit)
    const press = (event: FederatedPointerEvent) => {
      if (event.pointerType !== 'mouse') drag = { id: event.pointerId, from: shareOf(event) }
    }
    const follow = (event: FederatedPointerEvent) => {
      if (event.pointerType === 'mouse') shiftTo(1 - shareOf(event))
      else if (drag?.id === event.pointerId) shiftTo(Math.max(-1, Math.min(1, shareOf(event) - drag.from)))
    }
    const release = ({ pointerId }: FederatedPointerEvent) => {
      if (drag?.id !== pointerId) return
      drag = null
      shiftTo(0)
    }
    const ends = ['pointerup', 'pointerupoutside', 'pointercancel'] as const
    ground.on('pointerdown', press).on('globalpointermove', follow)
    for (const end of ends) ground.on(end, release)
    return () => {
      ground.off('pointerdown', press).off('globalpointermove', follow)
      for (const end of ends) ground.off(end, release)
      gsap.killTweensOf(
        layers.map(({ layer }) => layer),
        'x',
      )
    }
  }, [reducedMotion, plan])
  return { back, middle, front }
}
