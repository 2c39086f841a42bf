/** The meaning of a press on a card: undecided, a drag, or scrolling the list. Pure. */
export type DragIntent = 'open' | 'carry' | 'scroll'

export interface PressFacts {
  pointer: 'mouse' | 'touch' | 'pen' | (string & {})
  place: 'shelf' | 'deck' // touch scrolls the list vertically
  dx: number // px since the press
  dy: number
}

const slack = 8 // tolerated movement of a tap in px

export function dragIntent({ pointer, place, dx, dy }: PressFacts): DragIntent {
  if (Math.hypot(dx, dy) <= slack) return 'open'
  if (pointer === 'mouse' || place === 'deck') return 'carry'
  return Math.abs(dx) > Math.abs(dy) ? 'carry' : 'scroll'
}
