/** Rewards of lessons, for a battle that was replayed here and won (`src/contract/endpoints/game/lesson.ts`). */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  type claimLesson,
  type LessonCode,
  type LessonDeal,
  type LessonProof,
  lessonDeal,
  lessonPlans,
  lessonSeed,
  type myLessons,
} from '@/contract/endpoints/game/lesson.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { giveCards } from '../cards/cards-repo.ts'
import { turnAlbumOn } from '../packs/opening-repo.ts'
import { packsById } from '../packs/packs-repo.ts'
import { markAddress } from '../packs/welcome-mark.ts'
import { grantLessonPack } from '../packs/welcome-pack.ts'
import { hasPackOf } from '../packs/welcomed-addresses-repo.ts'
import { lockPlayer } from './battles-repo.ts'
import { judge } from './judge.ts'
import { insertWin, winsOf } from './lesson-wins-repo.ts'
import type { Dealable } from './ticket-setup.ts'
import { dealableCards } from './tickets-repo.ts'

type Reward = ResponseOf<typeof claimLesson>

const nothing: Reward = { numero_carta: null, pack: null }

/** Fast enough to run in the request, because the opponents of the lessons do not search. */
function isWon(lesson: LessonCode, { setup }: LessonDeal<Dealable>, { commands }: LessonProof): boolean {
  const { opponent } = lessonPlans[lesson]
  const verdict = judge({ setup, seed: lessonSeed, opponent, sent: commands, isForfeit: false })
  return 'outcome' in verdict && verdict.outcome === 'win'
}

/**
 * Refuses `address_unverified`, `lesson_outdated` and `lesson_unproven`. Gives nothing when the account, or an earlier
 * one with its email, has received the reward before.
 */
export async function claimLessonReward(
  { params: { lesson }, body }: ParsedOf<typeof claimLesson>,
  context: CallContext,
): Promise<Reward | Refusal> {
  const { userId } = callerOf(context)
  if (body.rules_version !== rulesVersion) return refuse('lesson_outdated')
  const deal = lessonDeal(lesson, await dealableCards(context.db))
  if (!deal || !isWon(lesson, deal, body)) return refuse('lesson_unproven')
  return context.db.transaction(async tx => {
    const user = await lockPlayer(tx, userId)
    if (!user) return refuse('unauthenticated')
    if (!user.email_verified_at) return refuse('address_unverified')
    if (!(await insertWin(tx, userId, lesson, context.now()))) return nothing
    const numero = deal.prize?.numero_carta
    return numero === undefined
      ? payPack(tx, userId, context)
      : payCard(tx, userId, { lesson, numero }, context)
  })
}

async function payPack(tx: Queryable, userId: number, context: CallContext): Promise<Reward> {
  const id = await grantLessonPack(tx, userId, context)
  const [pack] = id ? await packsById(tx, [id], context.locale) : []
  return { numero_carta: null, pack: pack ?? null }
}

async function payCard(
  tx: Queryable,
  userId: number,
  { lesson, numero }: { lesson: LessonCode; numero: number },
  context: CallContext,
): Promise<Reward> {
  if (!(await markAddress(tx, userId, `lesson-${lesson}`, context))) return nothing
  await giveCards(tx, userId, [numero], 'lesson')
  await turnAlbumOn(tx, userId)
  return { numero_carta: numero, pack: null }
}

/** An account that received the pack before there were four lessons counts as rewarded for the last one. */
export async function readLessons(
  _: ParsedOf<typeof myLessons>,
  context: CallContext,
): Promise<ResponseOf<typeof myLessons>> {
  const { userId } = callerOf(context)
  const won = (await winsOf(context.db, userId)).map(({ lesson }) => lesson)
  const hasPack = await hasPackOf(context.db, userId, 'lesson')
  return { won, paid: [...new Set([...won, ...(hasPack ? (['points'] as const) : [])])] }
}
