/** Every module of the server in one list: what it answers and what it listens to. */

import { defaultLocale } from '../src/contract/locales.ts'
import type { Identify, World } from './kernel/context.ts'
import type { Route } from './kernel/route.ts'
import type { ExportPart } from './modules/account/export-data.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { addressesOf, forgetAddresses } from './modules/addresses/repo.ts'
import { addressesRoutes } from './modules/addresses/routes.ts'
import { administrationRoutes } from './modules/administration/routes.ts'
import { questionsOf, returnsOf } from './modules/after-sale/export-parts.ts'
import { afterSaleRoutes } from './modules/after-sale/routes.ts'
import { forgetInRegister } from './modules/audit/forget-person.ts'
import { auditRoutes } from './modules/audit/routes.ts'
import { createIdentify } from './modules/auth/identify.ts'
import { authRoutes, startAuthJobs } from './modules/auth/routes.ts'
import { battlesOf, forgetBattles } from './modules/battles/battles-repo.ts'
import { battlesRoutes, startBattles } from './modules/battles/routes.ts'
import { forgetStars, starsGiven } from './modules/blog/repo.ts'
import { blogRoutes } from './modules/blog/routes.ts'
import { grantStarterCardsToNewcomers } from './modules/cards/grant-starter-cards.ts'
import { cardsOf } from './modules/cards/repo.ts'
import { cardsRoutes } from './modules/cards/routes.ts'
import { cartQuoteRoutes } from './modules/cart-quote/routes.ts'
import { catalogRoutes } from './modules/catalog/routes.ts'
import { lookAgain } from './modules/catalog/shelf/kept-shelf.ts'
import { catalogAdministrationRoutes } from './modules/catalog-administration/routes.ts'
import { charactersRoutes } from './modules/characters/routes.ts'
import { collectionsRoutes } from './modules/collections/routes.ts'
import { contentCallRoutes } from './modules/content-calls/routes.ts'
import { couponsRoutes } from './modules/coupons/routes.ts'
import { creationsOf, forgetCreations } from './modules/creations/creations-repo.ts'
import { creationsRoutes, startCreations } from './modules/creations/routes.ts'
import { forgetCustomers } from './modules/customers/customers-repo.ts'
import { customersRoutes } from './modules/customers/routes.ts'
import { decksOf, forgetDecks } from './modules/decks/decks-repo.ts'
import { decksRoutes } from './modules/decks/routes.ts'
import { forgetDocumentsOf } from './modules/documents/repo.ts'
import { documentsRoutes, startDocuments } from './modules/documents/routes.ts'
import { ladderOf } from './modules/ladder/ladder-repo.ts'
import { ladderRoutes } from './modules/ladder/routes.ts'
import { forgetOnlinePlayer } from './modules/lobby/forget-online-player.ts'
import { lobbyRoutes, startLobby } from './modules/lobby/routes.ts'
import { matchesRoutes, startMatches } from './modules/matches/routes.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { newsletterRoutes } from './modules/newsletter/routes.ts'
import { startCampaigns } from './modules/newsletter/send-campaigns.ts'
import { forgetSubscriptionOf } from './modules/newsletter/subscribers-repo.ts'
import { offersRoutes } from './modules/offers/routes.ts'
import { orderAdministrationRoutes } from './modules/orders/administration-routes.ts'
import { anonymiseOrders, ordersOf } from './modules/orders/orders-repo.ts'
import { ordersRoutes, startOrders } from './modules/orders/routes.ts'
import { packsOf } from './modules/packs/repo.ts'
import { packsRoutes, startPacks } from './modules/packs/routes.ts'
import { contentRoutes } from './modules/pages/routes.ts'
import { paymentsRoutes } from './modules/payments/routes.ts'
import { productAdministrationRoutes } from './modules/product-administration/routes.ts'
import { forgetRequests, requestsOf, watchesOf } from './modules/product-requests/repo.ts'
import { productRequestsRoutes, startProductRequests } from './modules/product-requests/routes.ts'
import { promotionsRoutes } from './modules/promotions/routes.ts'
import { realtimeRoutes } from './modules/realtime/routes.ts'
import { forgetReviewer, reviewsOf } from './modules/reviews/repo.ts'
import { reviewsRoutes } from './modules/reviews/routes.ts'
import { forgetRoomsOf } from './modules/rooms/repo.ts'
import { roomsRoutes } from './modules/rooms/routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import { shippingRoutes } from './modules/shipping/routes.ts'
import { slidesRoutes } from './modules/slides/routes.ts'
import { usersRoutes } from './modules/users/routes.ts'
import { watchVisits } from './modules/users/sign-in-as.ts'

export interface Modules {
  routes: readonly Route[]
  identify: Identify
  onWritten(): void // the administration has changed something
}

/** What an account's export holds beside the account itself. */
const exportParts: readonly ExportPart[] = [
  { name: 'orders', read: ordersOf },
  { name: 'returns', read: returnsOf },
  { name: 'questions', read: questionsOf },
  { name: 'reviews', read: reviewsOf },
  { name: 'bookings', read: requestsOf },
  { name: 'stock_watches', read: watchesOf },
  { name: 'addresses', read: addressesOf },
  { name: 'cards', read: cardsOf },
  { name: 'decks', read: decksOf },
  { name: 'creations', read: creationsOf },
  { name: 'battles', read: battlesOf },
  { name: 'article_stars', read: starsGiven },
  { name: 'ladder', read: ladderOf },
  { name: 'packs', read: (db, userId) => packsOf(db, userId, defaultLocale) },
]

export function assembleModules(world: World): Modules {
  grantStarterCardsToNewcomers(world.events)
  startAuthJobs(world)
  watchVisits(world)
  startPacks(world)
  startOrders(world)
  startProductRequests(world)
  startCreations(world)
  startDocuments(world)
  startBattles(world)
  startMatches(world)
  startLobby(world)
  startCampaigns(world)
  world.events.on('account-deleted', async ({ userId }, tx) => {
    await forgetInRegister(tx, userId) // while it can still be told which records were theirs
    await forgetBattles(tx, userId)
    await forgetOnlinePlayer(tx, userId, world.now())
    await anonymiseOrders(tx, userId)
    await forgetAddresses(tx, userId)
    await forgetCustomers(tx, userId)
    await forgetReviewer(tx, userId)
    await forgetRequests(tx, userId)
    await forgetDecks(tx, userId)
    await forgetCreations(tx, userId)
    await forgetStars(tx, userId)
    await forgetRoomsOf(tx, userId)
    await forgetDocumentsOf(tx, userId)
    await forgetSubscriptionOf(tx, userId)
  })
  return {
    routes: [
      ...authRoutes,
      ...accountRoutes(exportParts),
      ...addressesRoutes,
      ...settingsRoutes,
      ...catalogRoutes,
      ...offersRoutes,
      ...collectionsRoutes,
      ...charactersRoutes,
      ...cardsRoutes,
      ...packsRoutes,
      ...decksRoutes,
      ...creationsRoutes,
      ...battlesRoutes,
      ...matchesRoutes,
      ...lobbyRoutes,
      ...ladderRoutes,
      ...contentRoutes,
      ...blogRoutes,
      ...contentCallRoutes,
      ...slidesRoutes,
      ...promotionsRoutes,
      ...roomsRoutes,
      ...documentsRoutes,
      ...couponsRoutes,
      ...cartQuoteRoutes,
      ...ordersRoutes,
      ...reviewsRoutes,
      ...productRequestsRoutes,
      ...orderAdministrationRoutes,
      ...afterSaleRoutes,
      ...customersRoutes,
      ...newsletterRoutes,
      ...realtimeRoutes,
      ...mediaRoutes,
      ...administrationRoutes,
      ...usersRoutes,
      ...paymentsRoutes,
      ...shippingRoutes,
      ...productAdministrationRoutes,
      ...catalogAdministrationRoutes,
      ...auditRoutes,
    ],
    identify: createIdentify(world),
    onWritten: () => lookAgain(world.db),
  }
}
