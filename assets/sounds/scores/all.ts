import { type CueName, cueNames } from '../../../src/design/cues.ts'
import { type Take, type Track, takes } from '../synth.ts'
import { attackScores } from './attacks.ts'
import { battleScores, turnScores } from './battle.ts'
import { crowdScores } from './crowd.ts'
import { albumScores, interfaceScores } from './interface.ts'
import { packScores } from './packs.ts'
import type { Scores } from './scores.ts'
import { tableScores } from './table.ts'

const written: Scores = {
  ...battleScores,
  ...turnScores,
  ...tableScores,
  ...crowdScores,
  ...packScores,
  ...albumScores,
  ...interfaceScores,
  ...Object.fromEntries(attackScores),
}

/** Every cue has a score; a name without one is an error. @param take from 0 */
export function playScore(cue: CueName, take = 0): Track {
  const score = written[cue]
  if (!score) throw new Error(`no score for ${cue}`)
  return score(takes[take] as Take)
}

export const unwritten = (): CueName[] => cueNames.filter(cue => !written[cue])
