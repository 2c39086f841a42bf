import { describe, expect, it } from 'vitest'
import { afterLogin } from './after-login.ts'

const customer = { role: 'user' } as const
const admin = { role: 'admin' } as const

describe('redirect after login (specification notes §2, decision 0008)', () => {
  it('a normal user goes home', () => {
    expect(afterLogin(customer, null, 'it')).toBe('/')
    expect(afterLogin(customer, null, 'de')).toBe('/de')
  })

  it('a normal user comes back to where the door was closed', () => {
    expect(afterLogin(customer, '/game/album?page=3', 'it')).toBe('/game/album?page=3')
  })

  it('another site is never a destination', () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(afterLogin(customer, next, 'en')).toBe('/en')
  })

  it('an admin goes to the administration', () => {
    expect(afterLogin(admin, null, 'it')).toBe('/administration')
    expect(afterLogin(admin, '/negozio', 'it')).toBe('/administration')
    expect(afterLogin(admin, '//evil.example/administration', 'en')).toBe('/en/administration')
  })

  it('an admin asked for one of its screens lands there', () => {
    expect(afterLogin(admin, '/administration/products?page=2', 'it')).toBe('/administration/products?page=2')
  })
})
