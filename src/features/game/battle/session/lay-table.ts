/**
 * Sets a local battle up: authority, session, computer, conductor and save, from the saved battle or a fresh one.
 * Everything that differs between a page and a test comes in as a parameter.
 */
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { BattleConductor, type ConductorConfig } from '../scene/conductor.ts'
import type { BattleResult, Variant, VariantWorld } from '../variants/variant.ts'
import type { Clock } from './clock.ts'
import { seatComputer } from './computer.ts'
import { openLocalBattle } from './local-battle.ts'
import type { PlayerDetails, PublicBattle, Seats } from './public-battle.ts'
import { clearSaved, dealtOnly, readSaved, type SavedBattle, writeSaved } from './saved-battle.ts'
import { BattleSession } from './session.ts'

export interface TableConfig extends ConductorConfig {
  variant: Variant
  world: VariantWorld
  seed: number // of a fresh battle
  owner: number | null // user id; null for a guest
  details: Seats<PlayerDetails>
  clock: Clock
  log(message: string, facts: object): void
}

export interface Table {
  session: BattleSession
  conductor: BattleConductor
  /** Begins, once: until then the state is loading. */
  open(): void
  /** Leaves; the battle stays saved. */
  close(): void
}

export type LaidTable = Table | { missing: 'characters' | 'owned' }

export function layTable(config: TableConfig): LaidTable {
  const { variant, owner, clock } = config
  const begun = readSaved(variant.code, owner) ?? freshBattle(config)
  if ('missing' in begun) return begun
  const { record, characters } = begun
  const battle = openLocalBattle(record, next =>
    writeSaved(variant.code, owner, { record: next, characters }),
  )
  let conductor: BattleConductor | null = null
  const session = new BattleSession({
    link: battle.link('player1'),
    seat: 'player1',
    clock,
    details: config.details,
    characters,
    present: async scene => conductor?.present(scene),
  })
  conductor = new BattleConductor(session, config)
  const computerLeaves = seatComputer({
    session,
    link: battle.link('player2'),
    seat: 'player2',
    opponent: opponentOf(variant.opponent),
    clock,
  })
  watch(session, config)
  let opened = false
  return {
    session,
    conductor,
    open: () => {
      if (!opened) session.open()
      opened = true
    },
    close: () => {
      computerLeaves()
      session.close()
    },
  }
}

function freshBattle({
  variant,
  world,
  seed,
}: TableConfig): SavedBattle | { missing: 'characters' | 'owned' } {
  const prepared = variant.prepare(world, seed)
  if ('missing' in prepared) return prepared
  const { setup, characters } = prepared
  return dealtOnly({ record: { setup, seed, commands: [] }, characters })
}

/** A warning is logged; a finished battle is handed on once and no longer kept. */
function watch(session: BattleSession, { variant, log }: TableConfig): void {
  let warned = false
  let finished = false
  session.subscribe(() => {
    const battle = session.state()
    if (battle.warning && !warned) log('battle warning', battle.warning)
    warned ||= battle.warning !== null
    const result = resultOf(battle)
    if (!result || finished) return
    finished = true
    clearSaved(variant.code)
    variant.saveResult?.(result, log)
  })
}

const resultOf = ({ gameState, winner, turn }: PublicBattle): BattleResult | null =>
  gameState === 'game_over' && winner ? { winner, turns: turn } : null
