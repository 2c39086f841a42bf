/** How a card's words fit and how much it shines. Sizes are in hundredths of the card's width. */
import type { Rarity } from '@/contract/characters.ts'

/** Opacity of the foil; from Mitica up only (design language, "Foil card"). */
export const foilOf = (rarity: Rarity): number =>
  ({ Comune: 0, 'Non Comune': 0, Rara: 0, Mitica: 0.34, Leggendaria: 0.46, Unica: 0.55 })[rarity]

const plates = {
  full: { largest: 8.1, room: 70 },
  compact: { largest: 12.5, room: 64 },
}

const letterWidth = 0.56 // of the font size, Lilita One on average

/** The largest letters with which the name fits its plate. */
export function nameScale(name: string, layout: keyof typeof plates): number {
  const { largest, room } = plates[layout]
  const fitting = room / (letterWidth * Math.max(1, [...name].length))
  return Math.round(Math.min(largest, fitting) * 100) / 100
}
