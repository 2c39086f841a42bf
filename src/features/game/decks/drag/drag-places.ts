/**
 * Finds what is under the pointer: a card that can be dragged or a slot that accepts one, by `data-card`, `data-slot`,
 * `data-deck`.
 */
export interface Carried {
  card: number
  place: 'shelf' | 'deck'
}

export type DropPlace = { slot: number } | 'deck' | null // null: outside any target

export function pressedCard(target: EventTarget | null): Carried | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const card = Number(element?.dataset.card)
  return element && card ? { card, place: element.closest('[data-deck]') ? 'deck' : 'shelf' } : null
}

export function placeAt(x: number, y: number): DropPlace {
  const element = document.elementFromPoint(x, y)
  const slot = element?.closest<HTMLElement>('[data-slot]')
  if (slot) return { slot: Number(slot.dataset.slot) }
  return element?.closest('[data-deck]') ? 'deck' : null
}

export const samePlace = (a: DropPlace, b: DropPlace): boolean => JSON.stringify(a) === JSON.stringify(b)
