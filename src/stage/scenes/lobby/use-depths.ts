/** Two depths of the room that shift against each other under a mouse. */
import { gsap } from 'gsap'
import type { Container, FederatedPointerEvent } from 'pixi.js'
import { type RefObject, useEffect, useRef } from 'react'
import { useLobbyKit } from './lobby-kit.ts'

const SHIFT = { back: 3, front: 8 } // units to either side
const SECONDS = 0.6

export function useDepths(): { back: RefObject<Container | null>; front: RefObject<Container | null> } {
  const { reducedMotion, plan } = useLobbyKit()
  const back = useRef<Container>(null)
  const front = useRef<Container>(null)
  useEffect(() => {
    const [far, near] = [back.current, front.current]
    const ground = far?.parent?.parent
    if (reducedMotion || !far || !near || !ground) return
    const shiftFar = gsap.quickTo(far, 'x', { duration: SECONDS, ease: 'power2.out' })
    const shiftNear = gsap.quickTo(near, 'x', { duration: SECONDS, ease: 'power2.out' })
    const follow = ({ pointerType, globalX }: FederatedPointerEvent) => {
      if (pointerType !== 'mouse') return
      const side = 1 - (2 * globalX) / (plan.width * plan.unit)
      shiftFar(side * SHIFT.back)
      shiftNear(side * SHIFT.front)
    }
    ground.on('globalpointermove', follow)
    return () => {
      ground.off('globalpointermove', follow)
      gsap.killTweensOf([far, near], 'x')
    }
  }, [reducedMotion, plan])
  return { back, front }
}
