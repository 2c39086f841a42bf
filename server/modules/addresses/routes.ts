import * as contract from '../../../src/contract/endpoints/account/address.ts'
import { done } from '../../../src/contract/envelope.ts'
import { callerOf } from '../../kernel/context.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import {
  addressesOf,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockBook,
  promoteOldest,
  storeAddress,
} from './addresses-repo.ts'

const mostAddresses = 30

export const addressesRoutes: readonly Route[] = [
  route(contract.listAddresses, (_, context) => addressesOf(context.db, callerOf(context).userId)),

  route(contract.addAddress, ({ body }, context) => {
    const { userId } = callerOf(context)
    return context.db.transaction(async tx => {
      const held = await lockBook(tx, userId)
      if (held >= mostAddresses)
        return refuse('too_many', [], { params: { context: 'addresses', count: mostAddresses } })
      const isDefault = body.is_default || held === 0
      if (isDefault) await clearDefault(tx, userId)
      return insertAddress(tx, userId, body.address, isDefault)
    })
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
      const gone = await deleteAddress(tx, userId, params.id)
      if (!gone) return refuse('not_found')
      if (gone.is_default) await promoteOldest(tx, userId)
      return done
    })
  }),
]
