import { expect, it } from 'vitest'
import { plainCharacterArt } from '../../art/character-art.ts'
import { samplePicture } from '../../testing/sample-pictures.ts'
import { posesLater, posesNeeded } from './art-needed.ts'

/** Every creature has poses but one. */
const artWithout = (plain: string) => ({
  figureOf: (slug: string) => ({ ...plainCharacterArt, hasPoses: slug !== plain }),
})

/** Returns the cards of the addresses, in order. */
const cardsIn = (addresses: string[]) => {
  expect(addresses[0]).toMatch(/pose-coil\.webp$/)
  return [...new Set(addresses.map(address => address.split('/').at(-2)))]
}

it('needs the poses of the active creatures, unless they have none', () => {
  expect(cardsIn(posesNeeded(samplePicture(), artWithout('')))).toEqual(['card-1', 'card-11'])
  expect(cardsIn(posesNeeded(samplePicture(), artWithout('card-1')))).toEqual(['card-11'])
})

it('needs the poses of the hands later, without defeated cards', () => {
  const picture = samplePicture()
  for (const card of picture.own.hand.slice(0, 1)) card.defeated = true
  expect(cardsIn(posesLater(picture, artWithout('card-12')))).toEqual(['card-3', 'card-13'])
})
