import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Stores the response of a call in the cache, or optimistic data until it arrives. Cancels a running request, which may return older data
 * and overwrite the new. If there is no data to change, requests it again.
 * @param next the data, or a function of the previous data
 */
export async function updateCached<Data = never, Key extends QueryKey = QueryKey>(
  cache: QueryClient,
  queryKey: Key,
  next: DataOf<Data, Key> | ((before: DataOf<Data, Key>) => DataOf<Data, Key>),
): Promise<void> {
  await cache.cancelQueries({ queryKey, exact: true })
  const before = cache.getQueryData<DataOf<Data, Key>>(queryKey)
  if (typeof next !== 'function') cache.setQueryData(queryKey, next as never)
  else if (before !== undefined) cache.setQueryData(queryKey, (next as CallableFunction)(before))
  else void cache.invalidateQueries({ queryKey, exact: true }) // not awaited: the change is already stored on the server
}

/** The data type of the key, unless it is specified. */
type DataOf<Data, Key extends QueryKey> = [Data] extends [never] ? InferDataFromTag<unknown, Key> : Data
