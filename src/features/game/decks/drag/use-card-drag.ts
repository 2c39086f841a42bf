/**
 * Pointer input on cards: a tap stays a click, a long press or the right button requests the detail, a pull drags the
 * card. Any element with `data-card` can be pressed. `data-slot` (a number) and `data-deck` accept drops.
 */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Carried, type DropPlace, placeAt, pressedCard, samePlace } from './drag-places.ts'
import { followPress } from './follow-press.ts'

export interface CardDragConfig {
  onDrop(carried: Carried, place: DropPlace): void
  onHold(card: number): void
}

interface Cancellable {
  target: EventTarget | null
  preventDefault(): void
  stopPropagation(): void
}

export interface CardDrag {
  carried: Carried | null
  over: DropPlace
  ghost: RefObject<HTMLDivElement | null> // follows the pointer
  handlers: {
    onPointerDown(event: ReactPointerEvent): void
    onClickCapture(event: Cancellable): void
    onContextMenu(event: Cancellable): void
  }
}

export function useCardDrag(config: CardDragConfig): CardDrag {
  const latest = useRef(config)
  latest.current = config
  const isUsedUp = useRef(false) // the press was a drag or a hold, so its click is ignored
  const { startPress, ...shown } = usePress(latest, isUsedUp)
  return {
    ...shown,
    handlers: {
      onPointerDown: event => {
        isUsedUp.current = false
        const carried = pressedCard(event.target)
        if (carried && event.button === 0 && event.isPrimary) startPress(carried, event)
      },
      onClickCapture: event => {
        if (!isUsedUp.current) return
        isUsedUp.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu: event => {
        const carried = pressedCard(event.target)
        if (!carried) return
        event.preventDefault()
        latest.current.onHold(carried.card)
      },
    },
  }
}

/** Follows one press to a hold, a drop or nothing. State: the dragged card and its target. */
function usePress(latest: RefObject<CardDragConfig>, isUsedUp: RefObject<boolean>) {
  const ghost = useRef<HTMLDivElement>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [over, setOver] = useState<DropPlace>(null)
  const letGo = useRef(() => {})
  useEffect(() => () => letGo.current(), [])

  const follow = (x: number, y: number) => {
    ghost.current?.style.setProperty('translate', `${x}px ${y}px`)
    const place = placeAt(x, y)
    setOver(before => (samePlace(before, place) ? before : place))
  }
  const startPress = (found: Carried, { pointerType, pointerId, clientX, clientY }: ReactPointerEvent) => {
    const from = { place: found.place, pointer: pointerType, id: pointerId, x: clientX, y: clientY }
    letGo.current = followPress(from, {
      onHold: () => {
        isUsedUp.current = true
        latest.current.onHold(found.card)
      },
      onCarry: () => {
        isUsedUp.current = true
        setCarried(found)
      },
      onMove: follow,
      onDrop: (x, y) => latest.current.onDrop(found, placeAt(x, y)),
      onEnd: () => {
        setCarried(null)
        setOver(null)
      },
    })
  }
  return { carried, over, ghost, startPress }
}
