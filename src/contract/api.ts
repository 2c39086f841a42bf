/** Every call of the API by name: the server mounts these, the OpenAPI document lists these. */
import * as address from './address.ts'
import * as administration from './administration.ts'
import * as afterSale from './after-sale.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as battles from './battles.ts'
import * as blog from './blog.ts'
import * as catalog from './catalog.ts'
import * as characters from './characters.ts'
import * as checkout from './checkout.ts'
import * as collections from './collections.ts'
import * as couponAdministration from './coupon-administration.ts'
import * as creations from './creations.ts'
import * as customers from './customers.ts'
import * as deck from './deck.ts'
import type { Endpoint } from './endpoint.ts'
import * as ladder from './ladder.ts'
import * as letters from './letters.ts'
import * as lobby from './lobby.ts'
import * as online from './online.ts'
import * as orderAdministration from './order-administration.ts'
import * as orders from './orders.ts'
import * as packs from './packs.ts'
import * as payments from './payments.ts'
import * as productAdministration from './product-administration.ts'
import * as productRequests from './product-requests.ts'
import * as reviews from './reviews.ts'
import * as settings from './settings.ts'
import * as settingsAdministration from './settings-administration.ts'
import * as site from './site.ts'

const areas = {
  address,
  administration,
  afterSale,
  audit,
  auth,
  battles,
  blog,
  catalog,
  characters,
  checkout,
  collections,
  couponAdministration,
  creations,
  customers,
  deck,
  ladder,
  letters,
  lobby,
  online,
  orderAdministration,
  orders,
  packs,
  payments,
  productAdministration,
  productRequests,
  reviews,
  settings,
  settingsAdministration,
  site,
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
