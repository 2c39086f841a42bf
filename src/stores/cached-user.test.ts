// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { User } from '@/contract/endpoints/account/users.ts'
import { cachedUser, cacheUser, forgetUser } from './cached-user.ts'

const user: User = {
  id: 7,
  name: 'Ada',
  email: 'ada@example.com',
  role: 'user',
  email_verified: true,
  extra: {
    profile_picture: null,
    nickname: null,
    user_level: 1,
    user_xp: 0,
    user_match_info: { win: 0, lose: 0, spare: 0 },
    album_enabled: true,
  },
}

afterEach(() => localStorage.clear())

it('is the last user, until a logout', () => {
  cacheUser(user)
  expect(cachedUser()).toEqual(user)
  forgetUser()
  expect(cachedUser()).toBeUndefined()
})

it.each(['{}', 'null', '{"id":7,"name":"Ada","role":"user","extra":{}}', '{"id":"7"'])(
  'invalid stored data is no user: %s',
  text => {
    localStorage.setItem('kept_user', text)
    expect(cachedUser()).toBeUndefined()
  },
)
