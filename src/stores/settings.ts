/**
 * The site settings. The page contains them, so that the first render equals the server's. Without them, defaults apply until they are
 * loaded.
 */
import settingsDefaults from 'virtual:settings-defaults'
import { create } from 'zustand'
import type { SiteSettings } from '@/contract/settings.ts'
import { readStored, writeStored } from './storage.ts'

const fallback: SiteSettings = {
  ...settingsDefaults,
  realtime: { key: '', host: null, port: null, scheme: null },
  social_providers: [],
  payment_methods: [],
  payment_kinds: [],
  analytics: null,
}

export interface SettingsState {
  settings: SiteSettings
  loaded: boolean
  setSettings(settings: SiteSettings): void
}

function carried(): SiteSettings | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as SiteSettings) : undefined
}

const here = carried()

export const useSettings = create<SettingsState>()(set => ({
  settings: here ?? fallback,
  loaded: here !== undefined,
  setSettings: settings => set({ settings, loaded: true }),
}))

/** For the server renderer: sets the settings of the next render. */
export function setServerSettings(settings: SiteSettings): void {
  Object.assign(useSettings.getInitialState(), { settings, loaded: true })
  useSettings.getState().setSettings(settings)
}

/** The site's last settings, for a start while the server does not respond. */
const KEY = 'kept_settings'

export const cacheSettings = (settings: SiteSettings): void => void writeStored(KEY, settings)

const isSettings = (value: unknown): value is SiteSettings => {
  const { languages, site_name } = (value ?? {}) as Partial<Record<keyof SiteSettings, unknown>>
  return typeof site_name === 'string' && Array.isArray(languages) && languages.length > 0
}

export const cachedSettings = (): SiteSettings | undefined =>
  readStored(KEY, value => (isSettings(value) ? value : undefined))
