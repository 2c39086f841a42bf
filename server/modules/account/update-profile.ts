/**
 * PUT /auth/users/{id} (specification notes §7). Users change their appearance. The server counts progress, so level,
 * experience, counters and album are ignored unless an admin sends them (decision 0032).
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { updateUser } from '@/contract/endpoints/account/auth.ts'
import { avatarStyle, type User, UserExtra } from '@/contract/endpoints/account/users.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { fieldsOf } from '../../kernel/fields.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { type ProfileChange, storeProfile } from './account-repo.ts'
import { isFilteredNickname, nicknameKey } from './nickname.ts'
import { userView } from './user-view.ts'

type Patch = ParsedOf<typeof updateUser>['body']

const Earned = UserExtra.pick({
  user_level: true,
  user_xp: true,
  user_match_info: true,
  album_enabled: true,
}).partial()

/**
 * Refuses `not_found` for another account unless the caller is an admin, `validation` for a picture of another site, a
 * filtered nickname or invalid progress from an admin, and `nickname_taken`. An empty change returns the account
 * unchanged.
 */
export async function updateProfile(
  { params, body }: ParsedOf<typeof updateUser>,
  context: CallContext,
): Promise<User | Refusal> {
  const caller = callerOf(context)
  const isAdmin = caller.role === 'admin'
  if (params.id !== caller.userId && !isAdmin) return refuse('not_found')
  const earned = isAdmin ? readEarned(body.extra) : {}
  if (isRefusal(earned)) return earned
  const appearance = readAppearance(body)
  if (isRefusal(appearance)) return appearance
  const change = { ...earned, ...appearance }
  const hasChange = Object.keys(change).length > 0
  const stored = hasChange
    ? await storeProfile(context.db, params.id, change)
    : await findUser(context.db, params.id)
  if (stored === 'nickname taken') return refuse('nickname_taken')
  const session = params.id === caller.userId ? caller : undefined
  return stored ? userView(stored, session) : refuse('not_found')
}

function readAppearance({ name, extra = {} }: Patch): ProfileChange | Refusal {
  const { profile_picture, nickname, avatar_prompted } = extra
  if (profile_picture && !isOwnPicture(profile_picture))
    return refuse('validation', [{ path: 'extra.profile_picture', code: 'invalid' }])
  if (nickname && isFilteredNickname(nickname))
    return refuse('validation', [{ path: 'extra.nickname', code: 'nickname_filtered' }])
  return {
    ...(name !== undefined && { name }),
    ...(avatar_prompted && { avatar_prompted }),
    ...(profile_picture !== undefined && { profile_picture: profile_picture || null }),
    ...(nickname !== undefined && {
      nickname,
      nickname_key: nickname === null ? null : nicknameKey(nickname),
    }),
  }
}

function readEarned(extra: Patch['extra']): ProfileChange | Refusal {
  const parsed = Earned.safeParse(extra ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields = fieldsOf(parsed.error.issues).map(field => ({ ...field, path: `extra.${field.path}` }))
  return refuse('validation', fields)
}

const ownPath = /^\/(assets|uploads)(\/[\w-][\w.-]*)+\.(webp|avif|png|jpe?g|gif)$/i

/**
 * Whether it is a built-in avatar or a picture served by this site, so that no foreign address appears on another
 * player's screen.
 */
export const isOwnPicture = (picture: string): boolean =>
  avatarStyle(picture) !== undefined || (ownPath.test(picture) && !picture.includes('..'))
