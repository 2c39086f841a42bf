import type { Art } from '../../art/art.ts'
import { artOf, poseParts } from '../../art/art-addresses.ts'
import { characterArt, plainCharacterArt } from '../../art/character-art.ts'
import type { BattleSnapshot, CardSnapshot } from '../../battle-snapshot.ts'
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

const posesOf = (cards: readonly CardSnapshot[], art: Pick<Art, 'figureOf'>): string[] =>
  cards
    .filter(({ slug }) => art.figureOf(slug).hasPoses)
    .flatMap(({ slug }) => poseParts.map(part => artOf(slug, part)))

/** The poses and reliefs of the two active creatures. */
export const posesNeeded = ({ own, rival }: BattleSnapshot, art: Pick<Art, 'figureOf'>): string[] =>
  posesOf(
    [own.active, rival.active].filter(card => card !== null),
    art,
  )

/** The poses and reliefs of the cards that may still enter. */
export const posesLater = ({ own, rival }: BattleSnapshot, art: Pick<Art, 'figureOf'>): string[] =>
  posesOf(
    [...own.hand, ...rival.hand].filter(card => !card.defeated),
    art,
  )

/** The images of the reader's own cards. */
export const handNeeded = (picture: BattleSnapshot): string[] =>
  cardsOf(picture.own).map(card => artOf(card.slug, 'mini'))

/** Requests files before they are needed, so that the browser's cache has them. Their pixels take no memory. */
export function fetchOnly(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address
}

/** Requests the images of the first picture while the stage is starting, so that it finds them in the browser's cache. */
export async function fetchEarly(picture: BattleSnapshot): Promise<void> {
  const requested = new Set<string>()
  const ask = (addresses: readonly string[]) => {
    const others = addresses.filter(candidate => !requested.has(candidate))
    for (const address of others) requested.add(address)
    fetchOnly(others)
  }
  ask(creaturesNeeded(picture, { figureOf: () => plainCharacterArt })) // without their backgrounds, whose names are in the list
  const figures = await characterArt()
  ask(creaturesNeeded(picture, { figureOf: slug => figures[slug] ?? plainCharacterArt }))
  ask(handNeeded(picture))
}
