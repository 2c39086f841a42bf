/**
 * The list of modules. A module may import the ones before it (`e2e/architecture`). Modules start, mount their paths and delete
 * personal data in this order. The audit log is deleted first, because its entries are found through records that later modules
 * delete.
 */
import type { ServerModule } from './kernel/module.ts'
import { accountModule } from './modules/account/module.ts'
import { addressesModule } from './modules/addresses/module.ts'
import { administrationModule } from './modules/administration/module.ts'
import { afterSaleModule } from './modules/after-sale/module.ts'
import { auditModule } from './modules/audit/module.ts'
import { authModule } from './modules/auth/module.ts'
import { battlesModule } from './modules/battles/module.ts'
import { blogModule } from './modules/blog/module.ts'
import { boughtTogetherModule } from './modules/bought-together/module.ts'
import { bulkJobsModule } from './modules/bulk-jobs/module.ts'
import { cardsModule } from './modules/cards/module.ts'
import { cartQuoteModule } from './modules/cart-quote/module.ts'
import { cartRemindersModule } from './modules/cart-reminders/module.ts'
import { cartsModule } from './modules/carts/module.ts'
import { catalogModule } from './modules/catalog/module.ts'
import { charactersModule } from './modules/characters/module.ts'
import { clientErrorsModule } from './modules/client-errors/module.ts'
import { collectionsModule } from './modules/collections/module.ts'
import { consentsModule } from './modules/consents/module.ts'
import { contentCallsModule } from './modules/content-calls/module.ts'
import { couponsModule } from './modules/coupons/module.ts'
import { creationsModule } from './modules/creations/module.ts'
import { customersModule } from './modules/customers/module.ts'
import { decksModule } from './modules/decks/module.ts'
import { designsModule } from './modules/designs/module.ts'
import { documentsModule } from './modules/documents/module.ts'
import { emailTextsModule } from './modules/email-texts/module.ts'
import { fatturaPaModule } from './modules/fattura-pa/module.ts'
import { favouritesModule } from './modules/favourites/module.ts'
import { integrationsModule } from './modules/integrations/module.ts'
import { invoicesModule } from './modules/invoices/module.ts'
import { ladderModule } from './modules/ladder/module.ts'
import { launchesModule } from './modules/launches/module.ts'
import { listViewsModule } from './modules/list-views/module.ts'
import { lobbyModule } from './modules/lobby/module.ts'
import { matchesModule } from './modules/matches/module.ts'
import { mediaModule } from './modules/media/module.ts'
import { newsletterModule } from './modules/newsletter/module.ts'
import { offersModule } from './modules/offers/module.ts'
import { ordersModule } from './modules/orders/module.ts'
import { packsModule } from './modules/packs/module.ts'
import { pagesModule } from './modules/pages/module.ts'
import { paymentsModule } from './modules/payments/module.ts'
import { productRequestsModule } from './modules/product-requests/module.ts'
import { promotionsModule } from './modules/promotions/module.ts'
import { realtimeModule } from './modules/realtime/module.ts'
import { reportsModule } from './modules/reports/module.ts'
import { retentionModule } from './modules/retention/module.ts'
import { reviewsModule } from './modules/reviews/module.ts'
import { rewardsModule } from './modules/rewards/module.ts'
import { roomsModule } from './modules/rooms/module.ts'
import { searchModule } from './modules/search/module.ts'
import { searchWordsModule } from './modules/search-words/module.ts'
import { settingsModule } from './modules/settings/module.ts'
import { shippingModule } from './modules/shipping/module.ts'
import { shopCustomersModule } from './modules/shop-customers/module.ts'
import { shopImportsModule } from './modules/shop-imports/module.ts'
import { slidesModule } from './modules/slides/module.ts'
import { staffModule } from './modules/staff/module.ts'
import { stockModule } from './modules/stock/module.ts'
import { stockDeskModule } from './modules/stock-desk/module.ts'
import { taxModule } from './modules/tax/module.ts'
import { usersModule } from './modules/users/module.ts'

export const modules: readonly ServerModule[] = [
  auditModule,
  settingsModule,
  clientErrorsModule,
  mediaModule,
  slidesModule,
  charactersModule,
  cardsModule,
  packsModule,
  rewardsModule,
  authModule,
  accountModule,
  decksModule,
  creationsModule,
  battlesModule,
  ladderModule,
  matchesModule,
  lobbyModule,
  addressesModule,
  searchWordsModule,
  stockModule,
  taxModule,
  catalogModule,
  launchesModule,
  favouritesModule,
  offersModule,
  collectionsModule,
  designsModule,
  couponsModule,
  promotionsModule,
  roomsModule,
  documentsModule,
  shippingModule,
  paymentsModule,
  cartQuoteModule,
  cartsModule,
  pagesModule,
  invoicesModule,
  ordersModule,
  shopCustomersModule,
  stockDeskModule,
  fatturaPaModule,
  consentsModule,
  emailTextsModule,
  newsletterModule,
  shopImportsModule,
  bulkJobsModule,
  boughtTogetherModule,
  reviewsModule,
  productRequestsModule,
  cartRemindersModule,
  afterSaleModule,
  customersModule,
  blogModule,
  searchModule,
  retentionModule,
  contentCallsModule,
  realtimeModule,
  usersModule,
  listViewsModule,
  reportsModule,
  staffModule,
  integrationsModule,
  administrationModule,
]
