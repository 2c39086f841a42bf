/** The decks of an account; the key holds the user, so that a change of account shares nothing. */
import { queryOptions } from '@tanstack/react-query'
import { myDecks } from '@/contract/endpoints/game/deck.ts'
import { callOrThrow } from './client.ts'

export const decksQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-decks', userId], queryFn: () => callOrThrow(myDecks), staleTime: 60_000 })
