import * as administration from '../../../src/contract/collection-administration.ts'
import { getCollection, listCollections } from '../../../src/contract/collections.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import {
  addCollection,
  eraseCollection,
  listForAdmins,
  listParts,
  saveCollection,
  showForAdmins,
} from './administer-collections.ts'
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
  route(administration.adminCollections, listForAdmins),
  route(administration.collectionParts, listParts),
  route(administration.adminCollection, showForAdmins),
  route(administration.createCollection, addCollection),
  route(administration.changeCollection, saveCollection),
  route(administration.removeCollection, eraseCollection),
]
