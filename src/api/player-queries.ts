/** Decks, lessons and rewards of an account. Keys contain the user, so that accounts share no cache entries. */
import { queryOptions } from '@tanstack/react-query'
import { myDecks } from '@/contract/endpoints/game/deck.ts'
import { myLessons } from '@/contract/endpoints/game/lesson.ts'
import { myRewards } from '@/contract/endpoints/game/rewards.ts'
import { callOrThrow } from './client.ts'

export const decksQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-decks', userId], queryFn: () => callOrThrow(myDecks), staleTime: 60_000 })

/** The lessons that the account has won. */
export const lessonsQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-lessons', userId], queryFn: () => callOrThrow(myLessons), staleTime: 60_000 })

export const rewardsQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-rewards', userId], queryFn: () => callOrThrow(myRewards) })
