/** Collections in the administration: saved as a whole, or deleted. An order keeps its chosen configuration. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/collections.ts'
import type { AdminCollection, CollectionBody } from '@/contract/endpoints/admin/collections.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind } from '../../kernel/records/record-kind.ts'
import {
  collectionsTable,
  holdCollections,
  knownProducts,
  knownValueIds,
  knownVariants,
  partsLike,
  readCollection,
  standsOnProduct,
  storePackages,
  storeSteps,
} from './admin-repo.ts'

/** `ids` and `variant_ids` are comma-separated lists. Entries that are not numbers are ignored. */
export const listParts = (
  { query }: ParsedOf<typeof contract.collectionParts>,
  { db, locale }: CallContext,
): Promise<ResponseOf<typeof contract.collectionParts>> => {
  const numbers = (text = '') =>
    text
      .split(',')
      .filter(id => /^\d{1,9}$/.test(id))
      .map(Number)
  const named = { ids: numbers(query.ids), variantIds: numbers(query.variant_ids) }
  return partsLike(db, locale, query.search ?? '', named)
}

async function storeParts(tx: Queryable, id: number, { steps, packages }: CollectionBody): Promise<void> {
  await storeSteps(tx, id, steps)
  await storePackages(tx, id, packages)
}

const rowFrom = ({ steps: _, packages: __, ...facts }: CollectionBody) => facts

export const collectionRecord: EditableKind<AdminCollection, CollectionBody> = {
  record: 'collection',
  key: 'id',
  lock: holdCollections,
  read: readCollection,
  check: (tx, body, current) => problemsOf(tx, body, current?.id ?? null),
  insert: async (tx, body) => {
    const id = await collectionsTable.insert(tx, rowFrom(body))
    await storeParts(tx, id, body)
    return id
  },
  update: async (tx, { id }, body) => {
    await collectionsTable.update(tx, id, rowFrom(body))
    await storeParts(tx, id, body)
  },
  remove: (tx, { id }) => collectionsTable.remove(tx, id),
  titleOf: collection => collection.names.it,
}

/** Refuses products, variants and values that no longer exist, and a product that another collection uses. */
async function problemsOf(tx: Queryable, body: CollectionBody, id: number | null): Promise<FieldProblem[]> {
  const choices = body.steps.flatMap((step, at) =>
    step.choices.map((choice, place) => ({ choice, path: `steps.${at}.choices.${place}` })),
  )
  const ids = (pick: (choice: (typeof choices)[number]['choice']) => number | null) =>
    choices.flatMap(({ choice }) => pick(choice) ?? [])
  const products = await knownProducts(tx, [body.product_id, ...ids(choice => choice.product_id)])
  const variants = await knownVariants(
    tx,
    ids(choice => choice.variant_id),
  )
  const values = await knownValueIds(
    tx,
    ids(choice => choice.value_id),
  )
  const problems: FieldProblem[] = []
  const addMissing = (path: string) => problems.push({ path, code: 'not_there' })
  if (!products.has(body.product_id)) addMissing('product_id')
  else if (await standsOnProduct(tx, body.product_id, id))
    problems.push({ path: 'product_id', code: 'product_taken' })
  for (const { choice, path } of choices) {
    if (choice.product_id !== null && !products.has(choice.product_id)) addMissing(`${path}.product_id`)
    if (choice.value_id !== null && !values.has(choice.value_id)) addMissing(`${path}.value_id`)
    const owner = choice.variant_id === null ? undefined : variants.get(choice.variant_id)
    const isOther = choice.product_id !== null && choice.product_id !== owner
    if (choice.variant_id !== null && (owner === undefined || isOther)) addMissing(`${path}.variant_id`)
  }
  return problems
}
