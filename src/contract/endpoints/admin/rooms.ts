/** Private rooms in the administration: code, access, texts per language, products with their conditions. */
import { z } from 'zod'
import { cleanCode, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { namesPerLocale, perLocale } from '../../per-locale.ts'
import { Role } from '../../permissions.ts'
import { roomAccesses } from '../shop/rooms.ts'

const reading = { tag: 'Administration', permission: 'admin:documents:read' } as const
const writing = { tag: 'Administration', permission: 'admin:documents:write' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found'] as const

/** A product in a room: with its own price, its own percentage, or neither, in which case the room's percentage applies. */
export const RoomProduct = z.strictObject({
  product_id: RowId,
  price: z.int().min(0, 'not_negative').max(100_000_000).nullable(), // cents
  discount: z.int().min(0, 'percent').max(100, 'percent').nullable(),
})
export type RoomProduct = z.infer<typeof RoomProduct>

export const roomCodeLength = { min: 4, max: 60 } as const

const facts = {
  code: z
    .string()
    .overwrite(cleanCode)
    .toLowerCase()
    .min(roomCodeLength.min, 'room_code')
    .max(roomCodeLength.max, 'room_code')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'room_code'),
  access: z.enum(roomAccesses),
  visible_roles: z.array(Role).max(5),
  user_ids: z.array(RowId).max(500),
  is_active: z.boolean(),
  discount: z.int().min(0, 'percent').max(100, 'percent'),
  position: z.int().min(0).max(1_000_000),
  products: z.array(RoomProduct).max(200), // in display order
  document_ids: z.array(RowId).max(200),
}
const words = {
  names: namesPerLocale(120),
  leads: perLocale(z.string().overwrite(cleanLines).max(300)),
  texts: perLocale(z.string().max(20_000)), // rich text
}

export const RoomBody = z.strictObject({ ...facts, ...words })
export type RoomBody = z.output<typeof RoomBody>

const NamedUser = z.object({ id: z.int(), name: z.string(), email: z.string() })
export type NamedUser = z.infer<typeof NamedUser>

export const AdminRoom = z
  .object({
    id: z.int(),
    version: z.string(),
    ...facts,
    code: z.string(),
    ...words,
    names: perLocale(z.string()),
    users: z.array(NamedUser), // the users of `user_ids`
    languages: z.array(z.enum(locales)), // with a name and a text
    updated_at: z.string(),
  })
  .meta({ id: 'AdminRoom' })
export type AdminRoom = z.infer<typeof AdminRoom>

export const adminRooms = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/rooms',
  summary: 'Rooms in their order; `search` finds codes and names',
  query: PageQuery,
  response: pageOf(AdminRoom),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminRoom = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/rooms/:id',
  summary: 'One room with all its languages',
  params: IdParams,
  response: AdminRoom,
  problems: refused,
})

export const createRoom = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/rooms',
  summary: 'A new room',
  body: RoomBody,
  response: AdminRoom,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeRoom = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/rooms/:id',
  summary: 'Save a room whole; another code ends every pass; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: RoomBody.extend({ version: z.string().max(40) }),
  response: AdminRoom,
  problems: [...refused, 'conflict'],
})

export const removeRoom = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/rooms/:id',
  summary: 'Remove a room; its products and documents stay',
  params: IdParams,
  response: Done,
  problems: refused,
})
