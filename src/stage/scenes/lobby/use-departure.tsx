/**
 * Leaving the lobby: a card flies to the challenged player, the camera moves to the table or the door, then the gesture
 * is reported.
 */
import { gsap } from 'gsap'
import type { Container } from 'pixi.js'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { startAt } from '../../choreography/timeline-labels.ts'
import { useLobbyKit } from './lobby-kit.ts'
import type { TargetPlace } from './lobby-layout.ts'
import type { LobbyTarget } from './lobby-picture.ts'
import { useStageTexture } from './lobby-room.tsx'

const FLIGHT = 0.42 // s
const APPROACH = 0.5 // s to a table
const ENTER = 0.32 // s to a door
const ZOOM = { table: 1.6, door: 1.22 }
const RETURN_AFTER = 1.2 // s, after which the page has changed unless the server refused
const CARD = 34 // width in units
const BOW = 46

export interface Departure {
  /** Does nothing while another departure runs. */
  leave(target: LobbyTarget, place: TargetPlace | null): void
  card: ReactNode // during its flight
}

export function useDeparture(camera: RefObject<Container | null>): Departure {
  const { gesture, clock, reducedMotion, plan, cue } = useLobbyKit()
  const running = useRef<gsap.core.Timeline | null>(null)
  const [flight, setFlight] = useState<TargetPlace | null>(null)
  useEffect(() => () => void running.current?.kill(), [])

  const leave = useCallback(
    (target: LobbyTarget, place: TargetPlace | null) => {
      if (running.current?.isActive()) return
      const view = camera.current
      const isFlight = target.startsWith('player:')
      const isWay = target.startsWith('table:') || target === 'door:find' || target === 'door:computer'
      if (!view || !place || reducedMotion || !(isFlight || isWay)) return gesture({ kind: 'act', target })
      const report = () => gesture({ kind: 'act', target })
      const timeline = gsap.timeline()
      if (isFlight) {
        setFlight(place)
        startAt(timeline, 'sound', 0, () => cue('card_draw'))
          .call(report, undefined, FLIGHT)
          .call(() => setFlight(null), undefined, FLIGHT + 0.12)
      } else {
        const zoom = target.startsWith('door:') ? ZOOM.door : ZOOM.table
        const duration = target.startsWith('door:') ? ENTER : APPROACH
        const home = { x: 0, y: 0 }
        timeline
          .to(view.scale, { x: zoom, y: zoom, duration, ease: 'power2.inOut' }, 0)
          .to(
            view,
            {
              x: clampedShift(place.x, plan.width, zoom),
              y: clampedShift(place.y, plan.height, zoom),
              duration,
              ease: 'power2.inOut',
            },
            0,
          )
          .call(report)
          .to(view.scale, { x: 1, y: 1, duration: 0.4, ease: 'power2.inOut' }, duration + RETURN_AFTER)
          .to(view, { ...home, duration: 0.4, ease: 'power2.inOut' }, duration + RETURN_AFTER)
      }
      running.current = timeline
      clock.hang(timeline)
    },
    [camera, clock, cue, gesture, plan, reducedMotion],
  )
  return { leave, card: flight && <FlyingCard to={flight} /> }
}

/** Returns the camera offset that centres `at` without showing an edge of the room. */
const clampedShift = (at: number, length: number, zoom: number): number =>
  Math.min(0, Math.max(length - length * zoom, length / 2 - at * zoom))

function FlyingCard({ to }: { to: TargetPlace }) {
  const { plan, clock } = useLobbyKit()
  const texture = useStageTexture('card-back.webp')
  const piece = useRef<Container>(null)
  const { own } = plan
  const from = { x: own.x + own.size * 0.3, y: own.y - own.size * 0.5 }
  useEffect(() => {
    const card = piece.current
    if (!card) return
    const way = { done: 0 }
    const place = () => {
      card.position.set(
        from.x + (to.x - from.x) * way.done,
        from.y + (to.top + 20 - from.y) * way.done - Math.sin(way.done * Math.PI) * BOW,
      )
      card.rotation = -0.5 + way.done * 1.1
      card.scale.set(0.75 + 0.35 * Math.sin(way.done * Math.PI))
    }
    place()
    const timeline = gsap
      .timeline()
      .to(way, { done: 1, duration: FLIGHT, ease: 'power2.inOut', onUpdate: place })
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, from.x, from.y, to])
  return (
    <pixiContainer ref={piece} eventMode="none">
      <pixiSprite texture={texture} anchor={0.5} width={CARD} height={CARD * 1.4} />
    </pixiContainer>
  )
}
