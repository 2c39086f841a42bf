/** The lessons an account has won; the key holds the user, so that a change of account shares nothing. */
import { queryOptions } from '@tanstack/react-query'
import { myLessons } from '@/contract/endpoints/game/lesson.ts'
import { callOrThrow } from './client.ts'

export const lessonsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['my-lessons', userId],
    queryFn: () => callOrThrow(myLessons),
    staleTime: 60_000,
  })
