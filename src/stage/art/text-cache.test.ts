// @vitest-environment happy-dom
import { type Texture, TexturePool } from 'pixi.js'
import { beforeEach, expect, it } from 'vitest'
import { TextCache } from './text-cache.ts'

let counts: Map<string, number>
const system = { decreaseReferenceCount: (_: string) => {} }
const draw = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
const isDrawn = (key: string) => (counts.get(key) ?? 0) > 0

beforeEach(() => {
  counts = new Map()
  system.decreaseReferenceCount = key => counts.set(key, (counts.get(key) ?? 0) - 1)
})

it('keeps a text after its last use and counts it once, however often it is shown again', () => {
  new TextCache(system, 2)
  draw('12')
  system.decreaseReferenceCount('12')
  expect(counts.get('12')).toBe(1)
  draw('12')
  draw('12')
  system.decreaseReferenceCount('12')
  system.decreaseReferenceCount('12')
  expect(counts.get('12')).toBe(1)
})

it('removes the least recently used text', () => {
  new TextCache(system, 2)
  for (const key of ['a', 'b']) {
    draw(key)
    system.decreaseReferenceCount(key)
  }
  draw('a')
  system.decreaseReferenceCount('a')
  draw('c')
  system.decreaseReferenceCount('c')
  expect(['a', 'b', 'c'].map(isDrawn)).toEqual([true, false, true])
})

it('clears the cache when the graphics context is lost', () => {
  const texts = new TextCache(system, 2)
  draw('a')
  draw('b')
  system.decreaseReferenceCount('a')
  texts.clear()
  expect([isDrawn('a'), isDrawn('b')]).toEqual([false, true])
})

it('deletes the textures that no text uses, and no others', () => {
  const drawn = new Map<string, Texture>()
  system.decreaseReferenceCount = key => TexturePool.returnTexture(drawn.get(key)!)
  const texts = new TextCache(system, 1)
  for (const key of ['Mara', 'Tavoletto', 'Zolfo'])
    drawn.set(key, TexturePool.getOptimalTexture({ width: key.length * 40, height: 30 }))
  system.decreaseReferenceCount('Mara')
  system.decreaseReferenceCount('Tavoletto')
  texts.deleteUnused()
  const deleted = () => [...drawn].filter(([, { destroyed }]) => destroyed).map(([key]) => key)
  expect(deleted()).toEqual(['Mara'])
  texts.close()
  expect(deleted()).toEqual(['Mara', 'Tavoletto'])
})
