import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pollPlace, takePlace } from '@/contract/endpoints/shop/launches.ts'
import { isAdmitted, launchPlaceQuery } from './launch-queries.ts'

const server = vi.hoisted(() => ({
  calls: [] as unknown[],
  poll: async (): Promise<unknown> => ({ token: 'second', state: 'admitted', poll_seconds: 15 }),
}))

vi.mock('./client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => {
    server.calls.push(endpoint)
    return endpoint === takePlace ? { token: 'first', state: 'waiting', poll_seconds: 15 } : server.poll()
  },
}))
vi.mock('./failure.ts', () => ({ failureFrom: (error: unknown) => error }))

let cache: QueryClient
const fetchPlace = () => cache.fetchQuery({ ...launchPlaceQuery(cache, 3), retry: false })

beforeEach(() => {
  cache = new QueryClient()
  server.calls = []
})

describe('launchPlaceQuery', () => {
  it('takes a place first and polls it afterwards', async () => {
    expect(await fetchPlace()).toMatchObject({ token: 'first' })
    expect(isAdmitted(cache, 3)).toBe(false)
    expect(await fetchPlace()).toMatchObject({ token: 'second' })
    expect(server.calls).toEqual([takePlace, pollPlace])
    expect(isAdmitted(cache, 3)).toBe(true)
  })

  it('takes a place again when the token belongs to another person, and keeps it when a poll fails', async () => {
    await fetchPlace()
    server.poll = async () => Promise.reject({ code: 'unreachable' })
    await expect(fetchPlace()).rejects.toMatchObject({ code: 'unreachable' })
    server.poll = async () => Promise.reject({ code: 'launch_place' })
    expect(await fetchPlace()).toMatchObject({ token: 'first' })
    expect(server.calls).toEqual([takePlace, pollPlace, pollPlace, takePlace])
  })
})
