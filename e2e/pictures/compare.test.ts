import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compare, encode } from './compare.ts'

interface Screen {
  label: string
  left: number // of the button
  ground: string
}

const usual: Screen = { label: 'Gioca', left: 20, ground: '#fdf6e3' }

const pictureOf = async (change: Partial<Screen> = {}): Promise<Buffer> => {
  const { label, left, ground } = { ...usual, ...change }
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"><rect width="360" height="240" fill="${ground}"/>
<rect x="${left}" y="90" width="140" height="48" rx="14" fill="#23787e"/>
<text x="${left + 70}" y="120" text-anchor="middle" font-size="18" fill="#fff">${label}</text></svg>`
  return encode(await sharp(Buffer.from(drawn)).png().toBuffer())
}

it('the same screen is the same picture', async () => {
  expect(await compare(await pictureOf(), await pictureOf())).toEqual({
    isSame: true,
    worst: 0,
    difference: null,
  })
})

it.each<[string, Partial<Screen>]>([
  ['another word', { label: 'Esci' }],
  ['a control moved by three pixels', { left: 23 }],
  ['another ground', { ground: '#c9e4de' }],
])('%s is a change, and its place is shown', async (_, change) => {
  const { isSame, worst, difference } = await compare(await pictureOf(), await pictureOf(change))
  expect(isSame).toBe(false)
  expect(worst).toBeGreaterThan(30)
  expect((await sharp(difference ?? Buffer.alloc(0)).metadata()).width).toBe(360)
})

it('what no eye sees is none: a shade more or less, single pixels far apart', async () => {
  expect((await compare(await pictureOf(), await pictureOf({ ground: '#fcf5e2' }))).isSame).toBe(true)
  const specks = await sharp(await pictureOf())
    .composite(
      Array.from({ length: 12 }, (_, at) => ({
        input: { create: { width: 2, height: 2, channels: 3 as const, background: '#000' } },
        left: 10 + at * 28,
        top: 10 + (at % 2) * 180,
      })),
    )
    .webp({ lossless: true })
    .toBuffer()
  expect((await compare(await pictureOf(), specks)).isSame).toBe(true)
})

it('a picture of another size has changed', async () => {
  const larger = await encode(
    await sharp(await pictureOf())
      .resize(400)
      .png()
      .toBuffer(),
  )
  expect((await compare(await pictureOf(), larger)).isSame).toBe(false)
})
