// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import nav from '@/i18n/locales/it/nav.json'
import settings from '@/i18n/locales/it/settings.json'
import { usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'
import { GameSettings } from './game-settings.tsx'

const audio = vi.hoisted(() => ({ setVolume: vi.fn(), playCue: vi.fn() }))
vi.mock('@/audio/player.ts', () => audio)

const usual = usePreferences.getState()

beforeEach(async () => {
  usePreferences.setState({ ...usual, reducedMotion: false })
  useSettings.setState(({ settings }) => ({ settings: { ...settings, show_dark_mode: true } }))
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { settings, nav } },
    interpolation: { escapeValue: false },
  })
  render(<GameSettings />)
})

afterEach(() => {
  cleanup()
  audio.setVolume.mockClear()
  audio.playCue.mockClear()
})

const chosen = () => usePreferences.getState()

describe('game settings', () => {
  it('play a change of the volume immediately', () => {
    fireEvent.change(screen.getByRole('slider', { name: settings.channels.voice }), {
      target: { value: '0.4' },
    })
    expect(audio.setVolume).toHaveBeenCalledWith('voice', 0.4)
  })

  it('mute one channel and restore its volume', () => {
    const mute = screen.getByRole('button', { name: 'Disattiva l’audio: Musica' })
    fireEvent.click(mute)
    expect(audio.setVolume).toHaveBeenCalledWith('music', 0)
    expect(audio.setVolume.mock.lastCall).not.toEqual(['voice', 0])
    expect(mute.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(mute)
    expect(audio.setVolume).toHaveBeenCalledWith('music', usual.volume.music)
  })

  it('name the speeds from one to four', () => {
    const speeds = within(screen.getByRole('group', { name: settings.speed })).getAllByRole('radio')
    const storedSpeeds = speeds.map(speed => {
      fireEvent.click(speed)
      return chosen().speed
    })
    expect(storedSpeeds).toEqual([1, 2, 3, 4])
    expect(screen.getByRole('radio', { name: settings.speeds[3] })).toBeTruthy()
  })

  it('let motion follow the system until the player makes another choice', () => {
    expect(screen.getByRole('radio', { name: settings.motions.system })).toHaveProperty('checked', true)
    fireEvent.click(screen.getByRole('radio', { name: settings.motions.reduced }))
    expect(chosen()).toMatchObject({ motionChoice: 'reduced', reducedMotion: true })
  })

  it('state the cost of each quality', () => {
    fireEvent.click(screen.getByRole('radio', { name: settings.qualities.low }))
    expect(chosen().quality).toBe('low')
    expect(screen.getByText(settings.quality_hint.low)).toBeTruthy()
  })

  it('offer light, dark and the system’s scheme', () => {
    const schemes = within(screen.getByRole('group', { name: nav.scheme.label })).getAllByRole('radio')
    const chosenModes = schemes.map(scheme => {
      fireEvent.click(scheme)
      return chosen().darkMode
    })
    expect(chosenModes).toEqual([null, false, true])
  })

  it.each([
    [settings.confirm, 'confirmMoves'],
    [settings.flashes, 'flashes'],
    [settings.rarity, 'hidesRarity'],
  ] as const)('switch %s', (label, choice) => {
    const before = chosen()[choice]
    fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${label}`) }))
    expect(chosen()[choice]).toBe(!before)
    expect(audio.playCue).toHaveBeenCalledWith('ui_toggle')
  })
})
