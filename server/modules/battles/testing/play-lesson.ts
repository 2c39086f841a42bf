/** Plays a lesson like a page: as a player who has understood it, or one who always does the same. */
import { type LessonCode, lessonDeal, lessonPlans, lessonSeed } from '@/contract/endpoints/game/lesson.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleState } from '@/engine/types.ts'
import { type BattleView, viewFor } from '@/engine/view.ts'
import type { Dealable } from '../ticket-setup.ts'
import type { SentCommand } from './play-ticket.ts'

type Human = (view: BattleView) => Command | null | undefined

export interface PlayedLesson {
  commands: SentCommand[] // of the human
  state: BattleState
}

export const skipper: Human = ({ legal }) => legal.find(({ type }) => type === 'skip-turn') ?? legal[0]

export function playLesson(
  lesson: LessonCode,
  cards: readonly Dealable[],
  human: Human = view => opponentOf('esperto').decide(view, lessonSeed),
): PlayedLesson {
  const deal = lessonDeal(lesson, cards)
  const start = deal && createBattle(deal.setup, lessonSeed)
  if (!start || 'refused' in start) throw new Error('no lesson to play')
  let { state } = start
  const commands: SentCommand[] = []
  for (let view = viewFor(state, 'player1'); view.toAct; view = viewFor(state, 'player1')) {
    const own = view.toAct === 'player1' ? human(view) : null
    const command =
      own ?? opponentOf(lessonPlans[lesson].opponent).decide(viewFor(state, 'player2'), lessonSeed)
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    if (own) commands.push(own as SentCommand)
    state = step.state
  }
  return { commands, state }
}
