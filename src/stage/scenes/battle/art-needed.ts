import type { Art } from '../../art/art.ts'
import { artOf } from '../../art/art-addresses.ts'
import { characterArt, plainCharacterArt } from '../../art/character-art.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { cardsOf } from '../../choreography/script.ts'

/** The images of the two active creatures, without which the table cannot be shown. Faces and glows may load later. */
export function creaturesNeeded(picture: BattleSnapshot, art: Pick<Art, 'figureOf'>): string[] {
  const active = [picture.own.active, picture.rival.active].filter(card => card !== null)
  const visibleFigures = active.flatMap(card => [
    artOf(card.slug, 'creature'),
    art.figureOf(card.slug).background,
  ])
  return visibleFigures.filter(address => address !== null)
}

const poseParts = ['pose-coil', 'pose-strike', 'pose-hurt', 'relief'] as const

/**
 * The poses and reliefs of all cards of the battle, those of the two active creatures first.
 * @param isSparing only those of the active creatures, for a device with little memory
 */
export function posesNeeded(
  { own, rival }: BattleSnapshot,
  art: Pick<Art, 'figureOf'>,
  isSparing: boolean,
): string[] {
  const active = [own.active, rival.active].filter(card => card !== null)
  const cards = isSparing ? active : [...active, ...own.hand, ...rival.hand]
  return cards
    .filter(({ slug }) => art.figureOf(slug).hasPoses)
    .flatMap(({ slug }) => poseParts.map(part => artOf(slug, part)))
}

/** The images of the reader's own cards. */
export const handNeeded = (picture: BattleSnapshot): string[] =>
  cardsOf(picture.own).map(card => artOf(card.slug, 'mini'))

/** Requests the images of the first picture while the stage is starting, so that it finds them in the browser's cache. */
export async function fetchEarly(picture: BattleSnapshot): Promise<void> {
  const requested = new Set<string>()
  const ask = (addresses: readonly string[]) => {
    for (const address of addresses.filter(candidate => !requested.has(candidate))) {
      requested.add(address)
      new Image().src = address
    }
  }
  ask(creaturesNeeded(picture, { figureOf: () => plainCharacterArt })) // without their backgrounds, whose names are in the list
  const figures = await characterArt()
  ask(creaturesNeeded(picture, { figureOf: slug => figures[slug] ?? plainCharacterArt }))
  ask(handNeeded(picture))
}
