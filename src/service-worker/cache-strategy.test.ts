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

describe('what the service worker may keep (decision 0005)', () => {
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

  it('prices of a reader who is logged in are never kept nor answered from a guest’s copy', () => {
    expect(roadOf(facts('/api/products/5', { hasBearer: true }))).toBe('network')
    expect(mayStore(true, 200, 'public')).toBe(false)
  })

  it('what is the same for everybody may stand in without a network, but a bearer’s answer is not stored', () => {
    expect(roadOf(facts('/api/characters', { hasBearer: true }))).toBe('catalogue')
    expect(mayStore(true, 200, null)).toBe(false)
    expect(mayStore(false, 200, 'no-cache')).toBe(true)
  })

  it('failures and private answers are not stored', () => {
    expect(mayStore(false, 500, null)).toBe(false)
    expect(mayStore(false, 200, 'private, no-cache')).toBe(false)
    expect(mayStore(false, 200, 'no-store')).toBe(false)
  })

  it('writes and pieces of films go to the network', () => {
    expect(roadOf(facts('/api/products', { method: 'POST' }))).toBe('network')
    expect(roadOf(facts('/assets/clips/fuoco-1.webp', { hasRange: true }))).toBe('network')
  })

  it.each(['/account/orders', '/de/account/orders', '/administration', '/checkout/complete', '/files/x'])(
    'the page %s is cached for its own account only',
    path => {
      expect(roadOf(facts(path, { isNavigation: true }))).toBe('network')
    },
  )

  it('responses of two languages are cached apart', () => {
    const url = new URL('/api/products?page=2', origin)
    expect(catalogueKey(url, 'de')).not.toBe(catalogueKey(url, 'it'))
    expect(url.search).toBe('?page=2')
  })

  it('battles on this device open without a network, rooms between people do not', () => {
    expect(playsOffline('/game/battle/new')).toBe(true)
    expect(playsOffline('/de/game')).toBe(true)
    expect(playsOffline('/game/lobby')).toBe(false)
    expect(playsOffline('/game/battle/77')).toBe(false)
  })

  it('the offline page speaks the language of the address', () => {
    expect(offlinePage('/de/geschaft')).toBe('/offline/de')
    expect(offlinePage('/negozio')).toBe('/offline/it')
    expect(offlinePage('/design')).toBe('/offline/it')
  })
})
