import { describe, expect, it } from 'vitest'
import { readRedisUrl } from './redis-target.ts'

describe('readRedisUrl', () => {
  it('reads one server with credentials and a database', () => {
    expect(readRedisUrl('rediss://shop:p%40ss@redis.example.com/2')).toEqual({
      kind: 'single',
      nodes: [{ host: 'redis.example.com', port: 6379 }],
      isEncrypted: true,
      username: 'shop',
      password: 'p@ss',
      path: '2',
    })
  })

  it('reads the sentinels and the name of their master', () => {
    expect(readRedisUrl('redis-sentinel://:secret@a,b:26380,[::1]:26381/shop')).toEqual({
      kind: 'sentinel',
      nodes: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
        { host: '::1', port: 26_381 },
      ],
      isEncrypted: false,
      password: 'secret',
      path: 'shop',
    })
  })

  it('reads the first servers of a cluster', () => {
    expect(readRedisUrl('redis-cluster://a:7000,b:7001')).toMatchObject({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
      ],
    })
  })

  it.each([
    'http://a',
    'redis://',
    'redis://a:0',
    'redis://a:70000',
    'redis://a,b',
    'redis://a/name',
    'redis-sentinel://a',
    'redis-cluster://a/1',
    'redis-cluster://a,,b',
  ])('refuses %s', url => {
    expect(readRedisUrl(url)).toBeUndefined()
  })
})
