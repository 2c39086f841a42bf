import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { Address, SavedAddress } from '@/contract/endpoints/account/address.ts'
import type * as contract from '@/contract/endpoints/admin/customers.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { addressesOf } from '../addresses/addresses-repo.ts'
import { pageOfCustomers, type Sight } from './customer-list-repo.ts'
import {
  accountWithEmail,
  addressesOfOrders,
  consentsOf,
  customerById,
  customerRow,
  notesOf,
} from './customers-repo.ts'

export const sightOf = (context: CallContext): Sight => ({
  seesMoney: isAllowed('admin:money:read', callerOf(context)),
})

export const listCustomers = (
  { query }: ParsedOf<typeof contract.adminCustomers>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.adminCustomers>> => pageOfCustomers(context.db, query, sightOf(context))

const mostAddresses = 20

/** Keeps the first of equal addresses. */
function withoutRepetitions(addresses: readonly Address[], book: readonly SavedAddress[]): Address[] {
  const saved = new Set(book.map(({ id: _, is_default: __, ...address }) => versionOf(address)))
  const byContent = new Map<string, Address>()
  for (const address of addresses) {
    const key = versionOf(address)
    if (!saved.has(key) && !byContent.has(key)) byContent.set(key, address)
  }
  return [...byContent.values()].slice(0, mostAddresses)
}

export const bookAddress = (address: SavedAddress): contract.BookAddress => ({
  ...address,
  version: versionOf(address),
})

/** Refuses `not_found` when the customer does not exist, or has been merged or erased. */
export async function showCustomer(
  id: number,
  context: CallContext,
  db: Queryable = context.db,
): Promise<contract.AdminCustomer | Refusal> {
  const row = await customerRow(db, id, sightOf(context))
  if (!row) return refuse('not_found')
  const { user_id } = row
  const saved = user_id === null ? [] : await addressesOf(db, user_id)
  const fromOrders = await addressesOfOrders(db, { user_id, email: row.email })
  const imported = (await customerById(db, id))?.imported_address
  const notes = await notesOf(db, id)
  return {
    ...row,
    address_book: saved.map(bookAddress),
    addresses: withoutRepetitions([...fromOrders, ...(imported ? [imported] : [])], saved),
    notes: notes.map(note => ({ ...note, at: note.at.toISOString() })),
    consents: await consentsOf(db, id),
    account: user_id === null ? ((await accountWithEmail(db, row.email)) ?? null) : null,
  }
}
