// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  type AdminCharacter,
  adminCharacter,
  changeCharacter,
} from '@/contract/endpoints/admin/characters.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { CharacterScreen } from './character-screen.tsx'

const sent = vi.hoisted(() => ({ bodies: [] as unknown[] }))
const card: AdminCharacter = {
  id: 3,
  version: 'first',
  slug: 'nuvoletta',
  numero_carta: 3,
  rarita: 'Comune',
  tipo: 'Aria',
  pv: 90,
  tratto: null,
  resistenza: 1,
  atk: 40,
  mosse: [
    {
      names: localizedTextsOf(locale => `Soffio ${locale}`),
      danno: 40,
      costo_energia: 2,
      video_url: null,
      effetti: [],
    },
  ],
  audio_select_url: null,
  translations: localizedTextsOf(() => ({ nome: 'Nuvoletta', storia: 'Piove quando ride.' })),
  art: { kind: 'shipped' },
  images: { thumbnail: '/t.webp', mini_card: '/m.webp', card: '/c.webp' },
  owners: 2,
  edited_at: null,
}

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown, input: { body?: unknown }) => {
    if (endpoint === adminCharacter) return card
    if (endpoint === changeCharacter) {
      sent.bodies.push(input.body)
      return { ...card, version: 'second' }
    }
    return { clips: [], sounds: [], figures: ['nuvoletta'], free_number: 151 }
  },
}))
vi.mock('@/api/art-query.ts', () => ({
  artQuery: () => ({ queryKey: ['art'], queryFn: async () => ({}) }),
}))

beforeAll(async () => {
  const areas = [
    'admin',
    'admin-goods',
    'react-admin',
    'validation',
    'common',
    'ui',
    'game',
    'battle',
    'effects',
  ]
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

it('updates the text of a move with its effects and sends the whole card without that text', async () => {
  const place = (
    <AdminContext basename="/administration" locale="it">
      <CharacterScreen id={3} title="Nuvoletta" linkTo={name => `/${name}`} onCreated={() => undefined} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: place }])} />
    </QueryClientProvider>,
  )
  expect(await screen.findByDisplayValue('Soffio it')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi effetto' }))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Effetto' }), { target: { value: 'stun' } })
  const text = document.querySelector('p[aria-live="polite"]')?.textContent ?? ''
  expect(text).toContain('40')
  expect(text.length).toBeGreaterThan('Infligge 40 danni.'.length)
  fireEvent.change(screen.getByRole('combobox', { name: /Tratto/ }), { target: { value: 'thorns' } })
  expect(screen.getByText('Chi la colpisce perde 14 PV.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }))
  await vi.waitFor(() => expect(sent.bodies).toHaveLength(1), 30_000)
  expect(sent.bodies[0]).toMatchObject({
    version: 'first',
    tratto: 'thorns',
    mosse: [{ danno: 40, effetti: [{ kind: 'stun' }] }],
  })
  expect(JSON.stringify(sent.bodies[0])).not.toContain('descrizione')
})
