import { expect, it } from 'vitest'
import type { LobbyPicture } from '@/stage/scenes/lobby/lobby-picture.ts'
import { createLobbyStore } from './lobby-store.ts'

const person = (id: number) => ({ id, slug: 'ondalice', name: `Player ${id}`, league: 'wood' as const })

const picture = (ids: readonly number[]): Omit<LobbyPicture, 'target'> => ({
  own: person(1),
  doors: { find: 'Find', computer: 'Computer', code: 'Code' },
  people: ids.map(id => ({ ...person(id), isSearching: false })),
  challenge: 'Challenge',
  tables: [],
  newTable: 'New',
  champions: [],
  more: count => `${count}`,
  others: ids.length,
  invitation: null,
})

it('keeps the selected player when others arrive', () => {
  const store = createLobbyStore()
  store.getState().show(picture([2]))
  store.getState().select('player:2')
  store.getState().show(picture([2, 3]))
  expect(store.getState().picture?.target).toBe('player:2')
})

it('drops the selection of a player who has left', () => {
  const store = createLobbyStore()
  store.getState().show(picture([2, 3]))
  store.getState().select('player:2')
  store.getState().show(picture([3]))
  expect(store.getState().picture?.target).toBeNull()
})

it('does not change when the same target is selected again', () => {
  const store = createLobbyStore()
  store.getState().show(picture([2]))
  store.getState().select('player:2')
  let changes = 0
  store.subscribe(() => changes++)
  store.getState().select('player:2')
  expect(changes).toBe(0)
})

it('does not change when the same lists arrive again, so that the scene stays idle', () => {
  const store = createLobbyStore()
  store.getState().show(picture([2]))
  let changes = 0
  store.subscribe(() => changes++)
  store.getState().show(picture([2]))
  expect(changes).toBe(0)
  store.getState().show(picture([2, 3]))
  expect(changes).toBe(1)
})
