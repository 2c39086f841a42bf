import type { CueName } from '../../../src/design/cues.ts'
import type { Take, Track } from '../synth.ts'

export type Score = (take: Take) => Track

export type Scores = Partial<Record<CueName, Score>>
