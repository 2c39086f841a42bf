import { getCharacter, listCharacters } from '../../../src/contract/characters.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { allCharacters, characterBySlug } from './repo.ts'

export const charactersRoutes: readonly Route[] = [
  route(listCharacters, async (_, { db }) => {
    const data = await allCharacters(db)
    return { data, meta: { total: data.length } }
  }),
  route(
    getCharacter,
    async ({ params }, { db }) => (await characterBySlug(db, params.slug)) ?? refuse('not_found'),
  ),
]
