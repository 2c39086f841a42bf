/** The site's last settings, for a start while the server does not respond. */
import type { SiteSettings } from '@/contract/settings.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'kept_settings'

export const cacheSettings = (settings: SiteSettings): void => void writeStored(KEY, settings)

const isSettings = (value: unknown): value is SiteSettings => {
  const { languages, site_name } = (value ?? {}) as Partial<Record<keyof SiteSettings, unknown>>
  return typeof site_name === 'string' && Array.isArray(languages) && languages.length > 0
}

export const cachedSettings = (): SiteSettings | undefined =>
  readStored(KEY, value => (isSettings(value) ? value : undefined))
