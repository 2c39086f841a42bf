/** What every piece of a scene is handed when it is built. */

import type { Texture } from 'pixi.js'
import type { CueName } from '@/design/cues.ts'
import type { Art } from './art.ts'
import type { BattleGesture } from './battle-picture.ts'
import type { StageSound } from './battle-stage-api.ts'
import type { ClipPool } from './clips/clip-pool.ts'
import type { DrawnTextures } from './draw/drawn-textures.ts'
import type { RemovedPieces } from './removed-pieces.ts'
import type { LogReading } from './scenes/battle/log-reading.ts'
import type { StageClock } from './stage-clock.ts'

export interface Kit {
  drawn: DrawnTextures
  art: Art
  clips: ClipPool<Texture>
  sharpness: number // device pixels per layout unit
  touch: number // smallest side of a target, in units
  type: number // small print is drawn this much larger
  button: number // diameter of a round button, in units
  reducedMotion: boolean // reduced motion
  now(): number // ms by performance.now(), for the turn's clock
  clock: StageClock // what moves hangs on it
  reading: LogReading
  sound: StageSound | null // no button without
  retired: RemovedPieces // what is replaced goes here instead of being destroyed
  gesture(gesture: BattleGesture): void
  cue(cue: CueName): void
}
