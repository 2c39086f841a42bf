import { describe, expect, it } from 'vitest'
import { audienceKey, createAnswerCache, etagOf, matchesEtag } from './shared-answer.ts'

describe('ETags', () => {
  it('differ by audience even where the body is the same', () => {
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

describe('kept answers', () => {
  it('live their time and no longer', () => {
    let now = 0
    const cache = createAnswerCache(() => now, 5000)
    cache.set('key', { body: '1', etag: '"1"' }, cache.age)
    now = 4999
    expect(cache.get('key')?.body).toBe('1')
    now = 5000
    expect(cache.get('key')).toBeUndefined()
  })

  it('one whose reading began before a change is not kept after it', () => {
    const cache = createAnswerCache(() => 0, 5000)
    const began = cache.age
    cache.clear()
    cache.set('key', { body: 'old', etag: '"1"' }, began)
    expect(cache.get('key')).toBeUndefined()
  })

  it('the oldest leave when there are too many', () => {
    const cache = createAnswerCache(() => 0, 5000, 2)
    for (const key of ['a', 'b', 'c']) cache.set(key, { body: key, etag: key }, cache.age)
    expect([cache.get('a'), cache.get('b')?.body, cache.get('c')?.body]).toEqual([undefined, 'b', 'c'])
  })
})
