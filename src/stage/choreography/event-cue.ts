/** The sound of an event for the player in seat player1, with and without a stage. */
import { attackCue, type CueName, type CueOptions } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { clamp } from '@/lib/clamp.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { traitLook } from '../draw/trait-look.ts'
import { HEAVY_DAMAGE } from '../timing/durations.ts'
import type { BattleActors, ZoneActor } from './actors.ts'
import { layersOf } from './cue-layers.ts'
import { sideOf } from './script.ts'

type Event<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>

/** Returns null for silence. `before` is the picture before the event. */
export function cueOf(event: BattleEvent, before: BattleSnapshot): CueName | null {
  switch (event.type) {
    case 'battle-started':
      return 'battle_start'
    case 'move-used':
      return attackOf(event, before)
    case 'damage-taken':
      return hurtOf(event)
    case 'card-defeated':
      return 'card_defeated'
    case 'card-chosen':
      return 'card_enter'
    case 'card-replaced':
      return 'card_replace'
    case 'card-healed':
      return 'heal'
    case 'stat-raised':
      return 'buff'
    case 'trait-shown':
      return traitLook(event.trait).cue
    case 'points-scored':
      return event.seat === 'player1' ? 'score' : 'score_rival'
    case 'status-laid':
      return statusOf(event)
    case 'energy-changed':
      return event.change > 0 && event.seat === 'player1' ? 'energy_gain' : null
    case 'turn-skipped':
      return 'turn_skip'
    case 'turn-started':
      return event.seat === 'player1' ? 'turn_own' : 'turn_rival'
    case 'wind-turned':
      return attackCue('Aria', 'light')
    case 'battle-won':
      return event.winner === 'player1' ? 'victory' : 'defeat'
    case 'status-ended':
    case 'battle-tied':
      return null
  }
}

/** Returns whether a move is heavy by its printed damage. */
export function isHeavyBlow(event: Event<'move-used'>, before: BattleSnapshot): boolean {
  const blow = before[sideOf(event.seat)].active?.blows[event.move]
  return (blow?.danno ?? 0) >= HEAVY_DAMAGE
}

function attackOf(event: Event<'move-used'>, before: BattleSnapshot): CueName | null {
  const tipo = before[sideOf(event.seat)].active?.tipo
  return tipo ? attackCue(tipo, isHeavyBlow(event, before) ? 'heavy' : 'light') : null
}

function hurtOf({ danno, source }: Event<'damage-taken'>): CueName {
  if (source === 'poison') return 'poison_tick'
  if (source === 'burn') return 'burn_tick'
  if (danno === 0) return 'block'
  return danno >= HEAVY_DAMAGE ? 'take_damage_heavy' : 'take_damage'
}

function statusOf({ status, amount }: Event<'status-laid'>): CueName {
  switch (status) {
    case 'poison':
      return 'poison_tick'
    case 'burn':
      return 'burn_tick'
    case 'attack':
    case 'defence':
      return amount > 0 ? 'buff' : 'debuff'
    default:
      return status
  }
}

type Table = Pick<BattleActors, 'own' | 'rival' | 'table'>

interface CueRequest {
  event: BattleEvent
  before: BattleSnapshot
  actors: Table | null // null without a stage: the sound comes from the middle
  cue(name: CueName, options?: CueOptions): void
}

/** Plays the sound of the event with its layers immediately. Does nothing for an event without one. */
export function sayCue({ event, before, actors, cue }: CueRequest): void {
  const name = cueOf(event, before)
  if (!name) return
  const pan = actors && 'seat' in event ? panOf(actors, actors[sideOf(event.seat)]) : 0
  const step = event.type === 'points-scored' ? event.points - 1 : 0
  cue(name, { pan, step, layers: layersOf(event, before) })
}

const WIDEST_PAN = 0.7 // further out, a sound is lost on one side of headphones

/** Position of a creature between the left and the right edge of the table, −1 to 1. */
export const panOf = ({ table }: Table, { feet }: Pick<ZoneActor, 'feet'>): number =>
  clamp((2 * feet.x) / table.width - 1, -WIDEST_PAN, WIDEST_PAN)
