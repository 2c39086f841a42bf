// @vitest-environment happy-dom
import { Assets, Texture, TextureSource } from 'pixi.js'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { ImageStore } from './image-store.ts'

const close = vi.fn()
const settled = () => new Promise(resolve => setTimeout(resolve))
let unload: MockInstance<typeof Assets.unload>
let load: ReturnType<typeof vi.fn>

beforeEach(() => {
  load = vi.fn(
    async () => new Texture({ source: new TextureSource({ resource: { width: 1, height: 1, close } }) }),
  )
  vi.spyOn(Assets, 'load').mockImplementation(load as never)
  unload = vi.spyOn(Assets, 'unload').mockResolvedValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  close.mockReset()
})

it('keeps images that no stage uses up to its limit, and removes the least recently used one', async () => {
  const store = new ImageStore(2)
  for (const address of ['a', 'b', 'c']) await store.load(address)
  store.leave(['a', 'b'])
  await store.load('a')
  store.leave(['a', 'c'])
  await settled()
  expect(unload.mock.calls).toEqual([['b']])
  expect(close).toHaveBeenCalledTimes(1)
})

it('loads an image once for any number of stages, and keeps it until the last one leaves', async () => {
  const store = new ImageStore(0)
  expect(await store.load('a')).toBe(await store.load('a'))
  expect(load).toHaveBeenCalledTimes(1)
  store.leave(['a'])
  await settled()
  expect(unload).not.toHaveBeenCalled()
  store.leave(['a'])
  await settled()
  expect(unload.mock.calls).toEqual([['a']])
})

it('keeps an image that is requested again while it is being removed', async () => {
  const store = new ImageStore(0)
  const first = store.load('a')
  store.leave(['a'])
  void store.load('a')
  await first
  await settled()
  expect(unload).not.toHaveBeenCalled()
})

it('removes an image immediately on request, unless another stage uses it', async () => {
  const store = new ImageStore(9)
  for (const address of ['a', 'a', 'b']) await store.load(address)
  await store.remove('a')
  await store.remove('b')
  expect(unload.mock.calls).toEqual([['b']])
})

it('requests a missing image again for the next stage', async () => {
  const store = new ImageStore(9)
  load.mockRejectedValueOnce(new Error('404'))
  expect(await store.load('a')).toBeNull()
  expect(await store.load('a')).not.toBeNull()
})
