import * as contract from '@/contract/endpoints/account/address.ts'
import { done } from '@/contract/envelope.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { isRefusal, type Route, route } from '../../kernel/route.ts'
import { addToBook, changeInBook, removeFromBook } from './address-book.ts'
import { addressesOf, forgetAddresses } from './addresses-repo.ts'

const routes: readonly Route[] = [
  route(contract.listAddresses, (_, context) => addressesOf(context.db, callerOf(context).userId)),

  route(contract.addAddress, ({ body }, context) =>
    context.db.transaction(tx => addToBook(tx, callerOf(context).userId, body)),
  ),

  route(contract.changeAddress, ({ params, body }, context) =>
    context.db.transaction(tx => changeInBook(tx, callerOf(context).userId, params.id, body)),
  ),

  route(contract.removeAddress, ({ params }, context) =>
    context.db.transaction(async tx => {
      const removed = await removeFromBook(tx, callerOf(context).userId, params.id)
      return isRefusal(removed) ? removed : done
    }),
  ),
]

export const addressesModule: ServerModule = {
  name: 'addresses',
  routes,
  exportPersonalData: { addresses: addressesOf },
  erasePersonalData: forgetAddresses,
}
