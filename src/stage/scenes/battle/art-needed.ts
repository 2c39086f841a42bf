import type { Art } from '../../art.ts'
import { artOf } from '../../art-addresses.ts'
import type { BattlePicture } from '../../battle-picture.ts'
import { plainCharacterArt } from '../../character-art.ts'
import { cardsOf } from '../../choreography/script.ts'

/** Addresses a picture cannot do without; faces and glows may come later. */
export function artNeeded(picture: BattlePicture, art: Pick<Art, 'figureOf'>, bench?: string): string[] {
  const active = [picture.own.active, picture.rival.active].filter(card => card !== null)
  const shown = active.flatMap(card => [artOf(card.slug, 'creature'), art.figureOf(card.slug).background])
  return [
    ...(bench ? [bench] : []),
    ...shown.filter(address => address !== null),
    ...cardsOf(picture.own).map(card => artOf(card.slug, 'mini')),
  ]
}

/** Asks for creatures and cards of the first picture while the stage is still starting: it then finds them in the browser's cache. */
export function fetchEarly(picture: BattlePicture): void {
  for (const address of artNeeded(picture, { figureOf: () => plainCharacterArt })) new Image().src = address
}
