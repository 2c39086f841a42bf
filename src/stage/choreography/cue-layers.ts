/** Sounds of the table and of the audience on top of an event's own sound: by the share of health that a blow takes. */
import type { LayerCue } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { HEAVY_DAMAGE } from '../timing/durations.ts'
import { cardsOf, sideOf } from './script.ts'

const MURMUR = 0.25 // share of the printed health from which the audience murmurs
const GASP = 0.5

type DamageTaken = Extract<BattleEvent, { type: 'damage-taken' }>

/** `before` is the snapshot before the event. */
export function layersOf(event: BattleEvent, before: BattleSnapshot): LayerCue[] {
  switch (event.type) {
    case 'damage-taken':
      return layersOfBlow(event, before)
    case 'card-defeated':
      return ['table_rattle', event.seat === 'player2' ? 'crowd_cheer' : 'crowd_gasp']
    case 'card-replaced':
      return ['table_slap']
    case 'battle-won':
      return event.winner === 'player1' ? ['crowd_cheer'] : []
    default:
      return []
  }
}

/** Damage of a status is slow and expected. */
function layersOfBlow({ seat, cardId, danno, source }: DamageTaken, before: BattleSnapshot): LayerCue[] {
  if (danno === 0 || source === 'poison' || source === 'burn') return []
  const card = cardsOf(before[sideOf(seat)]).find(({ id }) => id === cardId)
  const share = card ? danno / card.pvMax : 0
  return [
    danno >= HEAVY_DAMAGE ? 'table_rattle' : 'table_scuff',
    ...(share >= GASP ? ['crowd_gasp' as const] : share >= MURMUR ? ['crowd_murmur' as const] : []),
  ]
}
