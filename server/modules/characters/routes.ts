import * as administration from '../../../src/contract/character-administration.ts'
import { getCharacter, listCharacters } from '../../../src/contract/characters.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import {
  addCharacter,
  choices,
  listForAdmins,
  saveCharacter,
  showForAdmins,
} from './administer-characters.ts'
import { sendCardFile } from './card-files.ts'
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
  route(administration.adminCharacters, listForAdmins),
  route(administration.characterChoices, choices),
  route(administration.adminCharacter, showForAdmins),
  route(administration.createCharacter, addCharacter),
  route(administration.changeCharacter, saveCharacter),
  route(administration.uploadCardFile, sendCardFile),
]
