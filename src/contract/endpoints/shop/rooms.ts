/**
 * Private showrooms (decision 0023). The code is sent once, in exchange for a pass, which cannot be guessed and is valid for this room
 * until its code changes. Every call checks the access again.
 */
import { z } from 'zod'
import { codeOfLink } from '../../../domain/copied-codes.ts'
import { endpoint } from '../../endpoint.ts'
import { Product, ProductCard } from './catalog.ts'
import { PriceCountry } from './price-country.ts'

export const roomAccesses = ['code', 'roles', 'users'] as const
export type RoomAccess = (typeof roomAccesses)[number]

export const RoomPass = z.string().regex(/^\d{1,9}-[\w-]{20,40}$/)

/** specification notes §8: 404 and 403 have their own messages, any other error leads to the list of rooms. */
export const checkRoomAccess = endpoint({
  method: 'GET',
  path: '/rooms/:code/check-access',
  tag: 'Content',
  summary: 'May this reader enter the room? Answers the pass its products and documents ask for',
  permission: 'public',
  params: z.object({ code: z.string().overwrite(codeOfLink).toLowerCase().min(1).max(60) }),
  response: z.object({
    code: z.string(),
    name: z.string(),
    lead: z.string(),
    text: z.string(), // sanitised rich text
    pass: z.string(),
  }),
  problems: ['room_not_found', 'room_denied'],
  limit: 'room',
})

export const Room = z.object({ code: z.string(), name: z.string(), lead: z.string() }).meta({ id: 'Room' })
export type Room = z.infer<typeof Room>

export const listRooms = endpoint({
  method: 'GET',
  path: '/rooms',
  tag: 'Content',
  summary: 'Rooms that this user may enter without a code',
  permission: 'public',
  response: z.array(Room),
  problems: [],
})

/** Prices are those of the room. The previous price is the one outside the room. */
export const listRoomProducts = endpoint({
  method: 'GET',
  path: '/rooms/inside/:pass/products',
  tag: 'Content',
  summary: 'Products of a room, at its prices',
  permission: 'public',
  params: z.object({ pass: RoomPass }),
  query: PriceCountry,
  response: z.array(ProductCard),
  problems: ['room_not_found', 'room_denied'],
})

export const getRoomProduct = endpoint({
  method: 'GET',
  path: '/rooms/inside/:pass/products/:slug',
  tag: 'Content',
  summary: 'One product of a room at its conditions, by slug of any language or by id',
  permission: 'public',
  params: z.object({ pass: RoomPass, slug: z.string().min(1).max(120) }),
  query: PriceCountry,
  response: Product,
  problems: ['room_not_found', 'room_denied', 'not_found'],
})
