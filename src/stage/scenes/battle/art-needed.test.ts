import { expect, it } from 'vitest'
import { plainCharacterArt } from '../../art/character-art.ts'
import { samplePicture } from '../../testing/sample-pictures.ts'
import { posesNeeded } from './art-needed.ts'

/** Returns the cards whose poses are needed, in order. @param plain slug of a creature without poses */
const cardsWithPoses = (isSparing: boolean, plain = '') => {
  const art = { figureOf: (slug: string) => ({ ...plainCharacterArt, hasPoses: slug !== plain }) }
  const addresses = posesNeeded(samplePicture(), art, isSparing)
  expect(addresses[0]).toMatch(/pose-coil\.webp$/)
  return [...new Set(addresses.map(address => address.split('/').at(-2)))]
}

it('requests the poses of the active creatures first', () => {
  expect(cardsWithPoses(false)).toEqual(['card-1', 'card-11', 'card-2', 'card-3', 'card-12', 'card-13'])
})

it('requests only the poses of the active creatures on a weak device', () => {
  expect(cardsWithPoses(true)).toEqual(['card-1', 'card-11'])
})

it('requests no poses of a creature that has none', () => {
  expect(cardsWithPoses(true, 'card-1')).toEqual(['card-11'])
})
