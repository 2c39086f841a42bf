/** What admins do with attributes: write them with their values, order them, remove those nothing has. */
import type {
  AdminAttribute,
  AttributeBody,
  adminAttribute,
  arrangeAttributes as arrangement,
  changeAttribute,
  createAttribute,
  removeAttribute as removal,
} from '../../../src/contract/catalog-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { inOneGo } from '../audit/save-record.ts'
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
} from './attribute-repo.ts'

type All = AnswerOf<typeof arrangement>
const allOf = (data: AdminAttribute[]): All => ({ data, version: attributeOrder(data) })

export const listAttributes = async (_: unknown, { db }: CallContext): Promise<All> =>
  allOf(await readAttributes(db))

export const showAttribute = async (
  { params }: ParsedOf<typeof adminAttribute>,
  { db }: CallContext,
): Promise<AdminAttribute | Refusal> =>
  (await readAttributes(db)).find(one => one.id === params.id) ?? refuse('not_found')

type Answer = Promise<AdminAttribute | Refusal>

export const addAttribute = ({ body }: ParsedOf<typeof createAttribute>, context: CallContext): Answer =>
  inOneGo(context, async tx => {
    await holdAttributes(tx)
    const faults = codeFaults(body, null, await readAttributes(tx))
    if (faults.length > 0) return refuse('validation', faults)
    const id = await insertAttribute(tx, body)
    await storeAttributeValues(tx, id, body.values)
    return told(tx, context, id, null)
  })

export const saveAttribute = (
  { params, body: { version, ...body } }: ParsedOf<typeof changeAttribute>,
  context: CallContext,
): Answer =>
  inOneGo(context, async tx => {
    await holdAttributes(tx)
    const all = await readAttributes(tx)
    const current = all.find(one => one.id === params.id)
    if (!current) return refuse('not_found')
    if (current.version !== version) return refuse('conflict', [], { current })
    const faults = codeFaults(body, params.id, all)
    if (faults.length > 0) return refuse('validation', faults)
    const gone = current.values.filter(value => body.values.every(one => one.id !== value.id))
    const refusal = await refuseUsed(tx, gone)
    if (refusal) return refusal
    await storeAttribute(tx, params.id, body)
    await storeAttributeValues(tx, params.id, body.values)
    return told(tx, context, params.id, current)
  })

/** Codes name attributes in addresses of lists and values within one. */
function codeFaults(body: AttributeBody, id: number | null, all: readonly AdminAttribute[]): FieldProblem[] {
  const own = all.some(one => one.code === body.code && one.id !== id)
    ? [{ path: 'code', code: 'code_taken' }]
    : []
  const values = body.values.flatMap(({ code }, at) =>
    body.values.findIndex(other => other.code === code) < at
      ? [{ path: `values.${at}.code`, code: 'code_taken' }]
      : [],
  )
  return [...own, ...values]
}

/** Undefined when nothing has any of these values. */
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

export const arrangeAttributes = (
  { body }: ParsedOf<typeof arrangement>,
  context: CallContext,
): Promise<All | Refusal> =>
  inOneGo(context, async tx => {
    await holdAttributes(tx)
    const all = await readAttributes(tx)
    const current = allOf(all)
    if (current.version !== body.version) return refuse('conflict', [], { current })
    const ids = new Set(body.ids)
    if (ids.size !== all.length || all.some(one => !ids.has(one.id)))
      return refuse('validation', [{ path: 'ids', code: 'not_there' }])
    await storeAttributeOrder(tx, body.ids)
    const after = allOf(await readAttributes(tx))
    const order = ({ data }: All) => ({ order: data.map(one => one.names.it) })
    const change = { id: 'order', title: 'order', before: order(current), after: order(after) }
    await recordChange(tx, writerOf(context), { record: 'attribute', ...change })
    return after
  })

export const removeAttribute = (
  { params }: ParsedOf<typeof removal>,
  context: CallContext,
): Promise<AnswerOf<typeof removal> | Refusal> =>
  inOneGo(context, async tx => {
    await holdAttributes(tx)
    const current = (await readAttributes(tx)).find(one => one.id === params.id)
    if (!current) return refuse('not_found')
    if (current.products > 0)
      return refuse('record_in_use', [
        { path: 'products', code: 'in_use_products', params: { count: current.products } },
      ])
    const refusal = await refuseUsed(tx, current.values)
    if (refusal) return refusal
    await dropAttribute(tx, params.id)
    await tell(tx, context, current, null)
    return { done: true as const }
  })

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

const plain = ({ version: _, products: __, values, ...facts }: AdminAttribute) => ({
  ...facts,
  values: Object.fromEntries(
    values.map(({ code, names, colour }, at) => [code, { names, colour, place: at + 1 }]),
  ),
})

async function told(tx: Queryable, context: CallContext, id: number, before: AdminAttribute | null): Answer {
  const after = (await readAttributes(tx)).find(one => one.id === id)
  if (!after) throw new Error('an attribute was not stored')
  await tell(tx, context, before, after)
  return after
}

const tell = (
  tx: Queryable,
  context: CallContext,
  before: AdminAttribute | null,
  after: AdminAttribute | null,
): Promise<void> =>
  recordChange(tx, writerOf(context), {
    record: 'attribute',
    id: (after ?? before)?.id ?? '',
    title: (after ?? before)?.names.it ?? '',
    before: before && plain(before),
    after: after && plain(after),
  })
