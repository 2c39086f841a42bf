import type { Measure } from './measure.ts'
import { closeChoices } from './measures/close-choices.ts'
import { ignoredEdge } from './measures/edge.ts'
import { deckStrength, equalPoints } from './measures/equal-points.ts'
import { firstPlayer, forbiddenChange, usableMoves } from './measures/expert-battles.ts'
import { cardKinds } from './measures/kinds.ts'
import { lengths } from './measures/length.ts'
import { masterMirrors } from './measures/master.ts'
import { quickBattle } from './measures/quick-battle.ts'
import { rarityPairs } from './measures/rarities.ts'
import { expertSkill, masterSkill, richBeginner } from './measures/skill.ts'
import { speed } from './measures/speed.ts'
import { swapTest } from './measures/swap.ts'

/** In the order of the table. Timed measures run before any other thread starts. */
export const measures: readonly Measure[] = [
  rarityPairs,
  deckStrength,
  equalPoints,
  expertSkill,
  masterSkill,
  richBeginner,
  quickBattle,
  usableMoves,
  closeChoices,
  forbiddenChange,
  ignoredEdge,
  masterMirrors,
  lengths,
  firstPlayer,
  swapTest,
  cardKinds,
  speed,
]
