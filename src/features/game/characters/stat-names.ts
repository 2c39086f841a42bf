import type { ComparedStat } from './compare-stats.ts'

/** Keys of the i18n namespace `game`. */
export const statNames = {
  pv: 'character.health',
  atk: 'character.attack',
  resistenza: 'character.guard',
} as const satisfies Record<ComparedStat, string>
