import type { CueName } from '@/contract/cues.ts'
import type { Running } from '../player.ts'
import type { Step } from '../script.ts'
import type { BattleActors } from './actors.ts'
import { choreograph } from './choreographies.ts'

interface Staging {
  actors: BattleActors
  calm: boolean
  cue(name: CueName): void
  voice(slug: string): void
}

/** Puts one step on the scene's clock. Jumping to its end draws what it would have drawn, without the sounds. */
export function runStep(step: Step, speed: number, { actors, calm, cue, voice }: Staging): Running {
  let finish = () => {}
  let jumping = false
  const timeline = choreograph({
    ...step,
    actors,
    calm,
    cue: name => !jumping && cue(name),
    voice: slug => !jumping && voice(slug),
  })
  const done = new Promise<void>(resolve => {
    timeline.eventCallback('onComplete', resolve)
    finish = () => {
      jumping = true
      timeline.eventCallback('onComplete', null)
      timeline.progress(1)
      timeline.kill()
      resolve()
    }
  })
  timeline.timeScale(speed)
  return {
    done,
    finish,
    setSpeed: next => timeline.timeScale(next),
    setPaused: paused => timeline.paused(paused),
  }
}
