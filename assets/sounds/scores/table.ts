/** The table under the creatures: layers on top of the sound of an event. */
import { knock, rattle, scuff, slap } from '../instruments.ts'
import { Track } from '../synth.ts'
import type { Scores } from './scores.ts'

export const tableScores = {
  table_slap: take => {
    const t = slap(new Track(0.45, take), 0, 0.9)
    return knock(t, 0.004, 0.9, 150).room(0.3)
  },
  table_scuff: take => {
    const t = scuff(new Track(0.5, take), 0, 0.7, 0.2)
    return scuff(t, 0.14, 0.3, 0.16).room(0.08)
  },
  table_rattle: take => {
    const t = rattle(new Track(0.95, take), 0, 0.8, 4)
    for (const [i, at] of [0.05, 0.17, 0.26].entries()) knock(t, at, 0.3 - 0.07 * i, 240 + 50 * i)
    return t.room(0.16)
  },
} satisfies Scores
