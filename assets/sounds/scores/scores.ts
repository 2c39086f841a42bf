import type { CueName } from '../../../src/design/cues.ts'
import type { Track } from '../synth.ts'

export type Scores = Partial<Record<CueName, () => Track>>
