/**
 * Characters in the administration (decision 0025). A change affects battles that begin after it. A running battle
 * stores its cards in its row, as does a ticket, and a pack its catalogue.
 */
import type { AdminCharacter, CharacterBody } from '@/contract/endpoints/admin/characters.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { slugOf } from '@/lib/slug.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { CreatableKind, SavableKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { charactersTable, holdCatalogue, otherCharacters, ownersOf } from './admin-repo.ts'
import { characterView, rowFrom } from './character-form.ts'
import { characterRowById } from './characters-repo.ts'

/** Returns the Italian name as a file name. A later name changes no address. */
const slugFrom = (name: string): string => slugOf(name).replaceAll('-', '')

/** Rules across cards: numbers and names in use, and values equal to those of another card. */
async function problemsOf(
  tx: Queryable,
  body: CharacterBody,
  id: number | null,
  slug: string,
): Promise<FieldProblem[]> {
  const otherCards = await otherCharacters(tx, id)
  const problems: FieldProblem[] = []
  if (otherCards.some(card => card.numero_carta === body.numero_carta))
    problems.push({ path: 'numero_carta', code: 'number_taken' })
  const name = body.translations.it.nome
  if (slug === '') problems.push({ path: 'translations.it.nome', code: 'invalid' })
  if (otherCards.some(card => card.nome === name || (id === null && card.slug === slug)))
    problems.push({ path: 'translations.it.nome', code: 'name_taken' })
  const mark = strengthOf(body)
  const twin = otherCards.find(card => strengthOf(card) === mark)
  if (twin) problems.push({ path: 'pv', code: 'card_twin', params: { name: twin.nome } })
  return problems
}

/** Two cards with the same value would play identically. */
const strengthOf = ({
  pv,
  resistenza,
  tratto,
  mosse,
}: Pick<CharacterBody, 'pv' | 'resistenza' | 'tratto'> & {
  mosse: readonly Pick<CharacterBody['mosse'][number], 'danno' | 'costo_energia' | 'effetti'>[]
}): string =>
  versionOf([
    pv,
    resistenza,
    tratto,
    mosse.map(({ danno, costo_energia, effetti }) => ({ danno, costo_energia, effetti })),
  ])

async function newProblems(tx: Queryable, body: CharacterBody): Promise<FieldProblem[]> {
  const problems = await problemsOf(tx, body, null, slugFrom(body.translations.it.nome))
  return body.art.kind === 'shipped' ? [...problems, { path: 'art', code: 'required' }] : problems
}

export const characterRecord: CreatableKind<AdminCharacter, CharacterBody> &
  SavableKind<AdminCharacter, CharacterBody> = {
  record: 'character',
  key: 'id',
  lock: holdCatalogue,
  read: async (db, id) => {
    const row = await characterRowById(db, id)
    return row && characterView(row, await ownersOf(db, row.id))
  },
  check: (tx, body, current) =>
    current ? problemsOf(tx, body, current.id, current.slug) : newProblems(tx, body),
  insert: (tx, body, { now }) =>
    charactersTable.insert(tx, rowFrom(body, slugFrom(body.translations.it.nome), null, now())),
  update: async (tx, { id, slug }, body, { now }) => {
    const row = (await characterRowById(tx, id)) ?? null
    await charactersTable.update(tx, id, rowFrom(body, slug, row, now()))
  },
  titleOf: character => character.translations.it.nome,
  factsOf: ({ edited_at: _, owners: __, ...facts }) => facts,
}
