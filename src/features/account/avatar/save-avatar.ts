import { call, type Result } from '@/api/client.ts'
import { updateUser } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'

/** Records on the account that its user does not want to choose an avatar now. */
export const saveAvatarPrompted = (userId: number): Promise<Result<User>> =>
  call(updateUser, { params: { id: userId }, body: { extra: { avatar_prompted: true } } })

/** Stores a built-in style (0–18) as the user's picture. */
export const saveAvatar = (userId: number, style: number): Promise<Result<User>> =>
  call(updateUser, { params: { id: userId }, body: { extra: { profile_picture: `avatar:${style}` } } })
