/** Rewards of playing (decision 0054): each key is granted once per account, and daily tasks count their progress. */
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RewardKey, TaskKind } from '@/domain/rewards.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const rewardGrants = pgTable(
  'reward_grants',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    key: text().$type<RewardKey>().notNull(),
    battle_id: text().notNull(), // the battle that earned it
    numero_carta: integer(), // the granted card; null if the reward is packs
    granted_at: timestampColumn().notNull(),
    seen_at: timestampColumn(), // when the player opened the rewards page; null before
  },
  table => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('reward_grants_by_time').on(table.user_id, table.granted_at),
  ],
)

/** Progress of a task, which `domain/rewards.ts` assigns to the account and the day. No row: nothing counted yet. */
export const dailyTasks = pgTable(
  'daily_tasks',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    day: date().notNull(), // UTC
    kind: text().$type<TaskKind>().notNull(),
    progress: integer().notNull(),
    done_at: timestampColumn(),
  },
  table => [primaryKey({ columns: [table.user_id, table.day, table.kind] })],
)
