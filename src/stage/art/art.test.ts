// @vitest-environment happy-dom
import { Assets, loadTextures, Texture, TextureSource } from 'pixi.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openArt } from './art.ts'
import { ImageStore } from './image-store.ts'

it('decodes no image in a worker, because WebKit would draw it black', async () => {
  await openArt(async () => ({})).ready
  expect(loadTextures.config?.preferWorkers).toBe(false)
})

describe('held images', () => {
  afterEach(() => void vi.restoreAllMocks())

  function openShelf() {
    const close = vi.fn()
    const load = async () =>
      new Texture({ source: new TextureSource({ resource: { width: 1, height: 1, close } }) })
    vi.spyOn(Assets, 'load').mockImplementation(load as never)
    const unload = vi.spyOn(Assets, 'unload').mockResolvedValue()
    const images = new ImageStore(1)
    return { art: openArt(async () => ({}), images), images, unload, close }
  }
  const settled = () => new Promise(resolve => setTimeout(resolve))

  it('are removed from memory with their last user, and no others are', async () => {
    const { art, unload, close } = openShelf()
    art.hold(['a', 'b'])
    art.hold(['b'])
    await art.settled(['a', 'b', 'c'])
    art.release(['a', 'b'])
    await settled()
    expect(unload.mock.calls).toEqual([['a']])
    expect(close).toHaveBeenCalledTimes(1)
    art.release(['b'])
    await settled()
    expect(unload.mock.calls).toEqual([['a'], ['b']])
  })

  it('are kept if they are requested again before removal, and removed if they arrive after their release', async () => {
    const { art, unload } = openShelf()
    art.hold(['a', 'b'])
    await art.settled(['a'])
    art.release(['a'])
    art.hold(['a'])
    await settled()
    expect(unload).not.toHaveBeenCalled()
    art.use('b', () => undefined)
    art.release(['b'])
    await settled()
    expect(unload.mock.calls).toEqual([['b']])
  })

  it('are loaded again when they are needed later', async () => {
    const { art } = openShelf()
    art.hold(['a'])
    await art.settled(['a'])
    art.release(['a'])
    await settled()
    await art.settled(['a'])
    expect(Assets.load).toHaveBeenCalledTimes(2)
  })
  it('are removed when the stage does not need them any more, even if they arrive later', async () => {
    const { art, unload } = openShelf()
    art.hold(['a', 'b'])
    await art.settled(['b'])
    const late = art.settled(['a'])
    art.leave(address => address === 'a')
    await late
    await settled()
    expect(unload.mock.calls).toEqual([['a']])
    await art.settled(['a'])
    expect(Assets.load).toHaveBeenCalledTimes(3)
  })

  it('are removed when their stage is closed, and of the others those that were needed first are left', async () => {
    const { art, images, unload } = openShelf()
    art.hold(['a'])
    await art.settled(['a', 'b', 'c'])
    art.close()
    await settled()
    expect(unload.mock.calls.flat().sort()).toEqual(['a', 'c'])
    await openArt(async () => ({}), images).settled(['b'])
    expect(Assets.load).toHaveBeenCalledTimes(3)
  })
})
