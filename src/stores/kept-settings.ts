/** The site's settings of last time, for a start while the server does not answer. */
import type { SiteSettings } from '@/contract/settings.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'kept_settings'

export const keepSettings = (settings: SiteSettings): void => void writeStored(KEY, settings)

export const keptSettings = (): SiteSettings | undefined =>
  readStored(KEY, value =>
    typeof value === 'object' && value !== null && 'languages' in value && 'site_name' in value
      ? (value as SiteSettings)
      : undefined,
  )
