// @vitest-environment happy-dom
import type { Texture } from 'pixi.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawnTextures } from './drawn-textures.ts'

const RENDERER = 7

beforeEach(() => {
  const ctx = { scale() {}, translate() {} } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ctx as never)
})
afterEach(() => vi.restoreAllMocks())

const sizeOf = ({ source }: Texture) => {
  const { width, height } = source.resource as HTMLCanvasElement
  return [width, height]
}
const upload = ({ source }: Texture) => Object.assign(source._gpuData, { [RENDERER]: {} })

it('frees the canvas of a texture once the graphics card has it, and keeps the size of the texture', () => {
  const drawn = new DrawnTextures(2)
  const [plate, button] = [
    drawn.texture('plate', 50, 20, () => {}),
    drawn.texture('button', 10, 10, () => {}),
  ]
  upload(plate)
  drawn.freeUploaded(RENDERER)
  expect([plate, button].map(sizeOf)).toEqual([
    [1, 1],
    [20, 20],
  ])
  expect([plate.width, plate.height]).toEqual([50, 20])
  expect(drawn.texture('plate', 50, 20, () => {})).toBe(plate)
  upload(button)
  drawn.freeUploaded(RENDERER)
  expect(sizeOf(button)).toEqual([1, 1])
})

it('frees a few canvases per frame', () => {
  const drawn = new DrawnTextures(1)
  const textures = Array.from({ length: 6 }, (_, at) => drawn.texture(`${at}`, 9, 9, () => {}))
  for (const texture of textures) upload(texture)
  const freed = () => textures.filter(texture => sizeOf(texture)[0] === 1).length
  drawn.freeUploaded(RENDERER)
  expect(freed()).toBeLessThan(6)
  drawn.freeUploaded(RENDERER)
  expect(freed()).toBe(6)
})
