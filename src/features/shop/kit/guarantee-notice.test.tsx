// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSettings } from '@/stores/settings.ts'
import { GuaranteeNotice } from './guarantee-notice.tsx'

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['shop'])
})
afterEach(cleanup)

function Notice() {
  const { t } = useTranslation('shop')
  return <GuaranteeNotice words={{ t, locale: 'it', currency: 'euro' }} />
}

const show = (italian: string) => {
  const guarantee_artwork = { ...localizedTextsOf(() => ''), it: italian }
  useSettings.setState(state => ({ settings: { ...state.settings, guarantee_artwork } }))
  render(<Notice />)
}

it('shows the official image of the language with its content as alternative text', () => {
  show('/uploads/notice-it.png')
  const image = screen.getByRole('img')
  expect(image.getAttribute('src')).toBe('/uploads/notice-it.png')
  expect(image.getAttribute('alt')).toContain('riparazione o alla sostituzione')
  expect(screen.queryByRole('heading')).toBeNull()
})

it('shows the drawing of the shop without an image', () => {
  show('')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Garanzia legale di conformità' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})
