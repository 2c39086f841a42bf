/** All calls of the API by name. The server mounts them and the OpenAPI document lists them. */

import type { Endpoint } from './endpoint.ts'
import * as address from './endpoints/account/address.ts'
import * as auth from './endpoints/account/auth.ts'
import * as customers from './endpoints/account/customers.ts'
import * as documents from './endpoints/account/documents.ts'
import * as secondFactor from './endpoints/account/second-factor.ts'
import * as signIn from './endpoints/account/sign-in.ts'
import * as accounting from './endpoints/admin/accounting.ts'
import * as afterSaleAdministration from './endpoints/admin/after-sale.ts'
import * as apiTokens from './endpoints/admin/api-tokens.ts'
import * as blogAdministration from './endpoints/admin/articles.ts'
import * as audit from './endpoints/admin/audit.ts'
import * as carriers from './endpoints/admin/carriers.ts'
import * as catalogAdministration from './endpoints/admin/catalog.ts'
import * as changes from './endpoints/admin/changes.ts'
import * as characterAdministration from './endpoints/admin/characters.ts'
import * as collectionAdministration from './endpoints/admin/collections.ts'
import * as couponAdministration from './endpoints/admin/coupons.ts'
import * as creditNotes from './endpoints/admin/credit-notes.ts'
import * as customerAdministration from './endpoints/admin/customers.ts'
import * as administration from './endpoints/admin/dashboard.ts'
import * as documentAdministration from './endpoints/admin/documents.ts'
import * as emails from './endpoints/admin/emails.ts'
import * as goodsReceived from './endpoints/admin/goods-received.ts'
import * as importedOrders from './endpoints/admin/imported-orders.ts'
import * as bulkJobs from './endpoints/admin/jobs.ts'
import * as launchAdministration from './endpoints/admin/launches.ts'
import * as listViews from './endpoints/admin/list-views.ts'
import * as mailAdministration from './endpoints/admin/mails.ts'
import * as media from './endpoints/admin/media.ts'
import * as methodAdministration from './endpoints/admin/methods.ts'
import * as orderEdits from './endpoints/admin/order-edit.ts'
import * as orderEntry from './endpoints/admin/order-entry.ts'
import * as orderList from './endpoints/admin/order-list.ts'
import * as orderAdministration from './endpoints/admin/orders.ts'
import * as oss from './endpoints/admin/oss.ts'
import * as packBatches from './endpoints/admin/pack-batches.ts'
import * as packAdministration from './endpoints/admin/packs.ts'
import * as pageAdministration from './endpoints/admin/pages.ts'
import * as productBulk from './endpoints/admin/product-bulk.ts'
import * as productImages from './endpoints/admin/product-images.ts'
import * as productImport from './endpoints/admin/product-import.ts'
import * as productPrices from './endpoints/admin/product-prices.ts'
import * as productAdministration from './endpoints/admin/products.ts'
import * as promotionAdministration from './endpoints/admin/promotions.ts'
import * as reports from './endpoints/admin/reports.ts'
import * as retentionAdministration from './endpoints/admin/retention.ts'
import * as roomAdministration from './endpoints/admin/rooms.ts'
import * as adminSearch from './endpoints/admin/search.ts'
import * as searchWords from './endpoints/admin/search-words.ts'
import * as settingsAdministration from './endpoints/admin/settings.ts'
import * as shopImports from './endpoints/admin/shop-imports.ts'
import * as staffAdministration from './endpoints/admin/staff.ts'
import * as stock from './endpoints/admin/stock.ts'
import * as stockMovements from './endpoints/admin/stock-movements.ts'
import * as stocktakes from './endpoints/admin/stocktakes.ts'
import * as userAdministration from './endpoints/admin/users.ts'
import * as webhooks from './endpoints/admin/webhooks.ts'
import * as welcomeAdministration from './endpoints/admin/welcome-packs.ts'
import * as withdrawalAdministration from './endpoints/admin/withdrawals.ts'
import * as battles from './endpoints/game/battles.ts'
import * as characters from './endpoints/game/characters.ts'
import * as creations from './endpoints/game/creations.ts'
import * as deck from './endpoints/game/deck.ts'
import * as guestBattle from './endpoints/game/guest-battle.ts'
import * as ladder from './endpoints/game/ladder.ts'
import * as lesson from './endpoints/game/lesson.ts'
import * as lobby from './endpoints/game/lobby.ts'
import * as online from './endpoints/game/online.ts'
import * as packs from './endpoints/game/packs.ts'
import * as rewards from './endpoints/game/rewards.ts'
import * as welcomePack from './endpoints/game/welcome-pack.ts'
import * as afterSale from './endpoints/shop/after-sale.ts'
import * as cart from './endpoints/shop/cart.ts'
import * as cartReminders from './endpoints/shop/cart-reminders.ts'
import * as catalog from './endpoints/shop/catalog.ts'
import * as chanceLimits from './endpoints/shop/chance-limits.ts'
import * as checkout from './endpoints/shop/checkout.ts'
import * as collections from './endpoints/shop/collections.ts'
import * as delivery from './endpoints/shop/delivery.ts'
import * as earlierOrders from './endpoints/shop/earlier-orders.ts'
import * as favourites from './endpoints/shop/favourites.ts'
import * as guestOrders from './endpoints/shop/guest-orders.ts'
import * as launches from './endpoints/shop/launches.ts'
import * as orders from './endpoints/shop/orders.ts'
import * as payments from './endpoints/shop/payments.ts'
import * as designs from './endpoints/shop/print-design.ts'
import * as productRequests from './endpoints/shop/product-requests.ts'
import * as promotions from './endpoints/shop/promotions.ts'
import * as reviews from './endpoints/shop/reviews.ts'
import * as rooms from './endpoints/shop/rooms.ts'
import * as saleDocuments from './endpoints/shop/sale-documents.ts'
import * as suggestions from './endpoints/shop/suggestions.ts'
import * as vatCheck from './endpoints/shop/vat-check.ts'
import * as withdrawalStatements from './endpoints/shop/withdrawal-statements.ts'
import * as withdrawals from './endpoints/shop/withdrawals.ts'
import * as blog from './endpoints/site/blog.ts'
import * as clientErrors from './endpoints/site/client-errors.ts'
import * as consents from './endpoints/site/consents.ts'
import * as contentCalls from './endpoints/site/content-calls.ts'
import * as legal from './endpoints/site/legal.ts'
import * as newsletter from './endpoints/site/newsletter.ts'
import * as site from './endpoints/site/site.ts'
import * as slides from './endpoints/site/slides.ts'
import * as settings from './settings.ts'

const areas = {
  accounting,
  creditNotes,
  customerAdministration,
  oss,
  address,
  adminSearch,
  administration,
  afterSale,
  afterSaleAdministration,
  audit,
  auth,
  battles,
  blog,
  blogAdministration,
  cart,
  cartReminders,
  catalog,
  catalogAdministration,
  characterAdministration,
  characters,
  chanceLimits,
  checkout,
  vatCheck,
  clientErrors,
  collectionAdministration,
  collections,
  consents,
  contentCalls,
  couponAdministration,
  creations,
  customers,
  delivery,
  deck,
  designs,
  documentAdministration,
  documents,
  guestBattle,
  guestOrders,
  ladder,
  earlierOrders,
  importedOrders,
  bulkJobs,
  carriers,
  listViews,
  launchAdministration,
  launches,
  legal,
  lesson,
  emails,
  favourites,
  lobby,
  media,
  mailAdministration,
  methodAdministration,
  newsletter,
  online,
  orderList,
  orderAdministration,
  orderEdits,
  orderEntry,
  orders,
  packAdministration,
  packBatches,
  packs,
  pageAdministration,
  payments,
  productAdministration,
  productImages,
  productImport,
  productBulk,
  productPrices,
  rewards,
  productRequests,
  promotionAdministration,
  promotions,
  retentionAdministration,
  reviews,
  reports,
  roomAdministration,
  rooms,
  searchWords,
  saleDocuments,
  settings,
  settingsAdministration,
  shopImports,
  secondFactor,
  signIn,
  site,
  slides,
  suggestions,
  staffAdministration,
  apiTokens,
  webhooks,
  changes,
  stock,
  stockMovements,
  goodsReceived,
  stocktakes,
  userAdministration,
  welcomeAdministration,
  welcomePack,
  withdrawalAdministration,
  withdrawalStatements,
  withdrawals,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'response' in value &&
  'permission' in value

/** Operation name → declaration, for the OpenAPI document and the route × role matrix. */
export const api: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(areas).flatMap(area =>
    Object.entries(area).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
)
