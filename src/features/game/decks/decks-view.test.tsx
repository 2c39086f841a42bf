// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/client.ts'
import { decksQuery } from '@/api/player-queries.ts'
import { type Deck, removeDeck } from '@/contract/endpoints/game/deck.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { loadNightDialogBox } from '../kit/night-dialog.tsx'
import { plainCharacter } from '../kit/testing/plain-character.ts'
import type { DecksViewProps } from './deck-builder-config.ts'
import { DecksView } from './decks-view.tsx'

vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn() }))

beforeAll(loadNightDialogBox)
beforeAll(async () => {
  await startI18n('it', ['decks'])
  await loadAreas(['decks', 'game', 'effects', 'problems', 'common', 'ui'])
})
beforeEach(() => {
  localStorage.clear()
  let { id } = deck
  vi.mocked(call).mockImplementation((async (endpoint: unknown, { body }: { body: object }) => {
    if (endpoint === removeDeck) return { ok: true, value: {} }
    id += 1
    return { ok: true, value: { ...body, id, updated_at: '' } }
  }) as never)
})
afterEach(cleanup)

const characters = [2, 3, 4, 5, 6, 7, 150].map(number => plainCharacter(number))
const deck: Deck = { id: 1, name: 'Uno', cards: [2, 3, 4, 5, 6, 7], updated_at: '' }
const held = characters.slice(0, 6).map(character => ({ character, copies: 1 }))

function TestBuilder(props: Partial<DecksViewProps>) {
  const decks = useQuery({ ...decksQuery(7), enabled: false, initialData: [deck] }).data
  return (
    <DecksView
      userId={7}
      characters={characters}
      ownedCards={held}
      decks={decks}
      shared={null}
      link=""
      deckId={null}
      arriving={null}
      locale="it"
      notify={() => {}}
      linkTo={name => `/${name}`}
      home=""
      leaving={null}
      onUnsaved={() => {}}
      onKept={() => {}}
      {...props}
    />
  )
}
const show = (props: Partial<DecksViewProps> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestBuilder {...props} />
    </QueryClientProvider>,
  )
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const chosen = () =>
  [
    ...screen.getByRole('list', { name: 'Le carte del mazzo' }).querySelectorAll<HTMLElement>('[data-card]'),
  ].map(({ dataset }) => Number(dataset.card))

it('adds the card in the address to the deck once', () => {
  const shared = { id: null, name: '', cards: [] }
  show({ shared, arriving: 4 }).unmount()
  show({ shared, arriving: 4 })
  expect(chosen()).toEqual([4])
})

it('copies one of several decks and deletes one after a confirmation', async () => {
  show()
  await press('I tuoi mazzi')
  await press('Duplica Uno')
  await press('Salva il mazzo')
  await press('I tuoi mazzi')
  await press('Elimina Uno')
  expect(call).not.toHaveBeenCalledWith(removeDeck, expect.anything())
  await press('Elimina')
  expect(call).toHaveBeenCalledWith(removeDeck, { params: { id: 1 } })
  const list = within(screen.getByRole('dialog', { name: 'I tuoi mazzi' }))
  await waitFor(() => expect(list.getAllByRole('button', { name: /^Apri/ })).toHaveLength(1))
  expect(list.getByRole('button', { name: 'Apri Uno (copia)' })).toBeTruthy()
})
