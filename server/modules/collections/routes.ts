import { getCollection, listCollections } from '../../../src/contract/collections.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { collectionCards, showCollection } from './show-collection.ts'

const readerOf = ({ locale, caller, now }: CallContext) => ({ locale, role: caller?.role, now: now() })

export const collectionsRoutes: readonly Route[] = [
  route(listCollections, async (_, context) => ({
    data: await collectionCards(context.db, readerOf(context)),
  })),
  route(
    getCollection,
    async ({ params }, context) =>
      (await showCollection(context.db, params.id, readerOf(context))) ?? refuse('not_found'),
  ),
]
