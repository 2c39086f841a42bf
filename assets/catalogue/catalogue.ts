/** The shipped catalogue: roster and card of each character joined, in the order of their numbers. */
import { type TraitCode, traitOfType } from '../../src/engine/traits/trait.ts'
import type { Card } from './card.ts'
import { cards } from './cards/all.ts'
import { type RosterLine, roster } from './roster.ts'

export interface CatalogueEntry extends RosterLine, Card {
  atk: number // the largest danno of its moves; enters no formula
  tratto: TraitCode
}

const cardBySlug = new Map(cards.map(card => [card.slug, card]))

function entryOf(line: RosterLine): CatalogueEntry {
  const card = cardBySlug.get(line.slug)
  if (!card) throw new Error(`the roster names ${line.slug}, no card file does`)
  const atk = Math.max(...card.mosse.map(mossa => mossa.danno))
  const tratto = card.tratto ?? traitOfType[line.tipo]
  if (!tratto) throw new Error(`no trait for ${line.slug}`)
  return { ...card, ...line, atk, tratto }
}

export const catalogue: readonly CatalogueEntry[] = roster.map(entryOf)
