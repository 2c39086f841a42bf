/** Calls of the contract for each kind of record. The data provider uses no other calls. */

import type { Endpoint } from '@/contract/endpoint.ts'
import { adminInvoices, adminTakings } from '@/contract/endpoints/admin/accounting.ts'
import { adminReturns, adminTickets } from '@/contract/endpoints/admin/after-sale.ts'
import {
  adminArticle,
  adminArticles,
  changeArticle,
  createArticle,
  removeArticle,
} from '@/contract/endpoints/admin/articles.ts'
import { listAudit } from '@/contract/endpoints/admin/audit.ts'
import {
  adminAttribute,
  adminAttributes,
  adminCategories,
  adminCategory,
  changeAttribute,
  changeCategory,
  createAttribute,
  createCategory,
  removeAttribute,
  removeCategory,
} from '@/contract/endpoints/admin/catalog.ts'
import {
  adminCharacter,
  adminCharacters,
  changeCharacter,
  createCharacter,
} from '@/contract/endpoints/admin/characters.ts'
import {
  adminCollection,
  adminCollections,
  changeCollection,
  createCollection,
  removeCollection,
} from '@/contract/endpoints/admin/collections.ts'
import { adminCoupons, changeCoupon, createCoupon } from '@/contract/endpoints/admin/coupons.ts'
import { adminCustomer, adminCustomers } from '@/contract/endpoints/admin/customers.ts'
import {
  adminDocument,
  adminDocuments,
  changeDocument,
  createDocument,
  removeDocument,
} from '@/contract/endpoints/admin/documents.ts'
import { adminImportedOrders } from '@/contract/endpoints/admin/imported-orders.ts'
import {
  adminLaunches,
  changeLaunch,
  createLaunch,
  removeLaunch,
} from '@/contract/endpoints/admin/launches.ts'
import { adminMails } from '@/contract/endpoints/admin/mails.ts'
import { describeImage, listImages, removeImage, showImage } from '@/contract/endpoints/admin/media.ts'
import { adminOrders } from '@/contract/endpoints/admin/order-list.ts'
import { adminOrder } from '@/contract/endpoints/admin/orders.ts'
import { packBatches } from '@/contract/endpoints/admin/pack-batches.ts'
import { adminPacks } from '@/contract/endpoints/admin/packs.ts'
import {
  adminPage,
  adminPages,
  changePage,
  createPage,
  removePage,
} from '@/contract/endpoints/admin/pages.ts'
import {
  adminProduct,
  adminProducts,
  changeProduct,
  createProduct,
  removeProduct,
} from '@/contract/endpoints/admin/products.ts'
import {
  adminPromotion,
  adminPromotions,
  changePromotion,
  createPromotion,
  removePromotion,
} from '@/contract/endpoints/admin/promotions.ts'
import {
  adminRoom,
  adminRooms,
  changeRoom,
  createRoom,
  removeRoom,
} from '@/contract/endpoints/admin/rooms.ts'
import {
  changeSynonym,
  createSynonym,
  listMissedSearches,
  listSynonyms,
} from '@/contract/endpoints/admin/search-words.ts'
import { stockItems, stockMovements } from '@/contract/endpoints/admin/stock-movements.ts'
import { listStocktakes } from '@/contract/endpoints/admin/stocktakes.ts'
import { adminUser, adminUsers, changeUser, createCustomer } from '@/contract/endpoints/admin/users.ts'
import { adminWithdrawals } from '@/contract/endpoints/admin/withdrawals.ts'
import { adminCreations } from '@/contract/endpoints/game/creations.ts'
import { listBookings } from '@/contract/endpoints/shop/product-requests.ts'
import { listAllReviews } from '@/contract/endpoints/shop/reviews.ts'
import {
  adminCampaign,
  adminCampaigns,
  adminSubscribers,
  changeCampaign,
  createCampaign,
  removeCampaign,
  removeSubscriber,
} from '@/contract/endpoints/site/newsletter.ts'
import { adminSlides, changeSlide, createSlide, removeSlide } from '@/contract/endpoints/site/slides.ts'

export interface ResourceCalls {
  list: Endpoint // page, per_page, sort, search and filters; returns { data, meta }
  one?: Endpoint
  create?: Endpoint
  change?: Endpoint // takes the version the record was loaded at
  remove?: Endpoint
}

export const resourceCalls = {
  products: {
    list: adminProducts,
    one: adminProduct,
    create: createProduct,
    change: changeProduct,
    remove: removeProduct,
  },
  orders: { list: adminOrders, one: adminOrder },
  customers: { list: adminCustomers, one: adminCustomer },
  users: { list: adminUsers, one: adminUser, create: createCustomer, change: changeUser },
  imported_orders: { list: adminImportedOrders },
  returns: { list: adminReturns },
  withdrawals: { list: adminWithdrawals },
  tickets: { list: adminTickets },
  takings: { list: adminTakings },
  invoices: { list: adminInvoices },
  bookings: { list: listBookings },
  reviews: { list: listAllReviews },
  creations: { list: adminCreations },
  mails: { list: adminMails },
  audit: { list: listAudit },
  categories: {
    list: adminCategories,
    one: adminCategory,
    create: createCategory,
    change: changeCategory,
    remove: removeCategory,
  },
  attributes: {
    list: adminAttributes,
    one: adminAttribute,
    create: createAttribute,
    change: changeAttribute,
    remove: removeAttribute,
  },
  characters: {
    list: adminCharacters,
    one: adminCharacter,
    create: createCharacter,
    change: changeCharacter,
  },
  collections: {
    list: adminCollections,
    one: adminCollection,
    create: createCollection,
    change: changeCollection,
    remove: removeCollection,
  },
  packs: { list: adminPacks },
  'pack-batches': { list: packBatches },
  pages: { list: adminPages, one: adminPage, create: createPage, change: changePage, remove: removePage },
  articles: {
    list: adminArticles,
    one: adminArticle,
    create: createArticle,
    change: changeArticle,
    remove: removeArticle,
  },
  images: { list: listImages, one: showImage, change: describeImage, remove: removeImage },
  slides: { list: adminSlides, create: createSlide, change: changeSlide, remove: removeSlide },
  subscribers: { list: adminSubscribers, remove: removeSubscriber },
  campaigns: {
    list: adminCampaigns,
    one: adminCampaign,
    create: createCampaign,
    change: changeCampaign,
    remove: removeCampaign,
  },
  'stock-items': { list: stockItems },
  'stock-movements': { list: stockMovements },
  stocktakes: { list: listStocktakes },
  synonyms: { list: listSynonyms, create: createSynonym, change: changeSynonym },
  'missed-searches': { list: listMissedSearches },
  launches: { list: adminLaunches, create: createLaunch, change: changeLaunch, remove: removeLaunch },
  coupons: { list: adminCoupons, create: createCoupon, change: changeCoupon },
  promotions: {
    list: adminPromotions,
    one: adminPromotion,
    create: createPromotion,
    change: changePromotion,
    remove: removePromotion,
  },
  rooms: {
    list: adminRooms,
    one: adminRoom,
    create: createRoom,
    change: changeRoom,
    remove: removeRoom,
  },
  documents: {
    list: adminDocuments,
    one: adminDocument,
    create: createDocument,
    change: changeDocument,
    remove: removeDocument,
  },
} as const satisfies Record<string, ResourceCalls>

export type ResourceName = keyof typeof resourceCalls
