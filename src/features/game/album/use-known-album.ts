/** The album's data from the server, otherwise from the cache. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { failureFrom } from '@/api/failure.ts'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { cacheCards, readCachedCards } from '@/stores/cached-cards.ts'
import type { HeldInstance } from './album-pages.ts'

export interface KnownAlbum {
  characters: readonly Character[]
  owned: readonly HeldInstance[]
  offlineSince: number | null // epoch ms; null: data of the server
}

export type AlbumNews =
  | { state: 'known'; album: KnownAlbum }
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void }

/** Retry interval while the server does not respond, in milliseconds. */
const ASK_AGAIN = 15_000

const isUnreachable = (error: unknown): boolean => {
  const status = failureFrom(error)?.status ?? 0
  return error !== null && (status === 0 || status >= 500)
}

export function useKnownAlbum(userId: number, locale: Locale): AlbumNews {
  const asking = {
    refetchInterval: (query: { state: { status: string } }) => query.state.status === 'error' && ASK_AGAIN,
  }
  const cards = useQuery({ ...myCardsQuery(userId), ...asking })
  const characters = useQuery({ ...charactersQuery(locale), ...asking })
  useCaching(userId, locale, cards, characters.data)
  const isCutOff = [cards, characters].some(
    query => isUnreachable(query.error) || isUnreachable(query.failureReason),
  )
  const isShort = !cards.data || !characters.data
  const cached = useMemo(
    () => (isCutOff && isShort ? readCachedCards(userId) : undefined),
    [isCutOff, isShort, userId],
  )
  const live = cards.data && characters.data
  const since = live ? cards.dataUpdatedAt : (cached?.since ?? 0)
  const owned = live ? cards.data : cached?.cards
  const all = live ? characters.data : cached?.characters
  const album = useMemo(
    () => owned && all && { characters: all, owned, offlineSince: isCutOff ? since : null },
    [owned, all, isCutOff, since],
  )
  if (album) return { state: 'known', album }
  const failed = [cards, characters].find(query => query.isError)
  if (failed) return { state: 'failed', error: failed.error, retry: () => void failed.refetch() }
  return { state: 'loading' }
}

interface CardsQuery {
  data?: Parameters<typeof cacheCards>[1]['cards']
  dataUpdatedAt: number
}

function useCaching(
  userId: number,
  locale: Locale,
  query: CardsQuery,
  characters: Character[] | undefined,
): void {
  const { data: cards, dataUpdatedAt: since } = query
  useEffect(() => {
    if (cards && characters) cacheCards(userId, { since, cards, characters }, locale)
  }, [userId, locale, cards, since, characters])
}
