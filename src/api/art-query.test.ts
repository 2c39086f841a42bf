import { expect, it } from 'vitest'
import { readCreatureArt } from './art-query.ts'

it('a background may be a creature’s own or a shared one', () => {
  const art = readCreatureArt({
    backgrounds: { 'fuoco-1': { file: 'backgrounds/fuoco-1.webp' } },
    characters: {
      own: { fy: 0.97, floats: true, files: { background: { file: 'own/background.webp' } } },
      shared: { fy: 0.9, background: 'fuoco-1', files: {} },
    },
  })
  expect(art.own).toEqual({ background: '/assets/characters/own/background.webp', feet: 0.97, floats: true })
  expect(art.shared?.background).toBe('/assets/characters/backgrounds/fuoco-1.webp')
})

it('odd entries and an odd file leave nothing', () => {
  expect(readCreatureArt(null)).toEqual({})
  expect(readCreatureArt({ characters: { odd: { fy: 'x', files: {} } } })).toEqual({})
})
