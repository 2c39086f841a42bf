/**
 * Plays one script after another. It manages the queue and the promises; `stage` draws. A play always ends with its
 * `after` picture, whether played, ended early or cut short to catch up.
 */
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { type Step, scriptOf } from './script.ts'

/** One running step. */
export interface Running {
  done: Promise<void> // resolves at its end, or earlier if nothing waits for the rest
  rest: Promise<void> | null // resolves at its end if the objects of the table move until then, although nothing waits for it
  finish(): void // jumps to its end; `done` and `rest` resolve
}

/** The stage controls speed and pause, because it runs a step on its own clock. */
export interface PlayerStage {
  run(step: Step): Running
  /** Draws the end of a play. If it was `watched` to its end, its remaining effects may run out. */
  settle(picture: BattleSnapshot, watched: boolean): void
}

export interface Player {
  play(events: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot): Promise<void>
  /** Jumps to the end of the running step; the next one begins. Does nothing when idle. */
  skip(): void
  /** Ends every waiting play with its last picture. Does nothing when idle. */
  end(): void
  /** Ends every waiting play without drawing its last picture, because another picture replaces it. */
  cut(): void
  isPlaying(): boolean
}

/** Maximum number of waiting plays. Older ones are not animated. */
const PATIENCE = 3

interface Play {
  steps: Step[]
  after: BattleSnapshot
  ended: boolean
  cut: boolean
  resolve(): void
}

/** A play whose result nothing waits for, while its last step still moves the objects of the table. */
interface Rest {
  play: Play
  step: Running
}

/** Returns a player for one stage. Its promises resolve when a play has ended in any way and never reject. */
export function createPlayer(stage: PlayerStage): Player {
  const line: Play[] = []
  let running: Running | null = null
  let busy = false
  let current: Play | null = null
  let resting: Rest | null = null

  /** Returns whether every step was played to its end. */
  async function watch(play: Play): Promise<boolean> {
    for (const step of play.steps) {
      if (play.ended || line.length > PATIENCE) return false
      running = stage.run(step)
      await running.done
      if (running.rest && !play.ended) resting = { play, step: running }
      running = null
    }
    return !play.ended
  }

  /** Draws the last picture of a play when its last step has ended, unless another picture has replaced it. */
  async function settleAfter(rest: Rest): Promise<void> {
    await rest.step.rest
    if (resting === rest) settle(rest)
  }

  function settle({ play }: Rest) {
    resting = null
    stage.settle(play.after, true)
  }

  function end() {
    if (resting) {
      resting.step.finish()
      settle(resting)
    }
    for (const play of current ? [current, ...line] : line) play.ended = true
    running?.finish()
  }

  async function work() {
    busy = true
    for (let play = line.shift(); play; play = line.shift()) {
      current = play
      resting = null
      const watched = await watch(play)
      if (resting)
        void settleAfter(resting) // nothing waits for it, so that the page may react
      else if (!play.cut) stage.settle(play.after, watched)
      play.resolve()
    }
    current = null
    busy = false
  }

  return {
    play(events, before, after) {
      return new Promise(resolve => {
        line.push({ steps: scriptOf(events, before, after), after, ended: false, cut: false, resolve })
        if (!busy) void work()
      })
    },
    skip: () => running?.finish(),
    end,
    cut() {
      resting = null
      for (const play of current ? [current, ...line] : line) play.cut = true
      end()
    },
    isPlaying: () => busy,
  }
}
