import { describe, expect, it, vi } from 'vitest'
import { audienceKey, createResponseCache, etagOf, matchesEtag } from './shared-response.ts'

describe('ETags', () => {
  it('differ by audience even if the body is the same', () => {
    const tags = [undefined, 'user', 'reseller', 'admin'] as const
    expect(new Set(tags.map(role => etagOf('{}', audienceKey('it', role)))).size).toBe(4)
    expect(etagOf('{}', audienceKey('it', 'user'))).not.toBe(etagOf('{}', audienceKey('en', 'user')))
  })

  it('match in every form of If-None-Match', () => {
    expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true)
    expect(matchesEtag('*', '"b"')).toBe(true)
    expect(matchesEtag('"a"', '"b"')).toBe(false)
    expect(matchesEtag(undefined, '"b"')).toBe(false)
  })
})

describe('cached responses', () => {
  it('expire after their lifetime', () => {
    let now = 1000
    const cache = createResponseCache(() => now, 5000)
    cache.set('key', { body: '1', etag: '"1"' }, cache.age)
    now = 6000
    expect(cache.get('key')?.body).toBe('1')
    now = 6001
    expect(cache.get('key')).toBeUndefined()
  })

  it('are not stored if their query began before a change', () => {
    const cache = createResponseCache(() => 0, 5000)
    const began = cache.age
    cache.clear()
    cache.set('key', { body: 'old', etag: '"1"' }, began)
    expect(cache.get('key')).toBeUndefined()
  })

  it('W1: stay within the budget for a million different keys, and are all removed after they expire', () => {
    let now = 1000
    const cache = createResponseCache(() => now, 5000, { entries: 2000, bytes: 2 ** 20 })
    const body = 'x'.repeat(10_000)
    for (let at = 0; at < 1_000_000; at++) cache.set(`/characters?x=${at}`, { body, etag: '"1"' }, cache.age)
    expect(cache.bytes).toBeGreaterThan(0)
    expect(cache.bytes).toBeLessThanOrEqual(2 ** 20)
    now = 6001
    expect(cache.get('/characters?x=999999')).toBeUndefined()
  })

  it('W1: are swept after they expire, also if they are never requested again', () => {
    vi.useFakeTimers()
    try {
      const cache = createResponseCache(() => Date.now(), 5000)
      cache.set('a', { body: 'a', etag: 'a' }, cache.age)
      expect(cache.bytes).toBeGreaterThan(0)
      vi.advanceTimersByTime(10_001)
      expect(cache.bytes).toBe(0)
      cache.close()
    } finally {
      vi.useRealTimers()
    }
  })

  it('are dropped, least recently used first, when there are too many', () => {
    const cache = createResponseCache(() => 0, 5000, { entries: 2, bytes: 1e6 })
    for (const key of ['a', 'b', 'c']) cache.set(key, { body: key, etag: key }, cache.age)
    expect([cache.get('a'), cache.get('b')?.body, cache.get('c')?.body]).toEqual([undefined, 'b', 'c'])
  })
})
