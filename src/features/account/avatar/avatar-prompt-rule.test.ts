// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '@/contract/endpoints/account/users.ts'
import { promptedUsers, rememberPrompted, wantsAvatarPrompt } from './avatar-prompt-rule.ts'

const user = (picture: string | null): Pick<User, 'id' | 'extra'> => ({
  id: 7,
  extra: {
    profile_picture: picture,
    nickname: null,
    user_level: 1,
    user_xp: 0,
    user_match_info: { win: 0, lose: 0, spare: 0 },
    album_enabled: false,
    avatar_prompted: false,
  },
})

describe('avatar prompt (specification notes §4)', () => {
  beforeEach(() => localStorage.clear())

  it('prompts a loaded user without a picture', () => {
    expect(wantsAvatarPrompt({ user: user(null), gameOn: true, isBusy: false, prompted: [] })).toBe(true)
  })

  it('does not prompt while no user is loaded', () => {
    expect(wantsAvatarPrompt({ user: null, gameOn: true, isBusy: false, prompted: [] })).toBe(false)
  })

  it('does not prompt a user with a picture', () => {
    expect(wantsAvatarPrompt({ user: user('avatar:3'), gameOn: true, isBusy: false, prompted: [] })).toBe(
      false,
    )
  })

  it('does not prompt while the game is off', () => {
    expect(wantsAvatarPrompt({ user: user(null), gameOn: false, isBusy: false, prompted: [] })).toBe(false)
  })

  it('does not prompt an account that chose or dismissed an avatar on another device', () => {
    const before = user(null)
    const answered = { ...before, extra: { ...before.extra, avatar_prompted: true } }
    expect(wantsAvatarPrompt({ user: answered, gameOn: true, isBusy: false, prompted: [] })).toBe(false)
  })

  it('shop 5: does not prompt during a purchase', () => {
    const facts = { user: user(null), gameOn: true, prompted: [] }
    expect(wantsAvatarPrompt({ ...facts, isBusy: true })).toBe(false)
    expect(wantsAvatarPrompt({ ...facts, isBusy: false })).toBe(true)
  })

  it('is stored per user id', () => {
    rememberPrompted(7)
    rememberPrompted(7)
    expect(promptedUsers()).toEqual([7])
    expect(
      wantsAvatarPrompt({ user: user(null), gameOn: true, isBusy: false, prompted: promptedUsers() }),
    ).toBe(false)
    expect(
      wantsAvatarPrompt({
        user: { ...user(null), id: 8 },
        gameOn: true,
        isBusy: false,
        prompted: promptedUsers(),
      }),
    ).toBe(true)
  })

  it('reads corrupt storage as no user', () => {
    localStorage.setItem('avatar_prompted', '{"7":true}')
    expect(promptedUsers()).toEqual([])
  })
})
