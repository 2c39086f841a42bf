/** Animations of the lobby's objects, all on the stage's clock. With reduced motion, objects fade and keep their position. */
import { gsap } from 'gsap'
import type { Container } from 'pixi.js'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { makePressable, touchArea } from '../../app/pressable.ts'
import { startAt } from '../../choreography/timeline-labels.ts'
import type { Box, Spot } from '../../layout/layout-plan.ts'
import { useLobbyKit } from './lobby-kit.ts'

type PieceRef = RefObject<Container | null>

const HOPS = 3
const HOP_HEIGHT = 18 // units
const JUMP = 14 // units
const WALK = 0.7 // s from the door, or to another position
const FADE = 0.3 // s

/** Positions the object. It hops there from the previous position, or from `entrance` if it is new in an open lobby. */
export function useWalk(piece: PieceRef, { x, y }: Spot, entrance: Spot | null): void {
  const { clock, reducedMotion, isOpen, cue } = useLobbyKit()
  const last = useRef<Spot | null>(null)
  const enter = useRef({ entrance, isOpen, cue })
  enter.current = { entrance, isOpen, cue }
  useLayoutEffect(() => {
    const walker = piece.current
    if (!walker) return
    const isNew = last.current === null
    const start = isNew && enter.current.isOpen() ? enter.current.entrance : last.current
    last.current = { x, y }
    walker.zIndex = y
    const timeline = gsap.timeline()
    if (start && isNew) startAt(timeline, 'sound', 0, () => enter.current.cue('ui_notification'))
    if (!start || reducedMotion) {
      walker.position.set(x, y)
      if (!isNew) return
      clock.hang(timeline.fromTo(walker, { alpha: 0 }, { alpha: 1, duration: FADE }, 0))
      return () => void timeline.progress(1).kill()
    }
    const way = { done: 0 }
    const place = () => {
      const lift = Math.abs(Math.sin(way.done * Math.PI * HOPS)) * HOP_HEIGHT
      walker.position.set(start.x + (x - start.x) * way.done, start.y + (y - start.y) * way.done - lift)
    }
    place()
    clock.hang(timeline.to(way, { done: 1, duration: WALK, ease: 'power1.inOut', onUpdate: place }, 0))
    return () => void timeline.kill()
  }, [piece, x, y, clock, reducedMotion])
}

/** Breathing animation of a present player. The phase depends on the seed, so that creatures do not move in sync. */
export function useIdleSway(piece: PieceRef, seed: number): void {
  const { clock, reducedMotion } = useLobbyKit()
  useEffect(() => {
    const body = piece.current
    if (!body || reducedMotion) return
    const timeline = gsap
      .timeline({ repeat: -1, yoyo: true })
      .fromTo(
        body.scale,
        { x: 1.008, y: 0.99 },
        { x: 0.992, y: 1.016, duration: 1.25 + (seed % 7) * 0.09, ease: 'sine.inOut' },
      )
    timeline.time((seed % 11) * 0.11)
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [piece, seed, clock, reducedMotion])
}

/** Jumps twice when `isCalling` becomes true in an open lobby. */
export function useJump(piece: PieceRef, isCalling: boolean): void {
  const { clock, reducedMotion, isOpen } = useLobbyKit()
  const isOpenNow = useRef(isOpen)
  isOpenNow.current = isOpen
  useEffect(() => {
    const body = piece.current
    if (!body || !isCalling || reducedMotion || !isOpenNow.current()) return
    const timeline = gsap
      .timeline({ repeat: 1 })
      .to(body, { y: -JUMP, duration: 0.16, ease: 'power2.out' })
      .to(body, { y: 0, duration: 0.16, ease: 'power2.in' })
    clock.hang(timeline)
    return () => {
      timeline.kill()
      body.y = 0
    }
  }, [piece, clock, reducedMotion, isCalling])
}

/** Grows to full size when it appears. */
export function useAppearance(piece: PieceRef): void {
  const { clock, reducedMotion } = useLobbyKit()
  useLayoutEffect(() => {
    const shown = piece.current
    if (!shown) return
    const timeline = gsap.timeline().fromTo(shown, { alpha: 0 }, { alpha: 1, duration: 0.12 }, 0)
    if (!reducedMotion)
      timeline.fromTo(shown.scale, { x: 0.7, y: 0.7 }, { x: 1, y: 1, duration: 0.26, ease: 'back.out(2)' }, 0)
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [piece, clock, reducedMotion])
}

/** Shrinks while pressed and calls `tap` on release. The box may change while the object is shown. */
export function usePress(piece: PieceRef, box: Box, tap: () => void): void {
  const { touch } = useLobbyKit()
  const tapNow = useRef(tap)
  tapNow.current = tap
  const boxNow = useRef({ ...box }).current
  Object.assign(boxNow, box)
  useEffect(() => {
    if (piece.current) makePressable(piece.current, boxNow, { touch, tap: () => tapNow.current() })
  }, [piece, boxNow, touch])
  useEffect(() => {
    if (piece.current) piece.current.hitArea = touchArea(box, touch)
  })
}
