/**
 * Grants what a battle earned, in the transaction that stores its result (decision 0054). The caller has locked the player's row, so
 * that two battles of one account cannot finish the same task twice. A key is granted once per account, whatever is sent again.
 */
import {
  type CountedBattle,
  cardOfReward,
  type FirstWin,
  openTaskDays,
  type RewardKey,
  rewardOf,
  taskGoals,
  taskProgress,
  tasksOf,
  tasksPerPack,
} from '@/domain/rewards.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { giveCards } from '../cards/cards-repo.ts'
import { cardsOfToday } from '../packs/catalogue-repo.ts'
import { type GrantDeps, grantPacks } from '../packs/grant-packs.ts'
import { turnAlbumOn } from '../packs/opening-repo.ts'
import {
  copiesOf,
  finishedTasksOf,
  insertGrants,
  storeGrantedCard,
  storeTasks,
  type TaskRow,
  tasksSince,
} from './rewards-repo.ts'

export interface RewardedPlayer {
  id: number
  level: number // after the battle
  created_at: Date
}

/** Levels reached before rewards existed are paid with the next battle. */
export async function grantBattleRewards(
  tx: Queryable,
  player: RewardedPlayer,
  battle: CountedBattle & { id: string },
  deps: GrantDeps,
): Promise<void> {
  const newlyFinished = await countTasks(tx, player, battle, deps.now)
  const finished = await finishedTasksOf(tx, player.id)
  const paidSets = setsOf(finished - newlyFinished)
  const firstWin: FirstWin = battle.opponent ?? 'online'
  const keys: RewardKey[] = [
    ...upTo(player.level)
      .slice(1)
      .map(level => `level-${level}` as const),
    ...(battle.outcome === 'win' ? [`first-${firstWin}` as const] : []),
    ...upTo(setsOf(finished))
      .slice(paidSets)
      .map(set => `tasks-${set}` as const),
  ]
  const granted = await insertGrants(tx, player.id, keys, { battleId: battle.id, now: deps.now })
  for (const key of granted) await pay(tx, player.id, key, deps)
}

/** 1 … last */
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

const setsOf = (tasks: number): number => Math.floor(tasks / tasksPerPack)

/** A battle advances every open task that it fits. Returns how many of them it finished. */
async function countTasks(
  tx: Queryable,
  player: RewardedPlayer,
  battle: CountedBattle,
  now: Date,
): Promise<number> {
  const advanced = (await openTasks(tx, player, now)).flatMap(task => {
    const goal = taskGoals[task.kind]
    const progress = Math.min(goal, task.progress + taskProgress(task.kind, battle))
    return progress > task.progress ? [{ ...task, progress }] : []
  })
  await storeTasks(tx, player.id, advanced, now)
  return advanced.filter(({ kind, progress }) => progress >= taskGoals[kind]).length
}

async function pay(tx: Queryable, userId: number, key: RewardKey, deps: GrantDeps): Promise<void> {
  const reward = rewardOf(key)
  if (!reward) throw new Error(`there is no reward ${key}`)
  if (reward.kind === 'pack') {
    const { rarity, pieces } = reward
    await grantPacks(tx, userId, { rarity, pieces, source: 'reward' }, deps)
    return
  }
  const owned = new Set((await copiesOf(tx, userId)).map(({ numero_carta }) => numero_carta))
  const numero = cardOfReward(await cardsOfToday(tx), owned, reward.rarita)
  if (numero === undefined) return // the merchant removed every card of the rarity
  await giveCards(tx, userId, [numero], 'reward')
  await turnAlbumOn(tx, userId)
  await storeGrantedCard(tx, userId, key, numero)
}

/** The open tasks of an account with their progress, oldest day first. */
export async function openTasks(
  db: Queryable,
  { id, created_at }: Pick<RewardedPlayer, 'id' | 'created_at'>,
  now: Date,
): Promise<TaskRow[]> {
  const days = openTaskDays(now, created_at)
  const rows = days[0] ? await tasksSince(db, id, days[0]) : []
  return days.flatMap(day =>
    tasksOf(id, day).map(kind => ({
      day,
      kind,
      progress: rows.find(row => row.day === day && row.kind === kind)?.progress ?? 0,
    })),
  )
}
