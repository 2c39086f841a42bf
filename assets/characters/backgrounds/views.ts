/**
 * The few backgrounds that the cards of a type share: the same place from other sides and at other hours. Neighbours in the
 * roster get different ones.
 */
import { codeName } from '../../../src/contract/endpoints/game/characters.ts'
import { type RosterLine, rosterOf } from '../../catalogue/roster.ts'
import type { View } from './landscape.ts'

export const views: readonly View[] = [
  { seed: 1.6, mirrored: false, hue: 0, light: 1 },
  { seed: 4.7, mirrored: true, hue: 0.15, light: 0.86 },
  { seed: 8.45, mirrored: false, hue: -0.24, light: 1.04 },
]

export interface Background {
  name: string // of its file
  tipo: RosterLine['tipo']
  view: View
}

const backgroundAt = (tipo: RosterLine['tipo'], index: number): Background => ({
  name: `${codeName(tipo)}-${index + 1}`,
  tipo,
  view: views[index]!,
})

export const backgroundsOf = (tipo: RosterLine['tipo']): Background[] => {
  const shown = Math.min(views.length, rosterOf(tipo).length)
  return views.slice(0, shown).map((_, index) => backgroundAt(tipo, index))
}

export function backgroundOf({ tipo, slug }: Pick<RosterLine, 'tipo' | 'slug'>): Background {
  const rank = rosterOf(tipo).findIndex(one => one.slug === slug)
  return backgroundAt(tipo, rank % views.length)
}
