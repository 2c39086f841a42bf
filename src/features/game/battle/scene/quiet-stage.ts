import type { CueName, CueOptions } from '@/design/cues.ts'
import { sayCue } from '@/stage/choreography/event-cue.ts'
import { type Step, scriptOf } from '@/stage/choreography/script.ts'
import type { BattleStage } from '@/stage/scenes/battle/battle-stage.ts'

const nothing = () => {}

interface Sounds {
  onCue(cue: CueName, options?: CueOptions): void
  onVoice(slug: string): void
}

/** The stage without a canvas: it draws nothing, ends every animation immediately, and plays the sounds. */
export const quietStage = ({ onCue, onVoice }: Sounds): BattleStage => ({
  show: nothing,
  play: async (events, before, after) => {
    for (const step of scriptOf(events, before, after)) {
      sayCue({ event: step.event, before: step.before, actors: null, cue: onCue })
      const speaker = speakingCard(step)
      if (speaker) onVoice(speaker)
    }
  },
  pictured: async () => {},
  skip: nothing,
  setSpeed: nothing,
  setPaused: nothing,
  destroy: nothing,
})

/** Returns the slug of the card that has just come into play and has a voice line, or null. */
export function speakingCard({ event, after }: Step): string | null {
  switch (event.type) {
    case 'battle-started':
      return after.own.active?.slug ?? null
    case 'card-chosen':
    case 'card-replaced':
      return (event.seat === 'player1' ? after.own : after.rival).active?.slug ?? null
    default:
      return null
  }
}
