import { z } from 'zod'
import { AdminPermission, Role } from '../../permissions.ts'

export const MatchInfo = z.object({ win: z.int().min(0), lose: z.int().min(0), spare: z.int().min(0) })

/** specification notes §3, "User"; `nickname` is what other players see (decision 0013). */
export const UserExtra = z.object({
  profile_picture: z.string().nullable(), // an image address, or `avatar:7` for a built-in style (0–18)
  nickname: z.string().nullable(),
  user_level: z.int().min(1),
  user_xp: z.int().min(0),
  user_match_info: MatchInfo,
  album_enabled: z.boolean(),
  avatar_prompted: z.boolean(), // the user chose an avatar or dismissed the offer, so no device shows it again
})

/**
 * The second factor of this session. `off`: not needed. `needed`: a code is required before anything else. `missing`: the shop
 * requires one and the account has none.
 */
export const secondFactorStates = ['off', 'needed', 'missing', 'passed'] as const
export type SecondFactorState = (typeof secondFactorStates)[number]

export const User = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role: Role,
    email_verified: z.boolean(),
    permissions: z.array(AdminPermission), // of this session in the administration; empty for anyone who is not staff
    second_factor: z.enum(secondFactorStates),
    extra: UserExtra,
    /** Set while an admin is signed in as this customer: the admin and the end time (decision 0012). */
    signed_in_by: z.object({ name: z.string(), until: z.string() }).optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** Built-in avatar styles 0–18 (specification notes §9). */
export const avatarStyles = 19

/** `avatar:7` → 7; anything else is an image address. */
export function avatarStyle(picture: string | null | undefined): number | undefined {
  const match = /^avatar:(\d{1,2})$/.exec(picture ?? '')
  const style = match ? Number(match[1]) : Number.NaN
  return style < avatarStyles ? style : undefined
}
