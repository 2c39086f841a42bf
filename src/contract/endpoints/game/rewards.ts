/** Rewards of playing, daily tasks, and the exchange of doubles (decision 0054). What each reward is, is in `domain/rewards.ts`. */
import { z } from 'zod'
import { taskKinds } from '../../../domain/rewards.ts'
import { endpoint } from '../../endpoint.ts'
import { lastCardNumber } from './characters.ts'

const NumeroCarta = z.int().min(2).max(lastCardNumber)

export const RewardGrant = z
  .object({
    key: z.string(), // `level-4`, `first-maestro`, `tasks-2`; `rewardOf` returns what it is
    numero_carta: NumeroCarta.nullable(), // of the granted card; null if the reward is packs
    battle_id: z.string(), // the battle that earned it
    granted_at: z.string(),
  })
  .meta({ id: 'RewardGrant' })
export type RewardGrant = z.infer<typeof RewardGrant>

export const DailyTask = z
  .object({
    day: z.string(), // UTC, `2026-11-28`
    last_day: z.string(), // on which it can be finished
    kind: z.enum(taskKinds),
    progress: z.int().min(0), // 0 … goal
    goal: z.int().min(1),
  })
  .meta({ id: 'DailyTask' })
export type DailyTask = z.infer<typeof DailyTask>

const mine = { ownerOnly: true, tag: 'Game', permission: 'authenticated' } as const

export const myRewards = endpoint({
  ...mine,
  method: 'GET',
  path: '/me/rewards',
  summary: 'Rewards granted for playing, and the open daily tasks',
  response: z.object({
    path: z.array(z.string()), // keys of granted levels and first wins
    recent: z.array(RewardGrant), // the last twenty, newest first
    tasks: z.array(DailyTask), // oldest day first
    finished_tasks: z.int().min(0), // of all days
    unseen: z.int().min(0), // granted since the rewards page was last opened
  }),
  problems: ['unauthenticated'],
})
export type MyRewards = z.infer<(typeof myRewards)['response']>

export const seeRewards = endpoint({
  ...mine,
  method: 'POST',
  path: '/me/rewards/seen',
  summary: 'Mark the rewards granted up to a time as seen',
  body: z.strictObject({ until: z.iso.datetime() }), // `granted_at` of the newest reward on the page
  response: z.object({ unseen: z.int().min(0) }),
  problems: ['unauthenticated'],
  leavesShared: true,
})

export const exchangeCards = endpoint({
  ...mine,
  method: 'POST',
  path: '/me/cards/exchange',
  summary: 'Exchange three surplus cards for one missing card of the same rarity',
  body: z.strictObject({ numero_carta: NumeroCarta }), // the missing card
  response: z.object({ given: z.array(NumeroCarta) }), // numbers of the cards given away
  problems: ['unauthenticated', 'not_found', 'card_owned', 'doubles_missing'],
  leavesShared: true,
})
