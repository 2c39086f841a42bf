/**
 * Products that a buyer may buy at a room's conditions, for quote and order. A room without access for the buyer sells
 * nothing.
 */
import type { Config } from '../../config.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal } from '../../kernel/route.ts'
import { enterByPass, type Person } from './enter-room.ts'
import type { RoomCondition } from './room-price.ts'
import { productsInside } from './rooms-repo.ts'

export interface SellingRoom {
  code: string
  discount: number // percent
  conditions: ReadonlyMap<number, RoomCondition> // by product id
}

/** By pass. Passes without access for this buyer are missing. */
export async function sellingRooms(
  db: Queryable,
  passes: readonly string[],
  buyer: Person,
  config: Pick<Config, 'appSecret'>,
): Promise<Map<string, SellingRoom>> {
  const roomsByPass = new Map<string, SellingRoom>()
  for (const pass of new Set(passes)) {
    const room = await enterByPass(db, pass, buyer, config)
    if (isRefusal(room)) continue
    const rows = await productsInside(db, room.id)
    const conditions = new Map(
      rows.map(({ product_id, price, discount }) => [product_id, { price, discount }]),
    )
    roomsByPass.set(pass, { code: room.code, discount: room.discount, conditions })
  }
  return roomsByPass
}
