/** Which calls of the contract stand behind each kind of record; the data provider knows no other. */
import { listAudit } from '@/contract/audit.ts'
import {
  adminArticle,
  adminArticles,
  changeArticle,
  createArticle,
  removeArticle,
} from '@/contract/blog-administration.ts'
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
} from '@/contract/catalog-administration.ts'
import {
  adminCharacter,
  adminCharacters,
  changeCharacter,
  createCharacter,
} from '@/contract/character-administration.ts'
import {
  adminCollection,
  adminCollections,
  changeCollection,
  createCollection,
  removeCollection,
} from '@/contract/collection-administration.ts'
import { adminCoupons, changeCoupon, createCoupon } from '@/contract/coupon-administration.ts'
import { adminCreations } from '@/contract/creations.ts'
import {
  adminDocument,
  adminDocuments,
  changeDocument,
  createDocument,
  removeDocument,
} from '@/contract/document-administration.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { adminMails } from '@/contract/mail-administration.ts'
import { describeImage, listImages, removeImage, showImage } from '@/contract/media.ts'
import {
  adminCampaign,
  adminCampaigns,
  adminSubscribers,
  changeCampaign,
  createCampaign,
  removeCampaign,
  removeSubscriber,
} from '@/contract/newsletter.ts'
import { adminOrder, adminOrders, adminReturns, adminTickets } from '@/contract/order-administration.ts'
import { adminPacks } from '@/contract/pack-administration.ts'
import { packBatches } from '@/contract/packs.ts'
import { adminPage, adminPages, changePage, createPage, removePage } from '@/contract/page-administration.ts'
import {
  adminProduct,
  adminProducts,
  changeProduct,
  createProduct,
  removeProduct,
} from '@/contract/product-administration.ts'
import { listBookings } from '@/contract/product-requests.ts'
import {
  adminPromotion,
  adminPromotions,
  changePromotion,
  createPromotion,
  removePromotion,
} from '@/contract/promotion-administration.ts'
import { listAllReviews } from '@/contract/reviews.ts'
import { adminRoom, adminRooms, changeRoom, createRoom, removeRoom } from '@/contract/room-administration.ts'
import { adminSlides, changeSlide, createSlide, removeSlide } from '@/contract/slides.ts'
import { adminUser, adminUsers, changeUser, createCustomer } from '@/contract/user-administration.ts'

export interface ResourceCalls {
  list: Endpoint // page, per_page, sort, search and its own filters; answers { data, meta }
  one?: Endpoint
  create?: Endpoint
  change?: Endpoint // takes the version the record was read at
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
  users: { list: adminUsers, one: adminUser, create: createCustomer, change: changeUser },
  returns: { list: adminReturns },
  tickets: { list: adminTickets },
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
