import { call, type Result } from '@/api/client.ts'
import { updateUser } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'

/** Stores a built-in style (0–18) as the user's picture. */
export const saveAvatar = (userId: number, style: number): Promise<Result<User>> =>
  call(updateUser, { params: { id: userId }, body: { extra: { profile_picture: `avatar:${style}` } } })
