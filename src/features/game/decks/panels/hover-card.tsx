/** Shows a large card next to the list while the mouse rests on a card. Touch uses a long press instead. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import styles from '../decks-view.module.css'
import { type Hovered, previewSpot } from './preview-spot.ts'

const restMillis = 500

/** @param isOff true while a card is dragged or a dialog is open */
export function useHoverCard(isOff: boolean) {
  const [hovered, setHovered] = useState<Hovered | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = () => {
    clearTimeout(timer.current)
    setHovered(null)
  }
  const onPointerOver = ({ target, pointerType }: ReactPointerEvent) => {
    leave()
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    const card = Number(element?.dataset.card)
    if (!element || !card || pointerType !== 'mouse') return
    timer.current = setTimeout(() => {
      const { left, top, width, height } = element.getBoundingClientRect()
      setHovered({ card, x: left, y: top, w: width, h: height })
    }, restMillis)
  }
  return { hovered: isOff ? null : hovered, handlers: { onPointerOver, onPointerLeave: leave } }
}

export interface HoverCardProps {
  hovered: Hovered
  character: Character
  locale: Locale
}

export function HoverCard({ hovered, character, locale }: HoverCardProps) {
  const { x, y, width } = previewSpot(hovered, { width: innerWidth, height: innerHeight })
  return (
    <div className={styles.hover} style={{ left: x, top: y, width }} aria-hidden="true">
      <CharacterCard character={character} locale={locale} still spare />
    </div>
  )
}
