import type { CueName } from '@/contract/cues.ts'
import type { BattleStage } from '@/stage/battle-stage.ts'
import { cueOf } from './cues.ts'

const nothing = () => {}

/** The stage when there is no canvas: nothing to see, every animation is over at once, the sounds remain. */
export const quietStage = (onCue: (cue: CueName) => void): BattleStage => ({
  show: nothing,
  play: async events => {
    for (const event of events) {
      const cue = cueOf(event)
      if (cue) onCue(cue)
    }
  },
  skip: nothing,
  setSpeed: nothing,
  destroy: nothing,
})
