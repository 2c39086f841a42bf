import { avatarStyle, type User } from '@/contract/endpoints/account/users.ts'
import type { PlayerDetails } from './session/public-battle.ts'

/** Returns the nickname of a user, or "you" for a guest (decision 0013). */
export function ownDetails(user: User | null, you: string): PlayerDetails {
  const picture = user?.extra.profile_picture ?? null
  const style = avatarStyle(picture)
  return {
    name: user?.extra.nickname ?? you,
    level: user?.extra.user_level ?? 1,
    avatar: style === undefined ? picture : `/assets/avatars/${style}.webp`,
    status: 'online',
  }
}

export const rivalDetails = (name: string): PlayerDetails => ({
  name,
  level: 1,
  avatar: null,
  status: 'online',
})
