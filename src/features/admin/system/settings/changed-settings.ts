import type { Settings } from '@/contract/settings.ts'

/**
 * Returns the changed keys with their values. Unchanged ones are not sent, so that two admins can change different
 * settings.
 */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  const keys = (Object.keys(before) as (keyof Settings)[]).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(keys.map(key => [key, after[key]]))
}
