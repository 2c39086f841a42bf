// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { localeFacts } from '@/contract/locales.ts'
import { changeLocale } from '@/i18n/react.ts'
import { keepLocaleUntilHydrated, loadScreen } from './screen-loader.ts'

vi.mock('@/i18n/react.ts', () => ({ changeLocale: vi.fn(), loadAreas: vi.fn() }))

it('changes the language only after the page is hydrated', async () => {
  document.documentElement.lang = localeFacts.it.iso
  keepLocaleUntilHydrated()
  const missing = expect(loadScreen(new Request('http://localhost/de/no-such-page'))).rejects.toThrow()
  await new Promise(resolve => setTimeout(resolve)) // lets a loader that does not wait continue
  expect(changeLocale).not.toHaveBeenCalled()
  dispatchEvent(new Event('app-ready'))
  await missing
  expect(changeLocale).toHaveBeenCalledWith('de')
})
