import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts into the cache what a call has answered, or what is shown until it does. A read that is under way began before and may know less: it
 * is given up, so that it cannot undo what stands here when it comes late. A change of what nobody has read yet is left to a new read.
 * @param next the data, or a function of the data before
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
  else void cache.invalidateQueries({ queryKey, exact: true }) // nobody waits for it: what was changed is stored already
}

/** What the key is tagged with, unless the data are named. */
type DataOf<Data, Key extends QueryKey> = [Data] extends [never] ? InferDataFromTag<unknown, Key> : Data
