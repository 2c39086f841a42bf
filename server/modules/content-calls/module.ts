import { type ContentCollection, contentCollections } from '@/contract/endpoints/site/content-calls.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { isRefusal, type Refusal, type Route, route } from '../../kernel/route.ts'
import type { Collection, StoredItem } from './collection.ts'
import {
  attributesCollection,
  categoriesCollection,
  couponsCollection,
  productsCollection,
  promotionsCollection,
} from './goods-collections.ts'
import {
  charactersCollection,
  documentsCollection,
  roomsCollection,
  slidesCollection,
} from './other-collections.ts'
import { articlesCollection, pagesCollection } from './text-collections.ts'

/** Which collection serves which generic calls. */
const collections: Record<ContentCollection, Collection> = {
  categories: categoriesCollection,
  pages: pagesCollection,
  articles: articlesCollection,
  products: productsCollection,
  attributes: attributesCollection,
  characters: charactersCollection,
  coupons: couponsCollection,
  promotions: promotionsCollection,
  rooms: roomsCollection,
  documents: documentsCollection,
  slides: slidesCollection,
}

const wrapped = (item: StoredItem | Refusal) => (isRefusal(item) ? item : { data: item })

const routes: readonly Route[] = (Object.keys(collections) as ContentCollection[]).flatMap(name => {
  const { create, change, remove } = contentCollections[name]
  const collection = collections[name]
  return [
    route(create, async ({ body }, context) => wrapped(await collection.create(body, context))),
    route(change, async ({ params, body }, context) =>
      wrapped(await collection.change(params.id, body, context)),
    ),
    route(remove, ({ params }, context) => collection.remove(params.slug, context)),
  ]
})

export const contentCallsModule: ServerModule = { name: 'content-calls', routes }
