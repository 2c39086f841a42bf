import {
  addFavourite,
  favouriteLimit,
  mergeFavourites,
  myFavourites,
  removeFavourite,
} from '@/contract/endpoints/shop/favourites.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { lockAccount } from '../auth/users-repo.ts'
import { visibleProducts } from '../catalog/find-products.ts'
import {
  deleteFavourite,
  favouriteIds,
  favouritesOf,
  forgetFavourites,
  insertFavourites,
} from './favourites-repo.ts'

const seenAmong = ({ db, caller, now }: CallContext, ids: readonly number[]): Promise<number[]> =>
  visibleProducts(db, ids, { role: caller?.role, now: now() })

/** Favourites that are hidden today are listed again once the product is visible. */
async function shownIds(context: CallContext): Promise<{ ids: number[] }> {
  return { ids: await seenAmong(context, await favouriteIds(context.db, callerOf(context).userId)) }
}

/**
 * Stores new ones up to the limit, under the account's lock so that concurrent calls cannot exceed it. Returns the ids
 * that were not stored.
 */
function keep(context: CallContext, ids: readonly number[]): Promise<number[]> {
  const { userId } = callerOf(context)
  return context.db.transaction(async (tx: Queryable) => {
    await lockAccount(tx, userId)
    const existing = new Set(await favouriteIds(tx, userId))
    const fresh = [...new Set(ids)].filter(id => !existing.has(id))
    const capacity = Math.max(0, favouriteLimit - existing.size)
    await insertFavourites(tx, userId, fresh.slice(0, capacity), context.now())
    return fresh.slice(capacity)
  })
}

const tooMany = (): Refusal =>
  refuse('too_many', [], { params: { context: 'favourites', count: favouriteLimit } })

const routes: readonly Route[] = [
  route(myFavourites, (_, context) => shownIds(context)),
  route(addFavourite, async ({ params }, context) => {
    const seen = await seenAmong(context, [params.id])
    if (seen.length === 0) return refuse('not_found')
    const unstored = await keep(context, seen)
    return unstored.length > 0 ? tooMany() : shownIds(context)
  }),
  route(removeFavourite, async ({ params }, context) => {
    await deleteFavourite(context.db, callerOf(context).userId, params.id)
    return shownIds(context)
  }),
  route(mergeFavourites, async ({ body }, context) => {
    await keep(context, await seenAmong(context, body.ids))
    return shownIds(context)
  }),
]

export const favouritesModule: ServerModule = {
  name: 'favourites',
  routes,
  exportPersonalData: { favourites: favouritesOf },
  erasePersonalData: forgetFavourites,
}
