/** The last user, cached in this browser for an offline start. Deleted at logout. */
import type { User } from '@/contract/endpoints/account/users.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'kept_user'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Checks the fields needed for rendering. The server decides about permissions. */
const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  typeof value.name === 'string' &&
  typeof value.role === 'string' &&
  Array.isArray(value.permissions) &&
  isRecord(value.extra) &&
  isRecord(value.extra.user_match_info)

export const cacheUser = (user: User): void => void writeStored(KEY, user)

export const cachedUser = (): User | undefined =>
  readStored(KEY, value => (isUser(value) ? value : undefined))

export const forgetUser = (): void => void writeStored(KEY, undefined)
