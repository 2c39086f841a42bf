/**
 * When a player is prompted for an avatar (specification notes §4 Avatar prompt): once per account, only if the game is
 * on and there is no picture yet. Choosing and dismissing both end it. This device also stores it, for a dismissal that
 * the account has not received.
 */
import type { User } from '@/contract/endpoints/account/users.ts'
import { readStored, writeStored } from '@/stores/storage.ts'

const key = 'avatar_prompted'

const asIds = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter(id => typeof id === 'number') : undefined

export const promptedUsers = (): number[] => readStored(key, asIds) ?? []

export function rememberPrompted(userId: number): void {
  const before = promptedUsers()
  if (!before.includes(userId)) writeStored(key, [...before, userId])
}

export interface AvatarPromptFacts {
  user: Pick<User, 'id' | 'extra'> | null
  gameOn: boolean // enable_for_game
  isBusy: boolean // the screen serves another purpose, so the prompt waits for the next one
  prompted: readonly number[]
}

export const wantsAvatarPrompt = ({ user, gameOn, isBusy, prompted }: AvatarPromptFacts): boolean =>
  gameOn &&
  !isBusy &&
  user !== null &&
  !user.extra.profile_picture &&
  !user.extra.avatar_prompted &&
  !prompted.includes(user.id)
