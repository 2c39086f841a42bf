// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { SoundPlayer } from './players.tsx'

beforeAll(async () => {
  await startI18n('it', ['admin-goods'])
  await loadAreas(['admin-goods'])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })

/** A sound of two seconds that starts and stops on demand. */
function open() {
  const { container } = render(<SoundPlayer src="/verso.ogg" label="Verso" />)
  const sound = container.querySelector('audio') as HTMLAudioElement
  const state = { paused: true, currentTime: 0, duration: 2 }
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(sound, name, { get: () => state[name] })
  vi.spyOn(sound, 'play').mockImplementation(async () => {
    state.paused = false
    fireEvent.play(sound)
  })
  vi.spyOn(sound, 'pause').mockImplementation(() => {
    state.paused = true
    fireEvent.pause(sound)
  })
  return { sound, state, bar: container.querySelector<HTMLElement>('[aria-hidden] > span') }
}

it('starts and stops with one button, whose label says what it does next', () => {
  open()
  fireEvent.click(button('Ascolta: Verso'))
  fireEvent.click(button('Ferma: Verso'))
  expect(button('Ascolta: Verso')).toBeTruthy()
})

it('shows the progress and restarts after the end', () => {
  const { sound, state, bar } = open()
  fireEvent.click(button('Ascolta: Verso'))
  state.currentTime = 0.5
  fireEvent.timeUpdate(sound)
  expect(bar?.style.scale).toBe('0.25 1')
  fireEvent.ended(sound)
  expect(bar?.style.scale).toBe('0 1')
  expect(button('Ascolta: Verso')).toBeTruthy()
})

it('keeps the button unchanged for a file that cannot be played', async () => {
  const { sound } = open()
  vi.spyOn(sound, 'play').mockImplementation(async () => {
    fireEvent.play(sound)
    throw new Error('no source')
  })
  fireEvent.click(button('Ascolta: Verso'))
  expect(await screen.findByRole('button', { name: 'Ascolta: Verso' })).toBeTruthy()
})
