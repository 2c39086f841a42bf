// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unreachable } from '@/api/failure.ts'
import type { Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import gameWords from '@/i18n/locales/it/game.json' with { type: 'json' }
import packWords from '@/i18n/locales/it/packs.json' with { type: 'json' }
import uiWords from '@/i18n/locales/it/ui.json' with { type: 'json' }
import { plainCharacter } from '../kit/testing/plain-character.ts'
import { PacksView } from './packs-view.tsx'

const call = vi.hoisted(() => vi.fn())
const changed = vi.fn()
vi.mock('@/api/client.ts', () => ({ call, callOrThrow: () => new Promise(() => {}) }))
vi.mock('@/audio/player.ts', () => ({ playCue: () => {}, playVoice: () => {}, prepareSounds: () => {} }))

const hex = (sign: string) => sign.repeat(64)
const packOf = (id: string, rarity: Pack['rarity'] = 'common'): Pack => ({
  id,
  rarity,
  name: id,
  is_opened: false,
  opened_at: null,
  commitment: hex('c'),
  odds_version: 1,
  catalogue_version: hex('d'),
  source: 'gift',
  created_at: '2026-11-21T00:00:00.000Z',
})
const openingOf = (pack: Pack, from = 2): PackOpening => ({
  pack: { ...pack, is_opened: true, opened_at: '2026-11-21T10:00:00.000Z' },
  cards: Array.from({ length: 5 }, (_, at) => ({
    id_istanza: `uc_${pack.id}_${at}`,
    numero_carta: from + at,
    rarita: at === 1 ? 'Mitica' : 'Comune',
    is_new: at < 2,
    copies: at + 1,
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
})
const characters = Array.from({ length: 12 }, (_, at) => plainCharacter(at + 2))

beforeEach(async () => {
  localStorage.clear()
  call.mockReset()
  changed.mockReset()
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

const show = (packs: Pack[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PacksView
        user={7}
        packs={packs}
        types={[]}
        guarantees={[]}
        characters={characters}
        locale="it"
        linkTo={name => `/${name}`}
        onChanged={changed}
      />
    </QueryClientProvider>,
  )

const phase = () => screen.getByTestId('packs').dataset.phase
const reaches = (wanted: string) => waitFor(() => expect(phase()).toBe(wanted))
const press = async (id: string, at = 0) => {
  await act(async () => void fireEvent.click(screen.getAllByTestId(id)[at] as HTMLElement))
}

describe('pack table without a stage', () => {
  it('opens a pack: takes it, tears it, turns each card and lists them all', async () => {
    const pack = packOf('p_1')
    call.mockResolvedValue({ ok: true, value: openingOf(pack) })
    show([pack])
    await press('open-pack')
    expect(phase()).toBe('hand')
    await press('tear')
    expect(phase()).toBe('fan')
    for (let seat = 0; seat < 5; seat++) {
      await press('opened-card', seat)
      if (screen.queryByTestId('go-on')) await press('go-on')
    }
    await reaches('result')
    const numbers = screen.getAllByTestId('result-card').map(card => Number(card.dataset.number))
    expect([...numbers].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6])
    expect(numbers[2]).toBe(3)
    expect(screen.getAllByText('Nuova')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Nell’album' }).getAttribute('href')).toBe('/album?card=2')
    expect(changed).toHaveBeenCalled()
  })

  it('stores nonce and commitment before the request, and deletes them after the opening was shown', async () => {
    const pack = packOf('p_1')
    const stored: (string | null)[] = []
    call.mockImplementation(async () => {
      stored.push(localStorage.getItem('pack-witness'), localStorage.getItem('pack-unfinished'))
      return { ok: true, value: openingOf(pack) }
    })
    show([pack])
    await press('open-pack')
    expect(stored[0]).toContain(hex('c'))
    expect(stored[0]).toMatch(/"nonces":\["[0-9a-f]{64}"\]/)
    expect(stored[1]).toContain('p_1')
    await press('skip')
    await reaches('result')
    expect(localStorage.getItem('pack-unfinished')).toBeNull()
  })

  it('keeps the packs after a lost connection, reports it, and sends the same nonce on retry', async () => {
    const pack = packOf('p_1')
    call.mockResolvedValueOnce({ ok: false, failure: unreachable })
    call.mockResolvedValueOnce({ ok: true, value: openingOf(pack) })
    show([pack])
    await press('open-pack')
    await reaches('carousel')
    expect(screen.getByRole('alert').textContent).toContain('Connessione persa')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Riprova' })))
    await press('skip')
    await reaches('result')
    const [first, second] = call.mock.calls.map(([, input]) => input.body.nonce)
    expect(second).toBe(first)
  })

  it('shows the server’s text after a refusal and keeps the pack unopened', async () => {
    const failure = { ...unreachable, status: 500, code: 'internal_error' }
    call.mockResolvedValueOnce({ ok: false, failure })
    show([packOf('p_1')])
    await press('open-pack')
    await reaches('carousel')
    expect(screen.getByTestId('refused').textContent).toContain('Errore durante apertura pack')
    expect(screen.getAllByTestId('pack-kind')).toHaveLength(1)
    expect(changed).not.toHaveBeenCalled()
  })

  it('shows the content of a pack that was already opened (specification notes §8)', async () => {
    const pack = packOf('p_1')
    const failure = { ...unreachable, status: 422, code: 'pack_already_opened' }
    call.mockResolvedValueOnce({ ok: false, failure })
    call.mockResolvedValueOnce({ ok: true, value: openingOf(pack) })
    show([pack])
    await press('open-pack')
    await press('skip')
    await reaches('result')
    expect(screen.getAllByTestId('result-card')).toHaveLength(5)
  })

  it('opens several packs at once with one summary', async () => {
    const packs = [packOf('p_1'), packOf('p_2')]
    call.mockResolvedValue({
      ok: true,
      value: { openings: packs.map((pack, at) => openingOf(pack, 2 + at)) },
    })
    show(packs)
    await press('open-many')
    await press('tear')
    await reaches('summary')
    expect(screen.getAllByTestId('summary-card')).toHaveLength(6)
    expect(screen.getByRole('heading', { name: '2 buste aperte' })).toBeTruthy()
  })

  it('shows the result of an opening that was not shown to the end', async () => {
    localStorage.setItem('pack-unfinished', JSON.stringify({ user: 7, ids: ['p_1'] }))
    call.mockResolvedValue({ ok: true, value: openingOf(packOf('p_1')) })
    show([])
    await reaches('result')
  })

  it('links an empty carousel to the shop and to the code', () => {
    show([])
    expect(screen.getByRole('link', { name: 'Vai al negozio' }).getAttribute('href')).toBe('/shop')
    expect(screen.getAllByRole('button', { name: 'Riscatta un codice' }).length).toBeGreaterThan(0)
  })
})
