import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { updateCached } from './update-cached.ts'

const queryKey = ['decks']

/** A page that shows a list whose reads end when the test says so. */
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

/** Everything that waits for promises alone has run. */
const settled = () => new Promise(resolve => setTimeout(resolve))

async function readList() {
  const list = shownList()
  list.reads[0]?.(['one'])
  await settled()
  return list
}

it('an older read that comes late does not undo an answer', async () => {
  const { cache, reads, shown } = await readList()
  void cache.invalidateQueries({ queryKey })
  await updateCached<string[]>(cache, queryKey, ['one', 'two'])
  reads[1]?.(['one'])
  await settled()
  expect(shown()).toMatchObject({ data: ['one', 'two'], fetchStatus: 'idle', error: null })
})

it('nor a change of what was read', async () => {
  const { cache, reads, shown } = await readList()
  void cache.invalidateQueries({ queryKey })
  await updateCached<string[]>(cache, queryKey, before => ['two', ...before])
  reads[1]?.(['one'])
  await settled()
  expect(shown().data).toEqual(['two', 'one'])
})

it('an answer stands where nothing has been read', async () => {
  const { cache, reads, shown } = shownList()
  await updateCached<string[]>(cache, queryKey, ['two'])
  reads[0]?.(['one'])
  await settled()
  expect(shown()).toMatchObject({ data: ['two'], status: 'success' })
})

it('a change of what nobody has read yet is read anew', async () => {
  const { cache, reads, shown } = shownList()
  await updateCached<string[]>(cache, queryKey, before => ['two', ...before])
  expect(reads).toHaveLength(2)
  reads[0]?.(['one'])
  reads[1]?.(['two', 'one'])
  await settled()
  expect(shown().data).toEqual(['two', 'one'])
})
