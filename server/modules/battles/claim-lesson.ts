/** The lesson's pack, for a battle that was played again here and found won (`src/contract/endpoints/game/lesson.ts`). */
import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import {
  type claimLesson,
  type LessonProof,
  lessonRules,
  lessonSetup,
} from '../../../src/contract/endpoints/game/lesson.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { packsById } from '../packs/packs-repo.ts'
import { grantLessonPack } from '../packs/welcome-pack.ts'
import { judge } from './judge.ts'
import type { Dealable } from './ticket-setup.ts'
import { dealableCards } from './tickets-repo.ts'

/** Cheap enough to be done at once: the gentle opponent does not think ahead. */
function isWon(cards: readonly Dealable[], { seed, commands }: LessonProof): boolean {
  const made = lessonSetup(cards)
  if (!made) return false
  const { opponent } = lessonRules
  const verdict = judge({ setup: made.setup, seed, opponent, sent: commands, isForfeit: false })
  return 'outcome' in verdict && verdict.outcome === 'win'
}

/** Refuses `lesson_unproven`; the pack is null when the account, or an earlier one with its email address, had it before. */
export async function claimLessonPack(
  { body }: ParsedOf<typeof claimLesson>,
  context: CallContext,
): Promise<ResponseOf<typeof claimLesson> | Refusal> {
  const { userId } = callerOf(context)
  if (!isWon(await dealableCards(context.db), body)) return refuse('lesson_unproven')
  return context.db.transaction(async tx => {
    const id = await grantLessonPack(tx, userId, context)
    const [pack] = id ? await packsById(tx, [id], context.locale) : []
    return { pack: pack ?? null }
  })
}
