/** Use cases of an account's cart. Each locks the whole cart, so that concurrent changes of two tabs are not lost. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/shop/cart.ts'
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import { tierOf } from '@/domain/pricing.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { quoteLines } from '../cart-quote/quote-lines.ts'
import { readSaleFacts } from '../cart-quote/sale-facts-repo.ts'
import { itemsWithoutPlace } from '../launches/launches-repo.ts'
import { launchVisitor } from '../launches/place-holder.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { cartOf, lockCart, type StoredCart, storeCart } from './carts-repo.ts'
import { capToStock, joinLines, withinLimits } from './join-lines.ts'

type CartResponse = Promise<contract.AccountCart | Refusal>

const storedMerges = 50 // merged device carts that are stored per account

const isOff = async ({ db }: CallContext): Promise<boolean> => !(await shopSettings(db)).enable_guest_checkout

const shown = ({ lines, later }: StoredCart, capped: string[] = []): contract.AccountCart => ({
  lines,
  later,
  capped,
})

/** Refuses `not_found` while carts are stored on devices only. */
export async function showCart(_: unknown, context: CallContext): CartResponse {
  if (await isOff(context)) return refuse('not_found')
  return shown(await cartOf(context.db, callerOf(context).userId))
}

/** An existing line keeps its position. */
function setLines(own: readonly CartLine[], newLines: readonly CartLine[], removed: ReadonlySet<string>) {
  const lines = new Map(own.map(line => [line.key, line]))
  for (const line of newLines) lines.set(line.key, line)
  return [...lines.values()].filter(({ key }) => !removed.has(key))
}

/** Refuses `not_found` while carts are stored on devices only. */
export async function changeCart(
  { body }: ParsedOf<typeof contract.changeCart>,
  context: CallContext,
): CartResponse {
  if (await isOff(context)) return refuse('not_found')
  const { userId } = callerOf(context)
  return context.db.transaction(async tx => {
    const stored = await lockCart(tx, userId)
    const added = { lines: await withPlace(tx, body.lines, stored.lines, context), later: body.later }
    const changed = (place: contract.CartPlace) => {
      const removed = body.removed.filter(entry => entry.place === place).map(({ key }) => key)
      return setLines(stored[place], added[place], new Set(removed))
    }
    const cart = { ...stored, ...withinLimits({ lines: changed('lines'), later: changed('later') }) }
    await storeCart(tx, userId, cart, context.now())
    return shown(cart)
  })
}

/** Adds a device's cart at login, once for all its tabs. Refuses `not_found` like the others. */
export async function mergeCart(
  { body }: ParsedOf<typeof contract.mergeCart>,
  context: CallContext,
): CartResponse {
  if (await isOff(context)) return refuse('not_found')
  const { userId } = callerOf(context)
  return context.db.transaction(async tx => {
    const stored = await lockCart(tx, userId)
    if (stored.merged.includes(body.bag)) return shown(stored)
    const joined = withinLimits({
      lines: joinLines(stored.lines, await withPlace(tx, body.lines, stored.lines, context)),
      later: joinLines(stored.later, body.later),
    })
    const { lines, capped } = await inStock(tx, joined.lines, context)
    const cart = { lines, later: joined.later, merged: [...stored.merged, body.bag].slice(-storedMerges) }
    await storeCart(tx, userId, cart, context.now())
    return shown(cart, capped)
  })
}

/** Leaves out new lines of a launch for which this buyer has no admitted place (decision 0068). */
async function withPlace(
  tx: Queryable,
  lines: readonly CartLine[],
  stored: readonly CartLine[],
  context: CallContext,
): Promise<CartLine[]> {
  const closed = await itemsWithoutPlace(tx, launchVisitor(context))
  return lines.filter(
    line => stored.some(({ key }) => key === line.key) || !closed.has(`product:${line.product_id}`),
  )
}

async function inStock(tx: Queryable, lines: readonly CartLine[], context: CallContext) {
  const { userId, role } = callerOf(context)
  const buyer = { userId, role, locale: context.locale, launchVisitor: launchVisitor(context) }
  const request = { lines, coupon_code: null, country: 'IT' as const, zip: '', company: null }
  const facts = await readSaleFacts(tx, request, buyer, context)
  return capToStock(lines, quoteLines(lines, facts, tierOf(role)).problems)
}
