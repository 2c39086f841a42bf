// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { cachedUser, cacheUser, forgetUser } from './cached-user.ts'
import { personOf } from './testing/person-of.ts'

const user = { ...personOf('user', true), id: 7 }

afterEach(() => localStorage.clear())

it('returns the last user until a logout', () => {
  cacheUser(user)
  expect(cachedUser()).toEqual(user)
  forgetUser()
  expect(cachedUser()).toBeUndefined()
})

it.each(['{}', 'null', '{"id":7,"name":"Ada","role":"user","extra":{}}', '{"id":"7"'])(
  'ignores invalid stored data: %s',
  text => {
    localStorage.setItem('kept_user', text)
    expect(cachedUser()).toBeUndefined()
  },
)
