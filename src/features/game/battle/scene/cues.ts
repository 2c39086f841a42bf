import type { CueName } from '@/contract/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'

/** Which sound tells an event to player 1; null for silence. */
export function cueOf(event: BattleEvent): CueName | null {
  switch (event.type) {
    case 'battle-started':
      return 'battle_start'
    case 'damage-taken':
      return 'take_damage'
    case 'turn-skipped':
      return 'turn_skip'
    case 'card-defeated':
      return 'card_defeated'
    case 'card-chosen':
    case 'card-replaced':
      return 'card_enter'
    case 'battle-won':
      return event.winner === 'player1' ? 'victory' : 'defeat'
    case 'move-used':
    case 'turn-started':
    case 'card-healed':
    case 'stat-raised':
    case 'status-laid':
    case 'status-ended':
    case 'energy-changed':
    case 'battle-tied':
      return null
  }
}
