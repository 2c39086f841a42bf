/** Queries of promotions, rooms and documents. */
import { queryOptions } from '@tanstack/react-query'
import { listOwnDocuments, listRoomDocuments } from '@/contract/endpoints/account/documents.ts'
import { listPromotions } from '@/contract/endpoints/shop/promotions.ts'
import {
  checkRoomAccess,
  getRoomProduct,
  listRoomProducts,
  listRooms,
} from '@/contract/endpoints/shop/rooms.ts'
import { callOrThrow } from './client.ts'
import { type PriceReader, priceCountryQuery, type Reader } from './queries.ts'

const minute = 60_000

export const promotionsQuery = (reader: PriceReader) =>
  queryOptions({
    queryKey: ['promotions', reader],
    queryFn: () => callOrThrow(listPromotions, { query: priceCountryQuery(reader.country) }),
    staleTime: minute,
  })

export const roomsQuery = (reader: Reader) =>
  queryOptions({ queryKey: ['rooms', reader], queryFn: () => callOrThrow(listRooms), staleTime: minute })

/** A room by its code. Fetched once per room and reader, because the server limits the number of attempts. */
export const roomQuery = (reader: Reader, code: string) =>
  queryOptions({
    queryKey: ['room', reader, code],
    queryFn: () => callOrThrow(checkRoomAccess, { params: { code } }),
    staleTime: 5 * minute,
    retry: false,
  })

export const roomProductsQuery = (reader: PriceReader, pass: string) =>
  queryOptions({
    queryKey: ['room-products', reader, pass],
    queryFn: () =>
      callOrThrow(listRoomProducts, { params: { pass }, query: priceCountryQuery(reader.country) }),
  })

export const roomProductQuery = (reader: PriceReader, pass: string, slug: string) =>
  queryOptions({
    queryKey: ['room-product', reader, pass, slug],
    queryFn: () =>
      callOrThrow(getRoomProduct, { params: { pass, slug }, query: priceCountryQuery(reader.country) }),
  })

export const roomDocumentsQuery = (reader: Reader, pass: string) =>
  queryOptions({
    queryKey: ['room-documents', reader, pass],
    queryFn: () => callOrThrow(listRoomDocuments, { params: { pass } }),
  })

export const ownDocumentsQuery = (reader: Reader, userId: number) =>
  queryOptions({
    queryKey: ['documents', reader, userId],
    queryFn: () => callOrThrow(listOwnDocuments),
  })
