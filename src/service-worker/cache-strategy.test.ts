import { describe, expect, it } from 'vitest'
import {
  catalogueKey,
  mayStore,
  offlinePage,
  playsOffline,
  type RequestFacts,
  roadOf,
} from './cache-strategy.ts'

const origin = 'https://shop.example.com'
const facts = (path: string, changes: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, origin),
  origin,
  isNavigation: false,
  hasBearer: false,
  hasRange: false,
  ...changes,
})

describe('cacheable requests (decision 0005)', () => {
  it.each([
    ['/assets/index-Bx3k9Q2a.js', 'fixed'],
    ['/assets/characters/volpardore/card.webp', 'art'],
    ['/pictures/320/assets/products/dice.webp', 'art'],
    ['/api/products?page=2', 'catalogue'],
    ['/api/characters', 'catalogue'],
    ['/api/me/cards', 'network'],
    ['/api/cart/quote', 'network'],
    ['/api/orders', 'network'],
    ['/metrics', 'network'],
    ['https://elsewhere.example.com/assets/index-Bx3k9Q2a.js', 'network'],
  ])('%s → %s', (path, road) => {
    expect(roadOf(facts(path))).toBe(road)
  })

  it('never caches prices of a logged-in reader, nor replaces them by a guest’s copy', () => {
    expect(roadOf(facts('/api/products/5', { hasBearer: true }))).toBe('network')
    expect(mayStore(true, 200, 'public')).toBe(false)
  })

  it('allows shared data offline, but does not store a response with a bearer token', () => {
    expect(roadOf(facts('/api/characters', { hasBearer: true }))).toBe('catalogue')
    expect(mayStore(true, 200, null)).toBe(false)
    expect(mayStore(false, 200, 'no-cache')).toBe(true)
  })

  it('does not store errors and private responses', () => {
    expect(mayStore(false, 500, null)).toBe(false)
    expect(mayStore(false, 200, 'private, no-cache')).toBe(false)
    expect(mayStore(false, 200, 'no-store')).toBe(false)
  })

  it('sends writes and range requests to the network', () => {
    expect(roadOf(facts('/api/products', { method: 'POST' }))).toBe('network')
    expect(roadOf(facts('/assets/clips/fuoco-1.webp', { hasRange: true }))).toBe('network')
  })

  it.each(['/account/orders', '/de/account/orders', '/administration', '/checkout/complete', '/files/x'])(
    'the page %s is cached for its own account only',
    path => {
      expect(roadOf(facts(path, { isNavigation: true }))).toBe('network')
    },
  )

  it('caches responses of two languages separately', () => {
    const url = new URL('/api/products?page=2', origin)
    expect(catalogueKey(url, 'de')).not.toBe(catalogueKey(url, 'it'))
    expect(url.search).toBe('?page=2')
  })

  it('opens battles on this device offline, but not online tables', () => {
    expect(playsOffline('/game/battle/new')).toBe(true)
    expect(playsOffline('/de/game')).toBe(true)
    expect(playsOffline('/game/lobby')).toBe(false)
    expect(playsOffline('/game/battle/77')).toBe(false)
  })

  it('uses the language of the URL for the offline page', () => {
    expect(offlinePage('/de/geschaft')).toBe('/offline/de')
    expect(offlinePage('/negozio')).toBe('/offline/it')
    expect(offlinePage('/design')).toBe('/offline/it')
  })
})
