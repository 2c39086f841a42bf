import type { Country } from '@/contract/endpoints/account/address.ts'
import * as administration from '@/contract/endpoints/admin/collections.ts'
import { getCollection, listCollections } from '@/contract/endpoints/shop/collections.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { collectionList } from './admin-repo.ts'
import { collectionRecord, listParts } from './collection-record.ts'
import { collectionCards, showCollection } from './show-collection.ts'

const readerOf = ({ locale, caller, now }: CallContext, country: Country | undefined) => ({
  locale,
  country,
  role: caller?.role,
  now: now(),
})

const routes: readonly Route[] = [
  route(listCollections, async ({ query }, context) => ({
    data: await collectionCards(context.db, readerOf(context, query.country)),
  })),
  route(
    getCollection,
    async ({ params, query }, context) =>
      (await showCollection(context.db, params.id, readerOf(context, query.country))) ?? refuse('not_found'),
  ),
  route(administration.adminCollections, ({ query }, { db, locale }) => collectionList(db, locale, query)),
  route(administration.collectionParts, listParts),
  route(administration.adminCollection, showRecord(collectionRecord)),
  route(administration.createCollection, createRecord(collectionRecord)),
  route(administration.changeCollection, saveRecord(collectionRecord)),
  route(administration.removeCollection, removeRecord(collectionRecord)),
]

export const collectionsModule: ServerModule = { name: 'collections', routes }
