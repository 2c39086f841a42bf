/** What a press on a card means: undecided yet, a drag, or scrolling the list. Pure. */
export type DragIntent = 'open' | 'carry' | 'scroll'

export interface PressFacts {
  pointer: 'mouse' | 'touch' | 'pen' | (string & {})
  place: 'shelf' | 'deck' // the list scrolls up and down under a finger
  dx: number // px since the press
  dy: number
}

const slack = 8 // px a press may tremble

export function dragIntent({ pointer, place, dx, dy }: PressFacts): DragIntent {
  if (Math.hypot(dx, dy) <= slack) return 'open'
  if (pointer === 'mouse' || place === 'deck') return 'carry'
  return Math.abs(dx) > Math.abs(dy) ? 'carry' : 'scroll'
}
