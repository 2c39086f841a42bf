/** Which calls of the contract stand behind each kind of record; the data provider knows no other. */
import { listAudit } from '@/contract/audit.ts'
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
import {
  adminDocument,
  adminDocuments,
  changeDocument,
  createDocument,
  removeDocument,
} from '@/contract/document-administration.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { adminOrder, adminOrders } from '@/contract/order-administration.ts'
import { adminPacks } from '@/contract/pack-administration.ts'
import { packBatches } from '@/contract/packs.ts'
import {
  adminProduct,
  adminProducts,
  changeProduct,
  createProduct,
  removeProduct,
} from '@/contract/product-administration.ts'
import {
  adminPromotion,
  adminPromotions,
  changePromotion,
  createPromotion,
  removePromotion,
} from '@/contract/promotion-administration.ts'
import {
  adminRoom,
  adminRooms,
  changeRoom,
  createRoom,
  removeRoom,
} from '@/contract/room-administration.ts'

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
