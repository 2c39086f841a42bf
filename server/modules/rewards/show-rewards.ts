import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { myRewards, seeRewards } from '@/contract/endpoints/game/rewards.ts'
import { lastTaskDay, taskGoals } from '@/domain/rewards.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { openTasks } from './grant-rewards.ts'
import {
  finishedTasksOf,
  grantsOf,
  markGrantsSeen,
  pathKeysOf,
  registrationOf,
  unseenGrantsOf,
} from './rewards-repo.ts'

const recentGrants = 20

export async function showRewards(
  _: ParsedOf<typeof myRewards>,
  context: CallContext,
): Promise<ResponseOf<typeof myRewards>> {
  const { db, now } = context
  const { userId } = callerOf(context)
  const created_at = (await registrationOf(db, userId)) ?? now()
  const tasks = await openTasks(db, { id: userId, created_at }, now())
  return {
    path: await pathKeysOf(db, userId),
    recent: await grantsOf(db, userId, recentGrants),
    tasks: tasks.map(task => ({ ...task, last_day: lastTaskDay(task.day), goal: taskGoals[task.kind] })),
    finished_tasks: await finishedTasksOf(db, userId),
    unseen: await unseenGrantsOf(db, userId),
  }
}

export async function seeMyRewards(
  { body }: ParsedOf<typeof seeRewards>,
  context: CallContext,
): Promise<ResponseOf<typeof seeRewards>> {
  const { userId } = callerOf(context)
  await markGrantsSeen(context.db, userId, new Date(body.until), context.now())
  return { unseen: await unseenGrantsOf(context.db, userId) }
}
