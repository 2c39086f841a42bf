import { type Art, artOf } from '../../art.ts'
import type { BattlePicture } from '../../battle-picture.ts'
import { cardsOf } from '../../choreography/script.ts'

/** Addresses a picture cannot do without; faces and glows may come later. */
export function artNeeded(picture: BattlePicture, art: Pick<Art, 'figureOf'>, bench: string): string[] {
  const active = [picture.own.active, picture.rival.active].filter(card => card !== null)
  const shown = active.flatMap(card => [artOf(card.slug, 'creature'), art.figureOf(card.slug).background])
  return [
    bench,
    ...shown.filter(address => address !== null),
    ...cardsOf(picture.own).map(card => artOf(card.slug, 'mini')),
  ]
}
