/** The lessons an account has won. Keys contain the user, so that accounts share no cache entries. */
import { queryOptions } from '@tanstack/react-query'
import { myLessons } from '@/contract/endpoints/game/lesson.ts'
import { callOrThrow } from './client.ts'

export const lessonsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['my-lessons', userId],
    queryFn: () => callOrThrow(myLessons),
    staleTime: 60_000,
  })
