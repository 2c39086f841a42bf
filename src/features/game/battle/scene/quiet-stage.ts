import type { CueName } from '@/contract/cues.ts'
import type { BattleStage } from '@/stage/battle-stage.ts'
import { cueOf } from '@/stage/event-cue.ts'
import { scriptOf } from '@/stage/script.ts'
import { speakerOf } from './speaker.ts'

const nothing = () => {}

interface Heard {
  onCue(cue: CueName): void
  onVoice(slug: string): void
}

/** The stage when there is no canvas: nothing to see, every animation is over at once, the sounds remain. */
export const quietStage = ({ onCue, onVoice }: Heard): BattleStage => ({
  show: nothing,
  play: async (events, before, after) => {
    for (const step of scriptOf(events, before, after)) {
      const cue = cueOf(step.event, step.before)
      if (cue) onCue(cue)
      const speaker = speakerOf(step)
      if (speaker) onVoice(speaker)
    }
  },
  skip: nothing,
  setSpeed: nothing,
  setPaused: nothing,
  destroy: nothing,
})
