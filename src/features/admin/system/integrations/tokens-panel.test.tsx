// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type ApiTokens, listApiTokens, revokeApiToken } from '@/contract/endpoints/admin/api-tokens.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { TokensPanel } from './tokens-panel.tsx'

const token: ApiTokens['data'][number] = {
  id: 3,
  name: 'Contabilità',
  prefix: 'ba_1234',
  scopes: ['read_orders'],
  state: 'active',
  created_by: { id: 1, name: 'Ada' },
  created_at: '2026-11-01T09:00:00.000Z',
  expires_at: '2027-01-01T09:00:00.000Z',
  last_used_at: null,
}

const server = vi.hoisted(() => ({ calls: [] as unknown[], tokens: {}, respond: (): unknown => undefined }))
vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => {
    if (endpoint !== listApiTokens) throw new Error('unexpected call')
    return server.tokens
  },
  call: async (endpoint: unknown, input: unknown) => {
    server.calls.push([endpoint, input])
    return server.respond()
  },
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-integrations', 'react-admin', 'validation', 'common', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

const words = (key: string, values?: object) => i18next.t(key, { ns: 'admin-integrations', ...values })

it('revokes a token only after the confirmation', async () => {
  server.tokens = { data: [token] }
  server.respond = () => ({ ok: true, value: { data: [{ ...token, state: 'revoked' }] } })
  const element = (
    <AdminContext basename="/administration" locale="it">
      <TokensPanel locale="it" onSecret={() => {}} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: words('tokens.revoke') }))
  const dialog = await screen.findByRole('dialog', {
    name: words('tokens.revoke_title', { name: 'Contabilità' }),
  })
  expect(server.calls).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: words('tokens.revoke') }))
  await screen.findByText(words('state.revoked'))
  expect(server.calls).toEqual([[revokeApiToken, { params: { id: 3 } }]])
})
