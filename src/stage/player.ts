/**
 * Plays one script after another. It owns the waiting line and the promises, not the pictures: `stage` does the
 * drawing. A play always ends on its `after`, whether watched, skipped or jumped over to catch up.
 */
import type { BattleEvent } from '@/engine/events.ts'
import type { BattlePicture } from './battle-picture.ts'
import { type Step, scriptOf } from './choreography/script.ts'

/** One step being shown. */
export interface Running {
  done: Promise<void>
  finish(): void // jump to its end; `done` resolves
}

/** Speed and pause are the stage's: it shows a step on its own clock. */
export interface PlayerStage {
  run(step: Step): Running
  /** Draws the end of a play; what a play that was `watched` to its end left burning may burn out. */
  settle(picture: BattlePicture, watched: boolean): void
}

export interface Player {
  play(events: BattleEvent[], before: BattlePicture, after: BattlePicture): Promise<void>
  /** Ends every waiting play on its last picture; no-op when idle. */
  skip(): void
  /** Ends every waiting play without drawing its last picture: another picture takes its place. */
  cut(): void
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

/** A player for one stage. Its promises resolve when a play has ended in any way; they never reject. */
export function createPlayer(stage: PlayerStage): Player {
  const line: Play[] = []
  let running: Running | null = null
  let busy = false
  let current: Play | null = null

  /** Whether every step was seen to its own end. */
  async function watch(play: Play): Promise<boolean> {
    for (const step of play.steps) {
      if (play.skipped || line.length > PATIENCE) return false
      running = stage.run(step)
      await running.done
      running = null
    }
    return !play.skipped
  }

  function end() {
    for (const play of current ? [current, ...line] : line) play.skipped = true
    running?.finish()
  }

  async function work() {
    busy = true
    for (let play = line.shift(); play; play = line.shift()) {
      current = play
      const watched = await watch(play)
      if (!play.cut) stage.settle(play.after, watched)
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
    isPlaying: () => busy,
  }
}
