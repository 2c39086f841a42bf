// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  readThresholdWarning,
  type ThresholdWarning,
  thresholdWarning,
} from '@/contract/endpoints/admin/oss.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { ThresholdPanel } from './threshold-panel.tsx'

const stored = vi.hoisted(() => ({ warning: null as unknown, read: [] as unknown[] }))

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => {
    if (endpoint === thresholdWarning) return { warning: stored.warning }
    throw new Error('unexpected call')
  },
  call: async (endpoint: unknown, { body }: { body: unknown }) => {
    if (endpoint !== readThresholdWarning) throw new Error('unexpected call')
    stored.read.push(body)
    return { ok: true, value: { done: true } }
  },
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-sales', 'react-admin', 'ui', 'common'] as const
  await startI18n('it', [...areas])
  await loadAreas([...areas])
})
afterEach(cleanup)

const warning: ThresholdWarning = {
  year: 2026,
  level: 'near',
  net: 812_345,
  limit: 1_000_000,
  by_country: true,
}

function open(changes: Partial<ThresholdWarning> | null, mayHide = true) {
  stored.warning = changes && { ...warning, ...changes }
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <AdminContext basename="" locale="it">
        <ThresholdPanel
          mayHide={mayHide}
          money={cents => `${cents / 100} €`}
          linkTo={screenName => `/${screenName}`}
        />
      </AdminContext>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('states the net sales of the year and the limit, and disappears when it is hidden', async () => {
  open({})
  await screen.findByText(/8123.45 €.*10000 €/)
  fireEvent.click(screen.getByRole('button', { name: 'Nascondi avviso per tutti' }))
  await vi.waitFor(() => expect(screen.queryByText(/8123.45 €/)).toBeNull(), 30_000)
  expect(stored.read).toEqual([{ year: 2026, level: 'near' }])
})

it('leads to the settings if the limit is passed and the shop still charges Italian VAT', async () => {
  open({ level: 'passed', by_country: false })
  const link = await screen.findByRole('link', { name: 'Apri le impostazioni' })
  expect(link.getAttribute('href')).toBe('/adminSettings')
})

it('cannot be hidden without the permission to change invoices', async () => {
  open({}, false)
  await screen.findByText(/8123.45 €/)
  expect(screen.queryByRole('button', { name: 'Nascondi avviso per tutti' })).toBeNull()
})
