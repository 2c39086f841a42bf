import type { Texture } from 'pixi.js'
import { afterEach, expect, it, vi } from 'vitest'
import { statureSizes } from '@/design/card/stature.ts'
import { fitCreature, readCharacterArt } from './character-art.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response))

it('reads the stature, feet, outline, faces and eyes of a creature as shares of the image', async () => {
  const faces = { blink: { x: 128, y: 256, w: 64, h: 32 } }
  const eyes = [{ x: 256, y: 128, r: 32 }]
  const outline = { top: 64, bottom: 512, left: 128, right: 384 }
  const figure = { stature: 'small', fy: 0.9746, outline, background: 'fuoco-1', faces, eyes }
  answer(Response.json({ volpardore: figure }))
  expect(await readCharacterArt()).toEqual({
    volpardore: {
      feet: 0.9746,
      size: statureSizes.small,
      outline: { top: 0.125, bottom: 1, left: 0.25, right: 0.75 },
      faces: { blink: { x: 0.25, y: 0.5, w: 0.125, h: 0.0625 } },
      eyes: [{ x: 0.5, y: 0.25, r: 0.0625 }],
      hasPoses: true,
      background: '/assets/characters/backgrounds/fuoco-1.webp',
    },
  })
})

it('reads a creature without a list of eyes as one without poses', async () => {
  answer(Response.json({ volpardore: { stature: 'small', fy: 0.9746, background: 'fuoco-1', faces: {} } }))
  expect(await readCharacterArt()).toMatchObject({ volpardore: { eyes: [], hasPoses: false } })
})

it('reads the outline of a creature from the manifest, without measuring its image', () => {
  const unmeasurable = {} as Texture
  const outline = { top: 0.25, bottom: 1, left: 0.25, right: 0.75 }
  const { side, middle, soles } = fitCreature(unmeasurable, { feet: 0.75, size: 1, outline }, 100)
  expect({ side, middle, soles }).toEqual({ side: 200, middle: 0.5, soles: 0.75 })
})

it('leaves every creature plain if the list is missing', async () => {
  answer(new Response(null, { status: 404 }))
  expect(await readCharacterArt()).toEqual({})
})
