import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { updateCached } from './update-cached.ts'

const queryKey = ['decks']

/** A page that shows a list. The test decides when its requests end. */
function shownList() {
  const cache = new QueryClient()
  const reads: ((list: string[]) => void)[] = []
  const observer = new QueryObserver<string[]>(cache, {
    queryKey,
    queryFn: () => new Promise<string[]>(resolve => void reads.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult()
  return { cache, reads, shown }
}

/** Resolves after all pending promises. */
const settled = () => new Promise(resolve => setTimeout(resolve))

async function readList() {
  const list = shownList()
  list.reads[0]?.(['one'])
  await settled()
  return list
}

it('is not overwritten by an older request that ends later', async () => {
  const { cache, reads, shown } = await readList()
  void cache.invalidateQueries({ queryKey })
  await updateCached<string[]>(cache, queryKey, ['one', 'two'])
  reads[1]?.(['one'])
  await settled()
  expect(shown()).toMatchObject({ data: ['one', 'two'], fetchStatus: 'idle', error: null })
})

it('is not overwritten after a change of existing data either', async () => {
  const { cache, reads, shown } = await readList()
  void cache.invalidateQueries({ queryKey })
  await updateCached<string[]>(cache, queryKey, before => ['two', ...before])
  reads[1]?.(['one'])
  await settled()
  expect(shown().data).toEqual(['two', 'one'])
})

it('stores the data if nothing has been loaded', async () => {
  const { cache, reads, shown } = shownList()
  await updateCached<string[]>(cache, queryKey, ['two'])
  reads[0]?.(['one'])
  await settled()
  expect(shown()).toMatchObject({ data: ['two'], status: 'success' })
})

it('requests the data again if a change finds none', async () => {
  const { cache, reads, shown } = shownList()
  await updateCached<string[]>(cache, queryKey, before => ['two', ...before])
  expect(reads).toHaveLength(2)
  reads[0]?.(['one'])
  reads[1]?.(['two', 'one'])
  await settled()
  expect(shown().data).toEqual(['two', 'one'])
})
