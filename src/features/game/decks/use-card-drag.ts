/**
 * Cards under the pointer: a tap stays a click, a long press or the right button asks for the detail, a pull carries the card.
 * Any element with `data-card` can be pressed; `data-slot` (a number) and `data-deck` take what is let go over them.
 */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followPress } from './follow-press.ts'

export interface Carried {
  card: number
  place: 'shelf' | 'deck'
}

export type DropPlace = { slot: number } | 'deck' | null // null: anywhere else

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

function pressedCard(target: EventTarget | null): Carried | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const card = Number(element?.dataset.card)
  return element && card ? { card, place: element.closest('[data-deck]') ? 'deck' : 'shelf' } : null
}

function placeAt(x: number, y: number): DropPlace {
  const element = document.elementFromPoint(x, y)
  const slot = element?.closest<HTMLElement>('[data-slot]')
  if (slot) return { slot: Number(slot.dataset.slot) }
  return element?.closest('[data-deck]') ? 'deck' : null
}

const samePlace = (one: DropPlace, other: DropPlace): boolean => JSON.stringify(one) === JSON.stringify(other)

export function useCardDrag(config: CardDragConfig): CardDrag {
  const latest = useRef(config)
  latest.current = config
  const ghost = useRef<HTMLDivElement>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [over, setOver] = useState<DropPlace>(null)
  const isUsedUp = useRef(false) // the press already meant something: its click means nothing
  const letGo = useRef(() => {})
  useEffect(() => () => letGo.current(), [])

  const press = (found: Carried, event: ReactPointerEvent) => {
    letGo.current = followPress(
      {
        place: found.place,
        pointer: event.pointerType,
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
      },
      {
        onHold: () => {
          isUsedUp.current = true
          latest.current.onHold(found.card)
        },
        onCarry: () => {
          isUsedUp.current = true
          setCarried(found)
        },
        onMove: (x, y) => {
          ghost.current?.style.setProperty('translate', `${x}px ${y}px`)
          const place = placeAt(x, y)
          setOver(before => (samePlace(before, place) ? before : place))
        },
        onDrop: (x, y) => latest.current.onDrop(found, placeAt(x, y)),
        onEnd: () => {
          setCarried(null)
          setOver(null)
        },
      },
    )
  }

  return {
    carried,
    over,
    ghost,
    handlers: {
      onPointerDown: event => {
        isUsedUp.current = false
        const found = pressedCard(event.target)
        if (found && event.button === 0 && event.isPrimary) press(found, event)
      },
      onClickCapture: event => {
        if (!isUsedUp.current) return
        isUsedUp.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu: event => {
        const found = pressedCard(event.target)
        if (!found) return
        event.preventDefault()
        latest.current.onHold(found.card)
      },
    },
  }
}
