/** Tags and notes of a customer. Each change locks the customer, so that a merge at the same time loses none of them. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import * as contract from '@/contract/endpoints/admin/customers.ts'
import { mostTags } from '@/contract/endpoints/admin/order-list.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import {
  countNotes,
  deleteNote,
  insertNote,
  lockCustomer,
  type StoredCustomer,
  storeTags,
} from './customers-repo.ts'
import { showCustomer } from './show-customer.ts'

type Customer = contract.AdminCustomer

interface Facts {
  before: object | null
  after: object | null
}

/** Runs `work` under the lock of the customer and audits its result. Refuses `not_found`. */
const onCustomer = (
  id: number,
  context: CallContext,
  work: (tx: Queryable, customer: StoredCustomer) => Promise<Facts | Refusal>,
): Promise<Customer | Refusal> =>
  inTransaction<Customer>(context, async tx => {
    const customer = await lockCustomer(tx, id)
    if (!customer) return refuse('not_found')
    const facts = await work(tx, customer)
    if (isRefusal(facts)) return facts
    const view = await showCustomer(id, context, tx)
    if (isRefusal(view)) return view
    await recordChange(tx, writerOf(context), {
      record: 'customer',
      id,
      title: view.name || view.email,
      ...facts,
    })
    return view
  })

/** Refuses `not_found`, and `too_many` when the customer would have more than `mostTags`. */
export const changeTags = (
  { params, body: { add, remove } }: Pick<ParsedOf<typeof contract.tagCustomer>, 'params' | 'body'>,
  context: CallContext,
): Promise<Customer | Refusal> =>
  onCustomer(params.id, context, async (tx, customer) => {
    const tags = [...new Set([...customer.tags, ...add])].filter(tag => !remove.includes(tag)).sort()
    if (tags.length > Math.max(mostTags, customer.tags.length)) return refuse('too_many')
    await storeTags(tx, customer.id, tags)
    return { before: { tags: customer.tags.join(', ') }, after: { tags: tags.join(', ') } }
  })

/** Refuses `not_found`, and `too_many` beyond `mostCustomerNotes`. */
export const writeNote = (
  { params, body }: ParsedOf<typeof contract.writeCustomerNote>,
  context: CallContext,
): Promise<Customer | Refusal> =>
  onCustomer(params.id, context, async (tx, { id }) => {
    if ((await countNotes(tx, id)) >= contract.mostCustomerNotes) return refuse('too_many')
    await insertNote(tx, {
      customer_id: id,
      text: body.text,
      by_user_id: callerOf(context).userId,
      at: context.now(),
    })
    return { before: { note: '' }, after: { note: body.text } }
  })

/** Refuses `not_found`. */
export const removeNote = (
  { params }: ParsedOf<typeof contract.removeCustomerNote>,
  context: CallContext,
): Promise<Customer | Refusal> =>
  inTransaction<Customer>(context, async tx => {
    const note = await deleteNote(tx, params.id)
    if (!note) return refuse('not_found')
    const view = await showCustomer(note.customer_id, context, tx)
    if (isRefusal(view)) return view
    await recordChange(tx, writerOf(context), {
      record: 'customer',
      id: view.id,
      title: view.name || view.email,
      before: { note: note.text },
      after: { note: '' },
    })
    return view
  })
