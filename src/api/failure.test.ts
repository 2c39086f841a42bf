import { QueryCache, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiFailure, logFailure, unreachable } from './failure.ts'

afterEach(() => vi.restoreAllMocks())

it.each(['pages', 'products', 'categories'])('spec 275: logs a failure of %s', async name => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cache = new QueryClient({ queryCache: new QueryCache({ onError: logFailure }) })
  const failing = {
    queryKey: [name, 'it'],
    queryFn: () => Promise.reject(new ApiFailure(unreachable)),
    retry: false,
  }
  await cache.fetchQuery(failing).catch(() => {})
  expect(warn).toHaveBeenCalledExactlyOnceWith(`"${name}" could not be loaded`, 'unreachable 0')
})
