/** The site settings of this visit; defaults until they arrive, so that the shell never waits for nothing. */

import settingsDefaults from 'virtual:settings-defaults'
import { create } from 'zustand'
import type { SiteSettings } from '@/contract/settings.ts'

const fallback: SiteSettings = {
  ...settingsDefaults,
  realtime: { key: '', host: null, port: null, scheme: null },
  social_providers: [],
  analytics: null,
}

export interface SettingsState {
  settings: SiteSettings
  loaded: boolean
  setSettings(settings: SiteSettings): void
}

export const useSettings = create<SettingsState>()(set => ({
  settings: fallback,
  loaded: false,
  setSettings: settings => set({ settings, loaded: true }),
}))
