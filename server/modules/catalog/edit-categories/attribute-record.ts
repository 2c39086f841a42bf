/** Attributes in the administration: saved with their values, ordered, and deleted while unused. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type {
  AdminAttribute,
  AttributeBody,
  arrangeAttributes as arrangement,
} from '@/contract/endpoints/admin/catalog.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordOrder } from '../../../kernel/records/order-records.ts'
import type { EditableKind } from '../../../kernel/records/record-kind.ts'
import { refuseStale } from '../../../kernel/records/record-version.ts'
import { inTransaction, type Refusal, refuse } from '../../../kernel/route.ts'
import {
  attributeOrder,
  choicesWith,
  dropAttribute,
  holdAttributes,
  insertAttribute,
  readAttributes,
  storeAttribute,
  storeAttributeOrder,
  storeAttributeValues,
} from './attribute-record-repo.ts'

type All = ResponseOf<typeof arrangement>
const allOf = (data: AdminAttribute[]): All => ({ data, version: attributeOrder(data) })

/** In the shop's order; `version` is that of the order. */
export const listEditableAttributes = async (_: unknown, { db }: CallContext): Promise<All> =>
  allOf(await readAttributes(db))

/** Codes identify attributes in list addresses, and values within an attribute. */
function codeProblems(
  body: AttributeBody,
  id: number | null,
  all: readonly AdminAttribute[],
): FieldProblem[] {
  const own = all.some(attribute => attribute.code === body.code && attribute.id !== id)
    ? [{ path: 'code', code: 'code_taken' }]
    : []
  const values = body.values.flatMap(({ code }, at) =>
    body.values.findIndex(entry => entry.code === code) < at
      ? [{ path: `values.${at}.code`, code: 'code_taken' }]
      : [],
  )
  return [...own, ...values]
}

/** Returns undefined when nothing uses any of these values. */
async function refuseUsed(
  tx: Queryable,
  values: readonly AdminAttribute['values'][number][],
): Promise<Refusal | undefined> {
  const products = values.filter(value => value.products > 0)
  if (products.length > 0)
    return refuse(
      'record_in_use',
      products.map(value => ({
        path: `values.${value.code}`,
        code: 'in_use_products',
        params: { count: value.products },
      })),
    )
  const choices = await choicesWith(
    tx,
    values.map(value => value.id),
  )
  if (choices === 0) return undefined
  return refuse('record_in_use', [{ path: 'values', code: 'in_use_choices', params: { count: choices } }])
}

/** The fields that an audit entry compares: values by their code, each with its position. */
const factsOf = ({ products: _, values, ...facts }: AdminAttribute) => ({
  ...facts,
  values: Object.fromEntries(
    values.map(({ code, names, colour }, at) => [code, { names, colour, place: at + 1 }]),
  ),
})

export const attributeRecord: EditableKind<AdminAttribute, AttributeBody> = {
  record: 'attribute',
  key: 'id',
  lock: holdAttributes,
  read: async (db, id) => (await readAttributes(db)).find(attribute => attribute.id === id),
  check: async (tx, body, current) => {
    const problems = codeProblems(body, current?.id ?? null, await readAttributes(tx))
    if (problems.length > 0 || !current) return problems
    const deletedValues = current.values.filter(value => body.values.every(entry => entry.id !== value.id))
    return (await refuseUsed(tx, deletedValues)) ?? []
  },
  insert: async (tx, body) => {
    const id = await insertAttribute(tx, body)
    await storeAttributeValues(tx, id, body.values)
    return id
  },
  update: async (tx, { id }, body) => {
    await storeAttribute(tx, id, body)
    await storeAttributeValues(tx, id, body.values)
  },
  refuseRemoval: async (tx, { products, values }) =>
    products > 0
      ? refuse('record_in_use', [{ path: 'products', code: 'in_use_products', params: { count: products } }])
      : refuseUsed(tx, values),
  remove: (tx, { id }) => dropAttribute(tx, id),
  titleOf: attribute => attribute.names.it,
  factsOf,
}

/**
 * Requires every id once: refuses `validation` otherwise, and `conflict` with the current list when it changed in the
 * meantime. Writes an audit entry.
 */
export const arrangeAttributes = (
  { body }: ParsedOf<typeof arrangement>,
  context: CallContext,
): Promise<All | Refusal> =>
  inTransaction(context, async tx => {
    await holdAttributes(tx)
    const all = await readAttributes(tx)
    const current = allOf(all)
    const stale = await refuseStale(body.version, current.version, () => current)
    if (stale) return stale
    const ids = new Set(body.ids)
    if (ids.size !== all.length || all.some(attribute => !ids.has(attribute.id)))
      return refuse('validation', [{ path: 'ids', code: 'not_there' }])
    await storeAttributeOrder(tx, body.ids)
    const after = allOf(await readAttributes(tx))
    const namesOf = ({ data }: All) => data.map(attribute => attribute.names.it)
    await recordOrder(tx, context, 'attribute', { before: namesOf(current), after: namesOf(after) })
    return after
  })
