/**
 * The site settings of this visit. The page carries them, so that the first drawing is the one the server painted; without them
 * they are defaults until they arrive.
 */

import settingsDefaults from 'virtual:settings-defaults'
import { create } from 'zustand'
import type { SiteSettings } from '@/contract/settings.ts'

const fallback: SiteSettings = {
  ...settingsDefaults,
  realtime: { key: '', host: null, port: null, scheme: null },
  social_providers: [],
  payment_methods: [],
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

/** For a process that paints pages: what it draws next stands under these. */
export function paintUnder(settings: SiteSettings): void {
  Object.assign(useSettings.getInitialState(), { settings, loaded: true })
  useSettings.getState().setSettings(settings)
}
