/** Export and erasure of personal data by the shop, at the request of a customer with or without an account. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/customers.ts'
import { done } from '@/contract/envelope.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { accountData } from '../account/export-data.ts'
import { finishRemoval, removeAccount } from '../account/remove-account.ts'
import { deleteEmailFiles, eraseGuest, guestData, isOpen } from '../after-sale/guest-data.ts'
import { findUser, isStaff, type UserRow } from '../auth/users-repo.ts'
import { lockOrders, ofUser } from '../orders/people/personal-orders-repo.ts'
import { customerById } from '../shop-customers/customers-repo.ts'

type Export = ResponseOf<typeof contract.exportCustomer>

type Person = { email: string } | { user: UserRow }

/** Refuses `not_found`, and `forbidden` for staff unless the caller manages staff. */
async function personOf(id: number, context: CallContext, db: Queryable): Promise<Person | Refusal> {
  const customer = await customerById(db, id)
  if (!customer) return refuse('not_found')
  if (customer.user_id === null) return { email: customer.email ?? '' }
  const user = await findUser(db, customer.user_id)
  if (!user) return refuse('not_found')
  return isStaff(user) && !isAllowed('admin:staff', callerOf(context)) ? refuse('forbidden') : { user }
}

/** An entry about a person contains neither name nor address. */
const recordAct = (tx: Queryable, id: number, act: 'exported' | 'erased', context: CallContext) =>
  recordChange(tx, writerOf(context), {
    record: 'customer',
    id,
    title: `#${id}`,
    before: { [act]: false },
    after: { [act]: true },
  })

/** Refuses like `personOf`, and `forbidden` for a caller who may not see amounts, because the orders are part of the export. */
export const exportData = async (
  { params: { id } }: ParsedOf<typeof contract.exportCustomer>,
  context: CallContext,
): Promise<Export | Refusal> => {
  if (!isAllowed('admin:money:read', context.caller)) return refuse('forbidden')
  return patiently(context.db, async tx => {
    const person = await personOf(id, context, tx)
    if (isRefusal(person)) return person
    const data =
      'email' in person
        ? await guestData(tx, person.email, context)
        : {
            exported_at: context.now().toISOString(),
            name: person.user.name,
            email: person.user.email,
            ...(await accountData(tx, person.user, context)),
          }
    await recordAct(tx, id, 'exported', context)
    return data
  })
}

/**
 * Refuses like `personOf`, `own_account`, `conflict` for another email than the customer's or the last admin, and `order_state` while
 * an order has to be paid or shipped. After the commit it deletes email files and lists the account as deleted.
 */
export async function eraseData(
  { params: { id }, body }: ParsedOf<typeof contract.eraseCustomer>,
  context: CallContext,
): Promise<typeof done | Refusal> {
  const erased = await inTransaction<Person>(context, async tx => {
    const person = await personOf(id, context, tx)
    if (isRefusal(person)) return person
    const email = 'email' in person ? person.email : person.user.email
    if (email !== body.email) return refuse('conflict')
    const refusal =
      'email' in person ? await eraseGuest(tx, email) : await eraseAccount(tx, person.user, context)
    if (refusal) return refusal
    await recordAct(tx, id, 'erased', context)
    return person
  })
  if (isRefusal(erased)) return erased
  await ('email' in erased ? deleteEmailFiles(erased.email, context) : finishRemoval(erased.user, context))
  return done
}

async function eraseAccount(
  tx: Queryable,
  user: UserRow,
  context: CallContext,
): Promise<Refusal | undefined> {
  if (user.id === callerOf(context).userId) return refuse('own_account')
  if ((await lockOrders(tx, ofUser(user.id))).some(({ status }) => isOpen(status)))
    return refuse('order_state')
  return removeAccount(tx, user, context)
}
