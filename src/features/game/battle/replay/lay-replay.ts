/** Sets a recorded battle up on the same session, conductor and stage as a live battle. */

import type { Clock } from '@/lib/clock.ts'
import type { ConductorConfig } from '../scene/conductor.ts'
import { PausableClock } from '../session/pausable-clock.ts'
import type { BattleCharacter, PlayerDetails, PublicBattle, Seats } from '../session/public-battle.ts'
import { BattleSession } from '../session/session.ts'
import { ReplayConductor } from './replay-conductor.ts'
import { ReplayPlayer } from './replay-player.ts'
import type { ReplayTimeline } from './replay-timeline.ts'

export interface ReplayConfig extends Omit<ConductorConfig, 'confirmMoves'> {
  timeline: ReplayTimeline
  players: Seats<PlayerDetails>
  characters: BattleCharacter[]
  clock: Clock
  from?: number // first step to show
  gap(): number // ms between the end of one step and the next
  taps?: 'pause' | 'forward' // what a tap between two steps does; default: pause
}

export interface ReplayTable {
  session: BattleSession
  conductor: ReplayConductor
  player: ReplayPlayer
  /** Starts playback. Call it once. */
  open(): void
  close(): void
}

export function layReplay(config: ReplayConfig): ReplayTable {
  const { timeline, players, characters } = config
  const clock = new PausableClock(config.clock)
  let conductor: ReplayConductor | null = null
  const player = new ReplayPlayer({
    timeline,
    players,
    clock,
    from: config.from,
    gap: config.gap,
    hurry: () => conductor?.hurry(),
    hold: isHeld => {
      if (isHeld) clock.pause()
      else clock.resume()
      conductor?.setPaused(isHeld)
    },
  })
  const session = new BattleSession({
    link: player,
    seat: 'player1',
    clock,
    details: players,
    characters,
    present: async scene => conductor?.present(scene),
  })
  const touch = () => (config.taps === 'forward' ? player.forward() : player.toggle())
  conductor = new ReplayConductor(session, { ...config, confirmMoves: () => true }, touch)
  session.store.subscribe(() => player.rest(isAtRest(session.store.getState().battle)))
  let isOpen = false
  return {
    session,
    conductor,
    player,
    open: () => {
      if (!isOpen) session.open()
      isOpen = true
    },
    close: () => session.close(),
  }
}

const isAtRest = ({ gameState }: PublicBattle): boolean =>
  gameState !== 'animating' && gameState !== 'loading'
