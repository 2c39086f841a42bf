// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { User } from '@/contract/users.ts'
import { forgetUser, keepUser, keptUser } from './kept-user.ts'

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

it('is who was here last, until a logout', () => {
  keepUser(user)
  expect(keptUser()).toEqual(user)
  forgetUser()
  expect(keptUser()).toBeUndefined()
})

it.each(['{}', 'null', '{"id":7,"name":"Ada","role":"user","extra":{}}', '{"id":"7"'])(
  'what is no user is nobody: %s',
  text => {
    localStorage.setItem('kept_user', text)
    expect(keptUser()).toBeUndefined()
  },
)
