import * as contract from '@/contract/endpoints/account/address.ts'
import { done } from '@/contract/envelope.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { addToBook } from './add-to-book.ts'
import {
  addressesOf,
  clearDefault,
  deleteAddress,
  forgetAddresses,
  lockBook,
  promoteOldest,
  storeAddress,
} from './addresses-repo.ts'

const routes: readonly Route[] = [
  route(contract.listAddresses, (_, context) => addressesOf(context.db, callerOf(context).userId)),

  route(contract.addAddress, ({ body }, context) => {
    const { userId } = callerOf(context)
    return context.db.transaction(tx => addToBook(tx, userId, body))
  }),

  route(contract.changeAddress, ({ params, body }, context) => {
    const { userId } = callerOf(context)
    return context.db.transaction(async tx => {
      await lockBook(tx, userId)
      const { address, is_default } = body
      const stored = await storeAddress(tx, userId, params.id, { address })
      if (!stored) return refuse('not_found')
      if (!is_default || stored.is_default) return stored
      await clearDefault(tx, userId)
      return (await storeAddress(tx, userId, params.id, { address, is_default })) ?? refuse('not_found')
    })
  }),

  route(contract.removeAddress, ({ params }, context) => {
    const { userId } = callerOf(context)
    return context.db.transaction(async tx => {
      await lockBook(tx, userId)
      const deletedAddress = await deleteAddress(tx, userId, params.id)
      if (!deletedAddress) return refuse('not_found')
      if (deletedAddress.is_default) await promoteOldest(tx, userId)
      return done
    })
  }),
]

export const addressesModule: ServerModule = {
  name: 'addresses',
  routes,
  exportPersonalData: { addresses: addressesOf },
  erasePersonalData: forgetAddresses,
}
