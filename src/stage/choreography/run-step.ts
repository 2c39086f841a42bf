import type { CueName, CueOptions } from '@/design/cues.ts'
import type { StageClock } from '../timing/stage-clock.ts'
import type { BattleActors } from './actors.ts'
import { choreograph } from './choreographies.ts'
import type { FlashRule } from './flash-rule.ts'
import type { Running } from './player.ts'
import type { Step } from './script.ts'

interface Staging {
  actors: BattleActors
  clock: StageClock
  reducedMotion: boolean
  isLate: boolean
  flashes: FlashRule
  cue(name: CueName, options?: CueOptions): void
  voice(slug: string): void
}

/** Runs one step on the stage's clock. Jumping to its end draws its final state without sounds and effects. */
export function runStep(step: Step, staging: Staging): Running {
  const { actors, clock, reducedMotion, isLate, flashes, cue, voice } = staging
  let finish = () => {}
  let jumping = false
  const live = (act: () => void) => {
    if (!jumping) act()
  }
  const timeline = choreograph({
    ...step,
    actors,
    reducedMotion,
    isLate,
    flashes,
    live,
    cue: (name, options) => live(() => cue(name, options)),
    voice: slug => live(() => voice(slug)),
  })
  const { known, free } = step.next === null ? timeline.labels : {}
  let resolveDone = () => {}
  const done = new Promise<void>(resolve => {
    resolveDone = resolve
    const early = known ?? free
    if (early !== undefined) timeline.call(resolve, [], early)
  })
  const ended = new Promise<void>(resolve => {
    let isOver = false
    const end = () => {
      isOver = true
      resolveDone()
      resolve()
    }
    timeline.eventCallback('onComplete', end)
    finish = () => {
      if (isOver) return
      jumping = true
      timeline.eventCallback('onComplete', null)
      timeline.progress(1)
      timeline.kill()
      end()
    }
  })
  clock.hang(timeline)
  return { done, rest: known === undefined ? null : ended, finish }
}
