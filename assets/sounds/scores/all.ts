import { type CueName, cueNames } from '../../../src/design/cues.ts'
import type { Track } from '../synth.ts'
import { attackScores } from './attacks.ts'
import { battleScores, turnScores } from './battle.ts'
import { albumScores, interfaceScores } from './interface.ts'
import { packScores } from './packs.ts'
import type { Scores } from './scores.ts'

const written: Scores = {
  ...battleScores,
  ...turnScores,
  ...packScores,
  ...albumScores,
  ...interfaceScores,
  ...Object.fromEntries(attackScores),
}

/** Every cue has a score; a name without one is an error. */
export function playScore(cue: CueName): Track {
  const score = written[cue]
  if (!score) throw new Error(`no score for ${cue}`)
  return score()
}

export const unwritten = (): CueName[] => cueNames.filter(cue => !written[cue])
