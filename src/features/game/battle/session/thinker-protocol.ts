/** What the page and the thinking worker say to each other. The answer is a pure function of the question. */
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import type { BattleView } from '@/engine/view.ts'

export interface Question {
  id: number
  opponent: OpponentCode
  view: BattleView
  seed: number
}

export interface Answer {
  id: number // the question's
  command: Command | null
}

export const answerTo = ({ id, opponent, view, seed }: Question): Answer => ({
  id,
  command: opponentOf(opponent).decide(view, seed),
})
