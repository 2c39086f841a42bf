import { describe, expect, it } from 'vitest'
import { personOf } from '@/stores/testing/person-of.ts'
import { afterLogin } from './after-login.ts'

const customer = personOf('user')
const admin = personOf('admin')

describe('redirect after login (specification notes §2, decision 0008)', () => {
  it('sends a normal user to the home page', () => {
    expect(afterLogin(customer, null, 'it')).toBe('/')
    expect(afterLogin(customer, null, 'de')).toBe('/de')
  })

  it('sends a normal user back to the page that required the login', () => {
    expect(afterLogin(customer, '/game/album?page=3', 'it')).toBe('/game/album?page=3')
  })

  it('never redirects to another site', () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(afterLogin(customer, next, 'en')).toBe('/en')
  })

  it('sends an admin to the administration', () => {
    expect(afterLogin(admin, null, 'it')).toBe('/administration')
    expect(afterLogin(admin, '/negozio', 'it')).toBe('/administration')
    expect(afterLogin(admin, '//evil.example/administration', 'en')).toBe('/en/administration')
  })

  it('sends an admin to the requested screen of the administration', () => {
    expect(afterLogin(admin, '/administration/products?page=2', 'it')).toBe('/administration/products?page=2')
  })
})
