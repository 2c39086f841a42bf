/** The decks of an account. Keys contain the user, so that accounts share no cache entries. */
import { queryOptions } from '@tanstack/react-query'
import { myDecks } from '@/contract/endpoints/game/deck.ts'
import { callOrThrow } from './client.ts'

export const decksQuery = (userId: number) =>
  queryOptions({ queryKey: ['my-decks', userId], queryFn: () => callOrThrow(myDecks), staleTime: 60_000 })
