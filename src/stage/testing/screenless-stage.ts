/** The whole stage without a screen: player, clock and choreographies move a table that is not drawn, on simulated time. */
import { gsap } from 'gsap'
import type { CueName } from '@/design/cues.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { createFlashRule } from '../choreography/flash-rule.ts'
import { createPlayer } from '../choreography/player.ts'
import { runStep } from '../choreography/run-step.ts'
import type { Step } from '../choreography/script.ts'
import { createStageClock } from '../timing/stage-clock.ts'
import { stubActors } from './stub-actors.ts'

/** Seconds of GSAP's root timeline, which only increase. */
let time = 0
let isHeld = false

/** From now on GSAP's time advances only by `pass`. */
export function holdTime(): void {
  if (isHeld) return
  isHeld = true
  gsap.ticker.remove(gsap.updateRoot)
  gsap.updateRoot(time)
}

/** Advances the time in frames. After each frame, pending promises settle. */
export async function pass(seconds: number, framesPerSecond = 60, look = () => {}): Promise<void> {
  const end = time + seconds
  while (time < end - 1e-9) {
    time = Math.min(end, time + 1 / framesPerSecond)
    gsap.updateRoot(time)
    look()
    for (let turn = 0; turn < 6; turn++) await Promise.resolve()
  }
}

export const timeNow = (): number => time

interface Options {
  speed?: number
  reducedMotion?: boolean
  flashes?: boolean
}

export function screenlessStage({ speed = 1, reducedMotion = false, flashes = true }: Options = {}) {
  holdTime()
  const actors = stubActors()
  const clock = createStageClock()
  const cues: CueName[] = []
  const danced: Step[] = []
  const settled: { picture: BattleSnapshot; watched: boolean }[] = []
  const rule = createFlashRule(flashes, () => time * 1000)
  const noteShare = actors.slowDown
  actors.slowDown = share => {
    noteShare(share)
    clock.slowDown(share)
  }
  clock.setSpeed(speed)
  const player = createPlayer({
    run(step) {
      danced.push(step)
      return runStep(step, {
        actors,
        clock,
        reducedMotion,
        isLate: false,
        flashes: rule,
        cue: name => cues.push(name),
        voice: () => {},
      })
    },
    settle: (picture, watched) => void settled.push({ picture, watched }),
  })
  return { actors, clock, player, cues, danced, settled }
}
