/** Rewards of the account. Keys contain the user, so that accounts share no cache entries. */
import { queryOptions } from '@tanstack/react-query'
import { myRewards } from '@/contract/endpoints/game/rewards.ts'
import { callOrThrow } from './client.ts'

export const rewardsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['my-rewards', userId],
    queryFn: () => callOrThrow(myRewards),
  })
