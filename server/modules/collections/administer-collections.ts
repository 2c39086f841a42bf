/** What admins do with collections: write them whole, remove them. What an order chose stays with the order. */
import type * as contract from '../../../src/contract/collection-administration.ts'
import type { AdminCollection, CollectionBody } from '../../../src/contract/collection-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import {
  collectionList,
  dropCollection,
  holdCollections,
  insertCollection,
  knownProducts,
  knownValueIds,
  knownVariants,
  partsLike,
  readCollection,
  standsOnProduct,
  storeCollection,
  storePackages,
  storeSteps,
} from './admin-repo.ts'

export const listForAdmins = (
  { query }: ParsedOf<typeof contract.adminCollections>,
  { db, locale }: CallContext,
): Promise<AnswerOf<typeof contract.adminCollections>> => collectionList(db, locale, query)

export const listParts = (
  { query }: ParsedOf<typeof contract.collectionParts>,
  { db, locale }: CallContext,
): Promise<AnswerOf<typeof contract.collectionParts>> => {
  const numbers = (text = '') =>
    text
      .split(',')
      .filter(id => /^\d{1,9}$/.test(id))
      .map(Number)
  const named = { ids: numbers(query.ids), variantIds: numbers(query.variant_ids) }
  return partsLike(db, locale, query.search ?? '', named)
}

export const showForAdmins = async (
  { params }: ParsedOf<typeof contract.adminCollection>,
  { db }: CallContext,
): Promise<AdminCollection | Refusal> => (await readCollection(db, params.id)) ?? refuse('not_found')

export const addCollection = (
  { body }: ParsedOf<typeof contract.createCollection>,
  context: CallContext,
): Promise<AdminCollection | Refusal> =>
  inOneGo(context, async tx => {
    await holdCollections(tx)
    const faults = await faultsOf(tx, body, null)
    if (faults.length > 0) return refuse('validation', faults)
    const { steps, packages, ...facts } = body
    const id = await insertCollection(tx, facts)
    await storeSteps(tx, id, steps)
    await storePackages(tx, id, packages)
    return told(tx, context, id, null)
  })

export const saveCollection = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changeCollection>,
  context: CallContext,
): Promise<AdminCollection | Refusal> =>
  inOneGo(context, async tx => {
    await holdCollections(tx)
    const current = await readCollection(tx, params.id)
    if (!current) return refuse('not_found')
    if (current.version !== version) return refuse('conflict', [], { current })
    const faults = await faultsOf(tx, body, params.id)
    if (faults.length > 0) return refuse('validation', faults)
    const { steps, packages, ...facts } = body
    await storeCollection(tx, params.id, facts)
    await storeSteps(tx, params.id, steps)
    await storePackages(tx, params.id, packages)
    return told(tx, context, params.id, current)
  })

export const eraseCollection = (
  { params }: ParsedOf<typeof contract.removeCollection>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.removeCollection> | Refusal> =>
  inOneGo(context, async tx => {
    await holdCollections(tx)
    const current = await readCollection(tx, params.id)
    if (!current) return refuse('not_found')
    await dropCollection(tx, params.id)
    await tell(tx, context, current, null)
    return { done: true as const }
  })

/** Goods, variants and values that are gone, and a product two collections would stand on. */
async function faultsOf(tx: Queryable, body: CollectionBody, id: number | null): Promise<FieldProblem[]> {
  const choices = body.steps.flatMap((step, at) =>
    step.choices.map((choice, place) => ({ choice, path: `steps.${at}.choices.${place}` })),
  )
  const ids = (pick: (one: (typeof choices)[number]['choice']) => number | null) =>
    choices.flatMap(({ choice }) => pick(choice) ?? [])
  const products = await knownProducts(tx, [body.product_id, ...ids(one => one.product_id)])
  const variants = await knownVariants(
    tx,
    ids(one => one.variant_id),
  )
  const values = await knownValueIds(
    tx,
    ids(one => one.value_id),
  )
  const faults: FieldProblem[] = []
  const gone = (path: string) => faults.push({ path, code: 'not_there' })
  if (!products.has(body.product_id)) gone('product_id')
  else if (await standsOnProduct(tx, body.product_id, id))
    faults.push({ path: 'product_id', code: 'product_taken' })
  for (const { choice, path } of choices) {
    if (choice.product_id !== null && !products.has(choice.product_id)) gone(`${path}.product_id`)
    if (choice.value_id !== null && !values.has(choice.value_id)) gone(`${path}.value_id`)
    const owner = choice.variant_id === null ? undefined : variants.get(choice.variant_id)
    const isOther = choice.product_id !== null && choice.product_id !== owner
    if (choice.variant_id !== null && (owner === undefined || isOther)) gone(`${path}.variant_id`)
  }
  return faults
}

async function told(
  tx: Queryable,
  context: CallContext,
  id: number,
  before: AdminCollection | null,
): Promise<AdminCollection> {
  const after = await readCollection(tx, id)
  if (!after) throw new Error('a collection was not stored')
  await tell(tx, context, before, after)
  return after
}

const tell = (
  tx: Queryable,
  context: CallContext,
  before: AdminCollection | null,
  after: AdminCollection | null,
): Promise<void> =>
  tellRegister(tx, context, {
    record: 'collection',
    id: (after ?? before)?.id ?? 0,
    title: (after ?? before)?.names.it ?? '',
    before,
    after,
  })
