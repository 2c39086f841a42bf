/**
 * Plays one script after another. It owns the waiting line and the promises, not the pictures: `stage` does the
 * drawing. A play always ends on its `after`, whether watched, skipped or jumped over to catch up.
 */
import type { BattleEvent } from '@/engine/events.ts'
import type { BattlePicture } from './battle-picture.ts'
import { type Step, scriptOf } from './script.ts'

/** One step being shown. */
export interface Running {
  done: Promise<void>
  finish(): void // jump to its end; `done` resolves
  setSpeed(speed: number): void
  setPaused(paused: boolean): void
}

export interface PlayerStage {
  run(step: Step, speed: number): Running
  settle(picture: BattlePicture): void
}

export interface Player {
  play(events: BattleEvent[], before: BattlePicture, after: BattlePicture): Promise<void>
  /** Ends every waiting play on its last picture; no-op when idle. */
  skip(): void
  /** Ends every waiting play without drawing its last picture: another picture takes its place. */
  cut(): void
  setSpeed(speed: number): void
  /** Holds the running step, and those after it, until let go; `skip` and `cut` let go. */
  setPaused(paused: boolean): void
  isPlaying(): boolean
}

/** With more plays than this waiting, the oldest are not watched. */
const PATIENCE = 3

interface Play {
  steps: Step[]
  after: BattlePicture
  skipped: boolean
  cut: boolean
  resolve(): void
}

export function createPlayer(stage: PlayerStage, startSpeed: number): Player {
  const line: Play[] = []
  let speed = startSpeed
  let paused = false
  let running: Running | null = null
  let busy = false
  let current: Play | null = null

  async function watch(play: Play) {
    for (const step of play.steps) {
      if (play.skipped || line.length > PATIENCE) return
      running = stage.run(step, speed)
      running.setPaused(paused)
      await running.done
      running = null
    }
  }

  function end() {
    for (const play of current ? [current, ...line] : line) play.skipped = true
    running?.finish()
  }

  async function work() {
    busy = true
    for (let play = line.shift(); play; play = line.shift()) {
      current = play
      await watch(play)
      if (!play.cut) stage.settle(play.after)
      play.resolve()
    }
    current = null
    busy = false
  }

  return {
    play(events, before, after) {
      return new Promise(resolve => {
        line.push({ steps: scriptOf(events, before, after), after, skipped: false, cut: false, resolve })
        if (!busy) void work()
      })
    },
    skip: () => end(),
    cut() {
      for (const play of current ? [current, ...line] : line) play.cut = true
      end()
    },
    setSpeed(next) {
      speed = next
      running?.setSpeed(next)
    },
    setPaused(next) {
      paused = next
      running?.setPaused(next)
    },
    isPlaying: () => busy,
  }
}
