/** Which packs were granted to whom. Contents and secret are returned only after the opening. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/packs.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { allCharacters } from '../characters/characters-repo.ts'
import { givenPack, givenPage, ownersLike, shownGiven } from './given-packs-repo.ts'
import { showOpenings } from './show-openings.ts'

export const listGivenPacks = (
  { query }: ParsedOf<typeof contract.adminPacks>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.adminPacks>> => givenPage(db, query)

/** Refuses `not_found` when the pack does not exist. `opening` (cards and receipt) is null until the pack is opened. */
export async function showGivenPack(
  { params }: ParsedOf<typeof contract.adminPack>,
  { db, locale }: CallContext,
): Promise<ResponseOf<typeof contract.adminPack> | Refusal> {
  const row = await givenPack(db, params.id)
  if (!row) return refuse('not_found')
  const { commitment, catalogue_version } = row
  const [found] = row.opened_at ? await showOpenings(db, row.owner.id, [params.id], locale) : []
  const characters = found ? await allCharacters(db) : []
  const nameOf = (numero_carta: number) => {
    const card = characters.find(character => character.numero_carta === numero_carta)
    return card?.translations.find(translation => translation.locale === locale)?.nome ?? card?.nome ?? ''
  }
  const opening = found
    ? {
        cards: found.cards.map(card => ({ ...card, nome: nameOf(card.numero_carta) })),
        receipt: found.receipt,
      }
    : null
  return { ...shownGiven(row), commitment, catalogue_version, opening }
}

export const findOwners = (
  { query }: ParsedOf<typeof contract.packOwners>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.packOwners>> => ownersLike(db, query.search)
