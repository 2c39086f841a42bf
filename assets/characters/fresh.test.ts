/** The committed pictures are those of the present specs, shaders and layouts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elements } from '../../src/contract/endpoints/game/characters.ts'
import { roster } from '../catalogue/roster.ts'
import { backgroundOf, backgroundsOf } from './backgrounds/views.ts'
import { backgroundHash, cardHash, drawingHash, layersHash, posesHash } from './hashes.ts'
import { cards } from './specs/cards.ts'
import { stageArtworkOf } from './stage-artwork.ts'
import { charactersRoot, manifest } from './testing/committed.ts'

describe('specs', () => {
  it('have their own slug and number, and a name that fits', () => {
    expect(new Set(cards.map(card => card.slug)).size).toBe(cards.length)
    expect(new Set(cards.map(card => card.numero_carta)).size).toBe(cards.length)
    for (const { nome, slug } of cards) {
      expect(nome.length).toBeLessThanOrEqual(12)
      expect(slug).toBe(nome.toLowerCase())
    }
  })

  it('exist for every character of the roster', () => {
    expect(cards.map(card => card.slug)).toEqual(roster.map(line => line.slug))
  })

  it('are exactly those of the manifest', () => {
    expect(Object.keys(manifest.characters)).toEqual(cards.map(card => card.slug))
  })

  it('draws each differently', () => {
    expect(new Set(cards.map(drawingHash)).size).toBe(cards.length)
  })
})

it.each(cards)('$slug is rendered from its present spec', card => {
  const entry = manifest.characters[card.slug]!
  expect(entry.hash).toBe(layersHash(card))
  expect(entry.cardHash).toBe(cardHash(card, entry.hash))
  expect(entry.poses?.hash).toBe(posesHash(card))
  expect(entry.numero_carta).toBe(card.numero_carta)
  expect(entry.background).toBe(backgroundOf(card).name)
  expect(entry.floats).toBe(card.floats ?? false)
  expect(entry.fy).toBeGreaterThan(0.9)
  expect(entry.fy).toBeLessThanOrEqual(1)
})

it('backgrounds are rendered from their present landscapes', () => {
  const drawn = Object.fromEntries(
    Object.entries(manifest.backgrounds).map(([name, { hash }]) => [name, hash]),
  )
  const present = elements.flatMap(backgroundsOf).map(one => [one.name, backgroundHash(one)])
  expect(drawn).toEqual(Object.fromEntries(present))
})

it('passes the manifest data of every figure to a scene', () => {
  const written: unknown = JSON.parse(readFileSync(join(charactersRoot, 'figures.json'), 'utf8'))
  expect(written).toEqual(stageArtworkOf(manifest))
})
