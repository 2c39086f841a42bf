import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import words from '@/i18n/locales/it/react-admin.json'
import { createI18nProvider } from './i18n-provider.ts'

const i18n = createInstance({ lng: 'it', resources: { it: { 'react-admin': words } } })
await i18n.init()
const provider = createI18nProvider(
  { t: (key, params) => i18n.t(key, params ?? {}), exists: (key, params) => i18n.exists(key, params) },
  'it',
)

it('uses the plural form for texts with a count', () => {
  expect(provider.translate('ra.notification.updated', { smart_count: 1 })).toBe('Salvato')
  expect(provider.translate('ra.notification.updated', { smart_count: 3 })).toBe('3 elementi aggiornati')
})

it('falls back to the default text for a key without a text', () => {
  expect(provider.translate('ra.notification.unheard_of', { _: 'Something' })).toBe('Something')
  expect(provider.translate('Fatto')).toBe('Fatto')
})
