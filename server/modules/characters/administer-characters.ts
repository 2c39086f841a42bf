/**
 * Characters written by admins (decisions §5). A change reaches battles that begin after it: a running one carries its cards in its
 * own row, a ticket in its own, a pack the catalogue it was given under.
 */
import type * as contract from '../../../src/contract/character-administration.ts'
import type { AdminCharacter, CharacterBody } from '../../../src/contract/character-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import {
  characterPage,
  filesInUse,
  holdCatalogue,
  insertCharacter,
  otherCharacters,
  ownersOf,
  storeCharacter,
} from './admin-repo.ts'
import { recordOf, rowFrom } from './character-record.ts'
import { characterRowById } from './repo.ts'

export const listForAdmins = (
  { query }: ParsedOf<typeof contract.adminCharacters>,
  { db, locale }: CallContext,
): Promise<AnswerOf<typeof contract.adminCharacters>> => characterPage(db, query, locale)

export const choices = (
  _: unknown,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.characterChoices>> => filesInUse(db)

async function read(db: Queryable, id: number): Promise<AdminCharacter | undefined> {
  const row = await characterRowById(db, id)
  return row && recordOf(row, await ownersOf(db, row.id))
}

export const showForAdmins = async (
  { params }: ParsedOf<typeof contract.adminCharacter>,
  { db }: CallContext,
): Promise<AdminCharacter | Refusal> => (await read(db, params.id)) ?? refuse('not_found')

export const addCharacter = (
  { body }: ParsedOf<typeof contract.createCharacter>,
  context: CallContext,
): Promise<AdminCharacter | Refusal> =>
  inOneGo(context, async tx => {
    await holdCatalogue(tx)
    const slug = slugFrom(body.translations.it.nome)
    const faults = await faultsOf(tx, body, null, slug)
    if (body.art.kind === 'shipped') faults.push({ path: 'art', code: 'required' })
    if (faults.length > 0) return refuse('validation', faults)
    const id = await insertCharacter(tx, rowFrom(body, slug, null, context.now()))
    return told(tx, context, id, null)
  })

export const saveCharacter = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changeCharacter>,
  context: CallContext,
): Promise<AdminCharacter | Refusal> =>
  inOneGo(context, async tx => {
    await holdCatalogue(tx)
    const row = await characterRowById(tx, params.id)
    if (!row) return refuse('not_found')
    const current = recordOf(row, await ownersOf(tx, row.id))
    if (current.version !== version) return refuse('conflict', [], { current })
    const faults = await faultsOf(tx, body, row.id, row.slug)
    if (faults.length > 0) return refuse('validation', faults)
    await storeCharacter(tx, row.id, rowFrom(body, row.slug, row, context.now()))
    return told(tx, context, row.id, current)
  })

/** The Italian name as a file may be called; what it is called later changes no address. */
const slugFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** What one card cannot know of the others: numbers and names that are taken, figures some other has exactly so. */
async function faultsOf(
  tx: Queryable,
  body: CharacterBody,
  id: number | null,
  slug: string,
): Promise<FieldProblem[]> {
  const others = await otherCharacters(tx, id)
  const faults: FieldProblem[] = []
  if (others.some(one => one.numero_carta === body.numero_carta))
    faults.push({ path: 'numero_carta', code: 'number_taken' })
  const name = body.translations.it.nome
  if (slug === '') faults.push({ path: 'translations.it.nome', code: 'invalid' })
  if (others.some(one => one.nome === name || (id === null && one.slug === slug)))
    faults.push({ path: 'translations.it.nome', code: 'name_taken' })
  const mark = strengthOf(body)
  const twin = others.find(one => strengthOf(one) === mark)
  if (twin) faults.push({ path: 'pv', code: 'card_twin', params: { name: twin.nome } })
  return faults
}

/** Two cards with the same one would play the same. */
const strengthOf = ({
  pv,
  resistenza,
  mosse,
}: Pick<CharacterBody, 'pv' | 'resistenza'> & {
  mosse: readonly Pick<CharacterBody['mosse'][number], 'danno' | 'costo_energia' | 'effetti'>[]
}): string =>
  versionOf([
    pv,
    resistenza,
    mosse.map(({ danno, costo_energia, effetti }) => ({ danno, costo_energia, effetti })),
  ])

async function told(
  tx: Queryable,
  context: CallContext,
  id: number,
  before: AdminCharacter | null,
): Promise<AdminCharacter> {
  const after = await read(tx, id)
  if (!after) throw new Error('a character was not stored')
  const plain = ({ edited_at: _, owners: __, ...facts }: AdminCharacter) => facts
  await tellRegister(tx, context, {
    record: 'character',
    id: after.id,
    title: after.translations.it.nome,
    before: before && plain(before),
    after: plain(after),
  })
  return after
}
