import { afterEach, expect, it, vi } from 'vitest'
import { statureSizes } from '@/design/card/stature.ts'
import { readCharacterArt } from './character-art.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response))

it('reads the stature, feet, faces and eyes of a creature as shares of the image', async () => {
  const faces = { blink: { x: 128, y: 256, w: 64, h: 32 } }
  const eyes = [{ x: 256, y: 128, r: 32 }]
  answer(Response.json({ volpardore: { stature: 'small', fy: 0.9746, background: 'fuoco-1', faces, eyes } }))
  expect(await readCharacterArt()).toEqual({
    volpardore: {
      feet: 0.9746,
      size: statureSizes.small,
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

it('leaves every creature plain if the list is missing', async () => {
  answer(new Response(null, { status: 404 }))
  expect(await readCharacterArt()).toEqual({})
})
