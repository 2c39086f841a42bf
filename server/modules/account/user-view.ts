import type { User } from '@/contract/endpoints/account/users.ts'
import type { Caller } from '../../kernel/context.ts'
import type { UserRow } from '../auth/users-repo.ts'

/** Returns the user in the format of responses (specification notes §3). `session`: of the caller, undefined for another account. */
export const userView = (row: UserRow, session?: Pick<Caller, 'permissions' | 'secondFactor'>): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  email_verified: row.email_verified_at !== null,
  permissions: [...(session?.permissions ?? [])],
  second_factor: session?.secondFactor ?? 'off',
  extra: {
    profile_picture: row.profile_picture,
    nickname: row.nickname,
    user_level: row.user_level,
    user_xp: row.user_xp,
    user_match_info: row.user_match_info,
    album_enabled: row.album_enabled,
    avatar_prompted: row.avatar_prompted,
  },
})
