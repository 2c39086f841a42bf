// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import gameWords from '@/i18n/locales/it/game.json' with { type: 'json' }
import packWords from '@/i18n/locales/it/packs.json' with { type: 'json' }
import uiWords from '@/i18n/locales/it/ui.json' with { type: 'json' }
import { plainCharacter } from '../kit/testing/plain-character.ts'
import { WelcomeTable } from './welcome-table.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/api/client.ts', () => ({ call, callOrThrow: () => new Promise(() => {}) }))
vi.mock('@/audio/player.ts', () => ({ playCue: () => {}, playVoice: () => {}, prepareSounds: () => {} }))

const hex = (sign: string) => sign.repeat(64)
const pack: Pack = {
  id: 'p_1',
  rarity: 'common',
  name: 'Busta',
  is_opened: false,
  opened_at: null,
  commitment: hex('c'),
  odds_version: 1,
  catalogue_version: hex('d'),
  source: 'welcome',
  created_at: '2026-11-21T00:00:00.000Z',
}
const opening: PackOpening = {
  pack: { ...pack, is_opened: true, opened_at: '2026-11-21T10:00:00.000Z' },
  cards: Array.from({ length: 5 }, (_, at) => ({
    id_istanza: `guest_${at + 1}`,
    numero_carta: 2 + at,
    rarita: at === 1 ? 'Mitica' : 'Comune',
    is_new: true,
    copies: 1,
  })),
  receipt: {
    pack_id: pack.id,
    rarity: pack.rarity,
    commitment: pack.commitment,
    secret: hex('e'),
    nonce: hex('f'),
    guarantee: 0,
    odds_version: 1,
    catalogue_version: pack.catalogue_version,
  },
}
const characters = Array.from({ length: 12 }, (_, at) => plainCharacter(at + 2))

beforeEach(async () => {
  localStorage.clear()
  call.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { packs: packWords, game: gameWords, ui: uiWords } },
    interpolation: { escapeValue: false },
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const closed = vi.fn()
const show = (torn: PackOpening | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WelcomeTable
        welcome={{
          pack: torn?.pack ?? pack,
          opening: torn,
          claim: 'none',
          expires_at: '2026-12-21T00:00:00.000Z',
        }}
        types={[]}
        characters={characters}
        locale="it"
        linkTo={name => `/${name}`}
        keepHref="/register?next=%2Falbum"
        onClose={closed}
      />
    </QueryClientProvider>,
  )

const reaches = (wanted: string) =>
  waitFor(() => expect(screen.getByTestId('packs').dataset.phase).toBe(wanted))
const press = (id: string) => act(async () => void fireEvent.click(screen.getByTestId(id)))

async function expectKept() {
  await reaches('result')
  expect(screen.getAllByTestId('result-card')).toHaveLength(5)
  const links = screen.getAllByRole('link', { hidden: true }).map(link => link.getAttribute('href'))
  expect(links).toEqual(['/register?next=%2Falbum']) // no album yet
  await press('close-result')
  expect(closed).toHaveBeenCalled()
}

it('opens the pack of a guest, links its cards to the registration, and stores the commitment seen before', async () => {
  call.mockResolvedValue({ ok: true, value: opening })
  show(null)
  await press('open-pack')
  await reaches('hand')
  expect(localStorage.getItem('pack-witness')).toContain(pack.commitment)
  await press('tear')
  await reaches('fan')
  await press('skip')
  await expectKept()
})

it('shows an already opened pack without a request', async () => {
  show(opening)
  await expectKept()
  expect(call).not.toHaveBeenCalled()
})
