/** Somebody with a session, for tests of whatever asks who is signed in. */
import type { User } from '@/contract/endpoints/account/users.ts'
import { type BuiltInRole, permissionsOf } from '@/contract/staff-roles.ts'

export const personOf = (role: User['role'], album = false, staffRole: BuiltInRole | null = null): User => ({
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  role,
  email_verified: true,
  permissions: [...permissionsOf({ role, staffRole, ownPermissions: null })],
  second_factor: 'off',
  extra: {
    profile_picture: null,
    nickname: null,
    user_level: 1,
    user_xp: 0,
    user_match_info: { win: 0, lose: 0, spare: 0 },
    album_enabled: album,
    avatar_prompted: false,
  },
})
