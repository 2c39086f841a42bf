import type { User } from '@/contract/endpoints/account/users.ts'
import type { AdminPermission } from '@/contract/permissions.ts'
import type { UserRow } from '../auth/users-repo.ts'

/** Returns the user in the format of responses (specification notes §3). `permissions` are those of the session. */
export const userView = (row: UserRow, permissions: readonly AdminPermission[]): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  email_verified: row.email_verified_at !== null,
  permissions: [...permissions],
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
