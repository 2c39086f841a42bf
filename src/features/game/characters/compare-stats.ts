/** Average stats of the cards of one rarity. Pure. */
import type { Character, Rarity } from '@/contract/endpoints/game/characters.ts'

export const comparedStats = ['pv', 'atk', 'resistenza'] as const
export type ComparedStat = (typeof comparedStats)[number]

export interface StatComparison {
  stat: ComparedStat
  value: number
  average: number // of the rarity, rounded
  most: number // maximum in the whole catalogue
}

export function compareStats(character: Character, all: readonly Character[]): StatComparison[] {
  const comparedCharacters = all.length > 0 ? all : [character]
  const peers = ofRarity(comparedCharacters, character.rarita)
  return comparedStats.map(stat => ({
    stat,
    value: character[stat],
    average: averageOf(peers.length > 0 ? peers : [character], stat),
    most: Math.max(1, character[stat], ...comparedCharacters.map(other => other[stat])),
  }))
}

const ofRarity = (all: readonly Character[], rarity: Rarity) => all.filter(other => other.rarita === rarity)

const averageOf = (all: readonly Character[], stat: ComparedStat): number =>
  Math.round(all.reduce((sum, character) => sum + character[stat], 0) / all.length)

/** Keys of the i18n namespace `game`. */
export const statNames = {
  pv: 'character.health',
  atk: 'character.attack',
  resistenza: 'character.guard',
} as const satisfies Record<ComparedStat, string>
