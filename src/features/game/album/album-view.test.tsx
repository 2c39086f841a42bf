// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Character, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import album from '@/i18n/locales/it/album.json'
import game from '@/i18n/locales/it/game.json'
import { plainCharacter } from '../kit/testing/plain-character.ts'
import { type AlbumAddress, wholeAlbum } from './album-choice.ts'
import { AlbumView, type AlbumViewProps } from './album-view.tsx'

vi.mock('@/audio/player.ts', () => ({ playCue: () => {}, prepareSounds: () => {}, playVoice: () => {} }))

const character = (number: number) =>
  plainCharacter(number, {
    nome: `Nome${number}`,
    rarita: rarities[number % 3],
    tipo: elements[number % 5],
  } as Partial<Character>)

const characters = Array.from({ length: 149 }, (_, at) => character(at + 2))
const owned = [
  { numero_carta: 2, is_new: true },
  { numero_carta: 3, is_new: false },
  { numero_carta: 3, is_new: false },
  { numero_carta: 30, is_new: false },
]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { album, game, ui: {} } },
    interpolation: { escapeValue: false },
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function view(address: Partial<AlbumAddress> = {}) {
  const onGo = vi.fn<AlbumViewProps['onGo']>()
  const onSeen = vi.fn<AlbumViewProps['onSeen']>()
  const detail = vi.fn<AlbumViewProps['detail']>(() => null)
  const draw = (part: Partial<AlbumAddress>) => (
    <AlbumView
      characters={characters}
      owned={owned}
      address={{ ...wholeAlbum, page: 0, card: null, ...part }}
      offlineSince={null}
      locale="it"
      linkTo={screen => `/${screen}`}
      onGo={onGo}
      onSeen={onSeen}
      detail={detail}
    />
  )
  const { rerender } = render(draw(address))
  return { onGo, onSeen, detail, show: (part: Partial<AlbumAddress>) => rerender(draw(part)) }
}

const numbers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-number]')].map(({ dataset }) => Number(dataset.number))

/** happy-dom has no layout, so the album shows one page. */
describe('album page without WebGL', () => {
  it('shows nine slots with their names, copies and marks', () => {
    view()
    expect(numbers()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(screen.getByRole('button', { name: 'Nome2, numero 2, Nuova' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Nome3, numero 3, 2 copie' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Numero 4, Nome4: manca' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '3 carte diverse su 149' })).toBeTruthy()
  })

  it('turns pages with arrow keys and the corner from the latest target, and has nothing before the first page', () => {
    const { onGo } = view()
    fireEvent.keyDown(window, { key: 'ArrowLeft' })
    expect(onGo).not.toHaveBeenCalled()
    fireEvent.keyDown(window, { key: 'ArrowRight' })
    fireEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }))
    expect(onGo.mock.calls.map(([{ page }, step]) => [page, step])).toEqual([
      [2, 'replace'],
      [3, 'replace'],
    ])
  })

  it('adds a filter to the history and starts at the first page', () => {
    const { onGo } = view({ page: 3 })
    fireEvent.click(screen.getByRole('button', { name: /^Doppioni/ }))
    expect(onGo).toHaveBeenCalledWith({ ...wholeAlbum, show: 'double', page: 1, card: null }, 'push')
  })

  it('opens the page of a linked card and finds the cards next to it', () => {
    const { detail } = view({ card: 30 })
    expect(numbers()).toContain(30)
    const [slot, around] = detail.mock.lastCall ?? []
    expect(slot?.number).toBe(30)
    expect(around).toEqual({ before: 29, after: 31, page: 4 })
  })

  it('marks a new card as seen when its detail is open', () => {
    const { onSeen } = view({ card: 2 })
    expect(onSeen).toHaveBeenCalledWith([2])
  })

  it('marks the new cards of a page as seen when it is left after a moment', () => {
    const { onSeen, show } = view()
    act(() => void vi.advanceTimersByTime(2000))
    expect(onSeen).not.toHaveBeenCalled()
    show({ page: 2 })
    expect(onSeen).toHaveBeenCalledWith([2])
  })

  it('keeps cards new on pages that are turned quickly', () => {
    const { onSeen, show } = view()
    act(() => void vi.advanceTimersByTime(300))
    show({ page: 2 })
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('offers all cards when none matches', () => {
    const { onGo } = view({ search: 'zzzz' })
    expect(screen.getByRole('heading', { name: album.none.title })).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Tutte' }).at(-1) as HTMLElement)
    expect(onGo).toHaveBeenCalledWith({ ...wholeAlbum, page: 1, card: null }, 'push')
  })
})
