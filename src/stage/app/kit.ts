/** Dependencies of every part of a scene. */

import type { Texture } from 'pixi.js'
import type { CueName, CueOptions } from '@/design/cues.ts'
import type { Art } from '../art/art.ts'
import type { BattleGesture } from '../battle-snapshot.ts'
import type { ClipPool } from '../clips/clip-pool.ts'
import type { DrawnTextures } from '../draw/drawn-textures.ts'
import type { StageClock } from '../timing/stage-clock.ts'
import type { StageSound } from './battle-stage-api.ts'
import type { LogReading } from './log-reading.ts'
import type { RemovedPieces } from './removed-pieces.ts'

export interface Kit {
  drawn: DrawnTextures
  art: Art
  clips: ClipPool<Texture>
  sharpness: number // device pixels per layout unit
  touch: number // minimum side of a touch target, in units
  type: number // factor on the size of small text
  button: number // diameter of a round button, in units
  reducedMotion: boolean // reduced motion
  now(): number // ms of performance.now(), for the turn's clock
  clock: StageClock // runs all animations
  reading: LogReading
  sound: StageSound | null // null: no button
  retired: RemovedPieces // replaced objects are moved here instead of being destroyed immediately
  gesture(gesture: BattleGesture): void
  cue(cue: CueName, options?: CueOptions): void
}
