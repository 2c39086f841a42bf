// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import type { LegalGap } from '@/contract/endpoints/admin/pages.ts'
import { emptyCompany, readSettings } from '@/contract/settings.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSettings } from '@/stores/settings.ts'
import { OpeningPanel } from './opening-panel.tsx'

const company = Object.fromEntries(Object.keys(emptyCompany).map(field => [field, 'x']))
let published: string[]
let gaps: LegalGap[]

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['admin', 'admin-words'])
})
beforeEach(() => {
  gaps = []
  published = ['terms', 'withdrawal', 'privacy', 'imprint', 'accessibility']
  respondToCalls(({ url = '' }) => {
    const kind = url.split('/').at(-1) ?? ''
    if (kind === 'legal-gaps') return { status: 200, data: gaps }
    return {
      status: 200,
      data: published.includes(kind) ? [{ id: 1, kind, title: '', effective_from: '' }] : [],
    }
  })
})
afterEach(cleanup)

const show = (changes: object = {}) => {
  const settings = readSettings({ company: { ...company, ...changes } })
  useSettings.setState(state => ({ settings: { ...state.settings, ...settings } }))
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <OpeningPanel locale="it" linkTo={screen => `/${screen}`} />
    </QueryClientProvider>,
  )
}

it('lists missing data of the seller with a link to the settings', async () => {
  show({ pec: '' })
  const link = await screen.findByRole('link', { name: 'Manca: PEC' })
  expect(link.getAttribute('href')).toBe('/adminSettings')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('lists legal texts that are not published, with a link to the pages', async () => {
  published = ['terms', 'privacy', 'imprint', 'accessibility']
  show()
  const link = await screen.findByRole('link', { name: 'Manca: Recesso e modulo' })
  expect(link.getAttribute('href')).toBe('/adminPages')
})

it('lists placeholders without a value, with a link to their page', async () => {
  gaps = [{ page_id: 7, kind: 'privacy', placeholders: ['privacy.recipients'] }]
  show()
  const link = await screen.findByRole('link', { name: /privacy\.recipients/ })
  expect(link.getAttribute('href')).toBe('/adminPage')
})
