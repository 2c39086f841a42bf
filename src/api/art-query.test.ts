import { expect, it } from 'vitest'
import { readCreatureArt } from './art-query.ts'

it('reads an own or a shared background', () => {
  const art = readCreatureArt({
    backgrounds: { 'fuoco-1': { file: 'backgrounds/fuoco-1.webp' } },
    characters: {
      own: { fy: 0.97, floats: true, files: { background: { file: 'own/background.webp' } } },
      shared: { fy: 0.9, background: 'fuoco-1', files: {} },
    },
  })
  expect(art.own).toEqual({
    background: '/assets/characters/own/background.webp',
    feet: 0.97,
    floats: true,
    faces: {},
  })
  expect(art.shared?.background).toBe('/assets/characters/backgrounds/fuoco-1.webp')
})

it('ignores invalid entries and an invalid file', () => {
  expect(readCreatureArt(null)).toEqual({})
  expect(readCreatureArt({ characters: { odd: { fy: 'x', files: {} } } })).toEqual({})
})

it('converts face positions to shares of the creature and ignores an invalid one', () => {
  const files = { blink: { rect: { x: 128, y: 64, w: 256, h: 32 } }, hurt: { rect: { x: 1 } }, attack: {} }
  const { one } = readCreatureArt({
    backgrounds: { sky: { file: 'sky.webp' } },
    characters: { one: { fy: 0.9, background: 'sky', files } },
  })
  expect(one?.faces).toEqual({ blink: { x: 0.25, y: 0.125, w: 0.5, h: 0.0625 } })
})
