/** What every piece of a scene is handed when it is built. */

import type { Texture } from 'pixi.js'
import type { CueName } from '@/contract/cues.ts'
import type { Art } from './art.ts'
import type { BattleGesture } from './battle-picture.ts'
import type { ClipShelf } from './clips/clip-shelf.ts'
import type { PaintedTextures } from './paint/painted-textures.ts'

export interface Kit {
  paints: PaintedTextures
  art: Art
  clips: ClipShelf<Texture>
  sharpness: number // device pixels per layout unit
  touch: number // smallest side of a target, in units
  calm: boolean // reduced motion
  gesture(gesture: BattleGesture): void
  cue(cue: CueName): void
}
