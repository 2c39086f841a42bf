// @vitest-environment happy-dom
/** Texts loaded later render only the components that show them. Rendering the whole page again would block input. */
import { act, cleanup, render, screen } from '@testing-library/react'
import type { i18n } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n } from './react.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Word({ onDraw }: { onDraw(): void }) {
  const { t } = useTranslation('nav')
  onDraw()
  return <p>{t('home')}</p>
}

/** Returns a mock that is called whenever the text is rendered. */
function drawWord(instance: i18n) {
  const onDraw = vi.fn()
  render(
    <I18nextProvider i18n={instance}>
      <Word onDraw={onDraw} />
    </I18nextProvider>,
  )
  return onDraw
}

it('renders nothing again for an area that no component needs', async () => {
  const instance = await createI18n('de', ['nav'])
  const drawn = drawWord(instance)
  drawn.mockClear()
  await act(() => instance.loadNamespaces(['site']))
  expect(instance.hasResourceBundle('de', 'site')).toBe(true)
  expect(drawn).not.toHaveBeenCalled()
})

it('replaces a key by the text borrowed from Italian', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const instance = await createI18n('de', ['nav'])
  instance.removeResourceBundle('de', 'nav').addResourceBundle('de', 'nav', {})
  drawWord(instance)
  expect(await screen.findByText('Home')).toBeDefined()
})
