/**
 * Sets a local battle up from its record: authority, session, computer, conductor, save, and the reporter of its
 * result. Everything that differs between a page and a test is a parameter.
 */
import type { LostBattle } from '@/engine/hints/turning-point.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import type { Seat } from '@/engine/types.ts'
import type { Clock } from '@/lib/clock.ts'
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import { BattleConductor, type ConductorConfig } from '../scene/conductor.ts'
import type { BattleResult, Variant } from '../variants/variant.ts'
import type { BattleServer } from './battle-server.ts'
import { computerDelay, seatComputer } from './computer.ts'
import { saveGuestRound } from './guest-round.ts'
import { openLocalBattle } from './local-battle.ts'
import type { Outbox } from './outbox.ts'
import { PausableClock } from './pausable-clock.ts'
import { type PlayerDetails, type PublicBattle, type Seats, withFacts } from './public-battle.ts'
import { BattleReporter } from './reporter.ts'
import { clearSaved, ownCommands, type SavedBattle, writeSaved } from './saved-battle.ts'
import { BattleSession } from './session.ts'
import { type Thinker, thinkerOf } from './thinker.ts'
import type { Visibility } from './visibility.ts'

export interface TableConfig extends ConductorConfig {
  variant: Variant
  owner: number | null // user id; null for a guest
  details(opponent: ComputerCode): Seats<PlayerDetails>
  clock: Clock
  visibility: Visibility
  server: BattleServer
  outbox: Outbox
  today(): number // epoch milliseconds
  log(message: string, facts: object): void
  thinker?: (opponent: ComputerCode, seed: number, clock: Clock) => Thinker
}

export interface Table {
  session: BattleSession
  conductor: BattleConductor
  report: BattleReporter
  opponent: ComputerCode
  /** Returns the first picture before it is shown, or null for a battle that the rules refuse. */
  firstPicture(): BattleSnapshot | null
  /** Returns the battle so far, for the analysis of a defeat. */
  played(): LostBattle
  /** Starts the battle. Until then the state is loading. Call it once. */
  open(): void
  /** Closes the table. The battle stays saved. */
  close(): void
  /** Gives the battle up permanently: it is no longer saved, and counts as a defeat if it counts. */
  abandon(): void
}

const HUMAN: Seat = 'player1'
const COMPUTER: Seat = 'player2'

export function layTable(config: TableConfig, saved: SavedBattle): Table {
  const { variant, owner } = config
  const clock = new PausableClock(config.clock)
  const hurry = () => computer.hurry()
  const { session, conductor, link, record, view } = seatHuman({ ...config, onHurry: hurry }, saved, clock)
  const { opponent } = saved.choice
  const computer = seatComputer({
    session,
    link,
    seat: COMPUTER,
    thinker: (config.thinker ?? thinkerOf)(opponent, saved.record.seed, clock),
    delay: computerDelay[opponent],
    clock,
  })
  const report = new BattleReporter(saved.ticket ? null : (saved.unticketed ?? 'kind'), config)
  const deliver = (forfeit: boolean) => {
    if (saved.ticket && owner !== null)
      report.deliver({ id: saved.ticket.id, owner, commands: ownCommands(record()), forfeit })
    clearSaved(variant.code, owner)
  }
  watch(session, config, result => {
    if (result.winner === HUMAN) variant.keepWin?.(record())
    if (owner === null) saveGuestRound(saved, record(), result, config.today())
    deliver(false)
  })
  const stopPausing = pauseWhileHidden(config.visibility, clock, conductor)
  let opened = false
  let first: BattleSnapshot | null = null
  return {
    session,
    conductor,
    report,
    opponent,
    firstPicture: () => {
      first ??= view && conductor.snapshotOf(withFacts(session.store.getState().battle, view, []))
      return first
    },
    played: () => ({ ...record(), seat: HUMAN, opponent }),
    open: () => {
      if (opened) return
      opened = true
      session.open()
      computer.rehearse()
    },
    close: () => {
      stopPausing()
      computer.leave()
      session.close()
      report.close()
    },
    abandon: () => {
      if (session.store.getState().battle.gameState !== 'game_over') deliver(true)
    },
  }
}

/** The human's side, with every accepted command saved. `link` is for the other seat. */
function seatHuman(config: TableConfig, saved: SavedBattle, clock: Clock) {
  const { variant, owner } = config
  let { record } = saved
  const battle = openLocalBattle(record, next => {
    record = next
    writeSaved(variant.code, owner, { ...saved, record })
  })
  let conductor: BattleConductor | null = null
  const session = new BattleSession({
    link: battle.link(HUMAN),
    seat: HUMAN,
    clock,
    details: config.details(saved.choice.opponent),
    characters: saved.characters,
    present: async scene => conductor?.present(scene),
  })
  conductor = new BattleConductor(session, config)
  return { session, conductor, link: battle.link(COMPUTER), record: () => record, view: battle.view(HUMAN) }
}

/** Pauses animations and clocks while the page is hidden. */
function pauseWhileHidden(
  visibility: Visibility,
  clock: PausableClock,
  conductor: BattleConductor,
): () => void {
  const follow = () => {
    const isHidden = visibility.isHidden()
    conductor.setPaused(isHidden)
    if (isHidden) clock.pause()
    else clock.resume()
  }
  follow()
  return visibility.subscribe(follow)
}

/** Logs a warning, and reports a finished battle once. */
function watch(
  session: BattleSession,
  { variant, log }: TableConfig,
  onOver: (result: BattleResult) => void,
): void {
  let warned = false
  let finished = false
  session.store.subscribe(() => {
    const battle = session.store.getState().battle
    if (battle.warning && !warned) log('battle warning', battle.warning)
    warned ||= battle.warning !== null
    const result = resultOf(battle)
    if (!result || finished) return
    finished = true
    onOver(result)
    variant.saveResult?.(result, log)
  })
}

const resultOf = ({ gameState, winner, turn }: PublicBattle): BattleResult | null =>
  gameState === 'game_over' ? { winner, turns: turn } : null
