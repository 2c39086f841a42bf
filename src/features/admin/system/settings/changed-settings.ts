import type { Settings } from '@/contract/settings.ts'

/** The keys a form changed, with their values; what stayed is not sent, so that two people may change different things. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  const keys = (Object.keys(before) as (keyof Settings)[]).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(keys.map(key => [key, after[key]]))
}
