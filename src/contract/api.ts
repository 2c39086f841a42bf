/** Every call of the API by name: the server mounts these, the OpenAPI document lists these. */
import * as address from './address.ts'
import * as adminSearch from './admin-search.ts'
import * as administration from './administration.ts'
import * as afterSale from './after-sale.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as battles from './battles.ts'
import * as blog from './blog.ts'
import * as blogAdministration from './blog-administration.ts'
import * as catalog from './catalog.ts'
import * as catalogAdministration from './catalog-administration.ts'
import * as characterAdministration from './character-administration.ts'
import * as characters from './characters.ts'
import * as checkout from './checkout.ts'
import * as collectionAdministration from './collection-administration.ts'
import * as collections from './collections.ts'
import * as contentCalls from './content-calls.ts'
import * as couponAdministration from './coupon-administration.ts'
import * as creations from './creations.ts'
import * as customers from './customers.ts'
import * as deck from './deck.ts'
import * as documentAdministration from './document-administration.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as ladder from './ladder.ts'
import * as letters from './letters.ts'
import * as lobby from './lobby.ts'
import * as mailAdministration from './mail-administration.ts'
import * as media from './media.ts'
import * as methodAdministration from './method-administration.ts'
import * as newsletter from './newsletter.ts'
import * as online from './online.ts'
import * as orderAdministration from './order-administration.ts'
import * as orderDesk from './order-desk.ts'
import * as orders from './orders.ts'
import * as packAdministration from './pack-administration.ts'
import * as packs from './packs.ts'
import * as pageAdministration from './page-administration.ts'
import * as payments from './payments.ts'
import * as productAdministration from './product-administration.ts'
import * as productImport from './product-import.ts'
import * as productRequests from './product-requests.ts'
import * as promotionAdministration from './promotion-administration.ts'
import * as promotions from './promotions.ts'
import * as reviews from './reviews.ts'
import * as roomAdministration from './room-administration.ts'
import * as rooms from './rooms.ts'
import * as settings from './settings.ts'
import * as settingsAdministration from './settings-administration.ts'
import * as site from './site.ts'
import * as slides from './slides.ts'
import * as userAdministration from './user-administration.ts'

const areas = {
  address,
  adminSearch,
  administration,
  afterSale,
  audit,
  auth,
  battles,
  blog,
  blogAdministration,
  catalog,
  catalogAdministration,
  characterAdministration,
  characters,
  checkout,
  collectionAdministration,
  collections,
  contentCalls,
  couponAdministration,
  creations,
  customers,
  deck,
  documentAdministration,
  documents,
  ladder,
  letters,
  lobby,
  media,
  mailAdministration,
  methodAdministration,
  newsletter,
  online,
  orderAdministration,
  orderDesk,
  orders,
  packAdministration,
  packs,
  pageAdministration,
  payments,
  productAdministration,
  productImport,
  productRequests,
  promotionAdministration,
  promotions,
  reviews,
  roomAdministration,
  rooms,
  settings,
  settingsAdministration,
  site,
  slides,
  userAdministration,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'answer' in value &&
  'permission' in value

/** Operation name → declaration, for the OpenAPI document and the route × role matrix. */
export const api: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(areas).flatMap(area =>
    Object.entries(area).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
)
