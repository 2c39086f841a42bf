// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadNightDialogBox } from '../kit/night-dialog.tsx'
import BattleScreen from './battle-screen.tsx'
import { computerDelay } from './session/computer.ts'
import { battleTexts } from './testing/texts.ts'

const COMPUTER_DELAY = computerDelay.novizio
vi.setConfig({ testTimeout: 60_000 }) // a whole battle on a busy machine
const playCue = vi.hoisted(() => vi.fn())
vi.mock('@/audio/player.ts', () => ({
  playCue,
  playVoice: () => {},
  playMusic: () => {},
  prepareSounds: () => {},
  setVolume: () => {},
}))

beforeAll(loadNightDialogBox)
beforeEach(async () => {
  localStorage.clear()
  playCue.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { battle: battleTexts.it, ui: {} } },
    interpolation: { escapeValue: false },
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (delay: number) => act(() => vi.advanceTimersByTimeAsync(delay))

/** Simulates a browser without WebGL: only the text version is shown. */
async function openBattle() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BattleScreen variant="oldnew" />
    </QueryClientProvider>,
  )
  await pass(0)
  return screen.getByTestId('battle')
}

const press = async (command: 'use-move' | 'choose-card' | 'skip-turn') => {
  fireEvent.click(screen.getAllByTestId(command)[0] as HTMLElement)
  await pass(0)
}

describe('battle page without a canvas', () => {
  it('shows whose turn it is and offers the moves by name', async () => {
    const battle = await openBattle()
    expect(battle.dataset).toMatchObject({ state: 'playing', turn: 'player1', stage: 'off' })
    expect(screen.getByTestId('prompt').textContent).toBe('Scegli una mossa')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'La battaglia comincia: Volpardore contro Germoglino. Scegli una mossa',
    )
    expect(screen.getByRole('button', { name: /^Morso di Brace, danno 30 / })).toBeTruthy()
    expect(within(screen.getByTestId('active-rival')).getByText('95 PV su 95')).toBeTruthy()
  })

  it('plays a move with one click and keeps its button disabled between turns', async () => {
    const battle = await openBattle()
    await press('use-move')
    expect(within(screen.getByTestId('active-rival')).getByText('65 PV su 95')).toBeTruthy()
    expect(battle.dataset.turn).toBe('player2')
    expect(screen.getAllByTestId('use-move')[0]?.getAttribute('aria-disabled')).toBe('true')
    await press('use-move')
    expect(within(screen.getByTestId('active-rival')).getByText('65 PV su 95')).toBeTruthy()
    expect(playCue.mock.calls.map(([cue]) => cue)).toEqual([
      'battle_start',
      'turn_own',
      'attack_fuoco_light',
      'take_damage',
      'turn_rival',
    ])
  })

  it('plays with keys until they are turned off', async () => {
    const battle = await openBattle()
    const key = async (name: string) => {
      fireEvent.keyDown(document.body, { key: name })
      await pass(0)
    }
    fireEvent.click(screen.getByRole('checkbox', { name: /Tasti rapidi/ }))
    await key('2')
    await key('2')
    expect(battle.dataset.turn).toBe('player1')
    fireEvent.click(screen.getByRole('checkbox', { name: /Tasti rapidi/ }))
    await key('2')
    expect(screen.getByTestId('prompt').textContent).toBe('Tocca ancora per attaccare')
    await key('Escape')
    expect(screen.getByTestId('prompt').textContent).toBe('Scegli una mossa')
    await key('2')
    await key('2')
    expect(within(screen.getByTestId('active-rival')).getByText('55 PV su 95')).toBeTruthy()
  })

  it('confirms before giving up and starts a new battle on restart', async () => {
    await openBattle()
    await press('use-move')
    fireEvent.click(screen.getByRole('button', { name: 'Abbandona la battaglia' }))
    expect(screen.getByRole('dialog', { name: 'Abbandoni la battaglia?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Continua a giocare' }))
    expect(screen.queryByRole('dialog', { name: 'Abbandoni la battaglia?' })).toBeNull()
    expect(within(screen.getByTestId('active-rival')).getByText('65 PV su 95')).toBeTruthy()
  })

  it('plays a whole battle with buttons and then another one', async () => {
    const battle = await openBattle()
    for (let step = 0; step < 200 && battle.dataset.state !== 'game_over'; step++) {
      if (screen.queryAllByTestId('choose-card').length > 0) await press('choose-card')
      else if (battle.dataset.turn === 'player1') await press('use-move')
      await pass(COMPUTER_DELAY)
    }
    const result = screen.getByTestId('battle-result')
    expect(document.activeElement?.textContent).toBe('Vittoria!')
    expect(result.contains(document.activeElement)).toBe(true)
    expect(screen.queryByText('Le tue mosse')).toBeNull()
    fireEvent.click(within(result).getByText(battleTexts.it.result.again))
    await pass(0)
    expect(screen.getByTestId('battle').dataset).toMatchObject({ state: 'playing', turn: 'player1' })
    expect(within(screen.getByTestId('active-own')).getByText('90 PV su 90')).toBeTruthy()
  })

  it('moves the focus to the cards to choose from', async () => {
    await openBattle()
    for (let step = 0; step < 60 && screen.queryAllByTestId('choose-card').length === 0; step++) {
      screen.queryAllByTestId('skip-turn')[0]?.focus()
      await press('skip-turn')
      await pass(COMPUTER_DELAY)
    }
    expect(document.activeElement).toBe(screen.getAllByTestId('choose-card')[0])
  })
})
