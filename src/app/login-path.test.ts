import { describe, expect, it } from 'vitest'
import { isForGuests, loginHref, staysOnPage } from './login-path.ts'

describe('loginHref', () => {
  it('leads back to the page with its query', () => {
    expect(loginHref('it', '/account/orders?page=2')).toBe('/login?next=%2Faccount%2Forders%3Fpage%3D2')
    expect(loginHref('de', '/de/checkout')).toBe('/de/login?next=%2Fde%2Fcheckout')
  })

  it('does not lead back to the login or the registration', () => {
    expect(loginHref('it', '/login?next=%2Fcheckout')).toBe('/login')
    expect(loginHref('it', '/register')).toBe('/login')
  })
})

it('recognises the pages for guests', () => {
  expect(['/login', '/register', '/forgot-password'].every(isForGuests)).toBe(true)
  expect(['/', '/checkout', '/account/orders'].some(isForGuests)).toBe(false)
})

describe('staysOnPage', () => {
  it.each([
    '/checkout?step=payment',
    '/de/checkout',
    '/cart',
    '/account/details',
    '/administration/coupons',
    '/game/creator',
    '/game/decks',
    '/game/battle/new',
  ])('opens an ended session again over %s', here => {
    expect(staysOnPage(here)).toBe(true)
  })

  it.each(['/', '/login', '/characters', '/no-such-page'])('leaves %s for the login', here => {
    expect(staysOnPage(here)).toBe(false)
  })
})
