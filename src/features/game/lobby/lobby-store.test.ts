import { expect, it } from 'vitest'
import { createLobbyStore } from './lobby-store.ts'
import { samplePicture } from './testing/sample-picture.ts'

it('keeps the selected player when others arrive', () => {
  const store = createLobbyStore()
  store.getState().show(samplePicture([2]))
  store.getState().select('player:2')
  store.getState().show(samplePicture([2, 3]))
  expect(store.getState().picture?.target).toBe('player:2')
})

it('drops the selection of a player who has left', () => {
  const store = createLobbyStore()
  store.getState().show(samplePicture([2, 3]))
  store.getState().select('player:2')
  store.getState().show(samplePicture([3]))
  expect(store.getState().picture?.target).toBeNull()
})

it('does not change when the same target is selected again', () => {
  const store = createLobbyStore()
  store.getState().show(samplePicture([2]))
  store.getState().select('player:2')
  let changes = 0
  store.subscribe(() => changes++)
  store.getState().select('player:2')
  expect(changes).toBe(0)
})

it('does not change when the same lists arrive again, so that the scene stays idle', () => {
  const store = createLobbyStore()
  store.getState().show(samplePicture([2]))
  let changes = 0
  store.subscribe(() => changes++)
  store.getState().show(samplePicture([2]))
  expect(changes).toBe(0)
  store.getState().show(samplePicture([2, 3]))
  expect(changes).toBe(1)
})
