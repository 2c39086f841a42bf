import type { BattleEvent } from '@/engine/events.ts'
import type { Showing } from '../scene/conductor.ts'
import type { LessonFacts } from './lesson-script.ts'

const own = (history: readonly BattleEvent[], type: BattleEvent['type']): number =>
  history.filter(event => event.type === type && 'seat' in event && event.seat === 'player1').length

/** What the coach looks at, out of what the screen shows. */
export function lessonFacts({ battle, picture }: Showing): LessonFacts {
  const lasting = [picture.own.active, picture.rival.active].some(card => card && card.statuses.length > 0)
  return {
    canAct: picture.canAct,
    isMarked: picture.selectedMove !== null,
    moves: own(battle.history, 'move-used'),
    skips: own(battle.history, 'turn-skipped'),
    swaps: own(battle.history, 'card-replaced'),
    turn: battle.turn,
    hasStatus: lasting,
    isChoosing: picture.selecting,
    isOver: battle.gameState === 'game_over',
  }
}
