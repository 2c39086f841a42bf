/** Prices of the index at a destination, computed when a list requests them (decision 0079). */
import type { Tier } from '@/domain/pricing.ts'
import { type DestinationPrices, priceAtDestination } from '../../tax/destination-prices.ts'
import { type SearchIndex, taxedAt } from './search-index.ts'

interface PriceList {
  prices: Int32Array // cents per place
  order: Int32Array // places sorted by price
}

const mostLists = 64
const lists = new WeakMap<Int32Array, Map<string, PriceList>>() // by order of list prices, which every change of a price replaces

export const destinationKey = (destination: DestinationPrices | null): string =>
  destination ? JSON.stringify([destination.goods, destination.services]) : ''

export function priceList(index: SearchIndex, tier: Tier, destination: DestinationPrices | null): PriceList {
  const order = index.orders.price[tier]
  if (!destination) return { prices: index.prices[tier], order }
  const ofOrder = lists.get(order) ?? new Map<string, PriceList>()
  lists.set(order, ofOrder)
  const key = destinationKey(destination)
  const list = ofOrder.get(key) ?? atDestination(index, tier, destination)
  if (ofOrder.size >= mostLists) ofOrder.clear()
  ofOrder.set(key, list)
  return list
}

function atDestination(index: SearchIndex, tier: Tier, destination: DestinationPrices): PriceList {
  const order = index.orders.price[tier]
  const prices = new Int32Array(index.size)
  for (const place of order)
    prices[place] = priceAtDestination(index.prices[tier][place]!, taxedAt(index, place), destination)
  const { ids } = index
  return { prices, order: order.toSorted((a, b) => prices[a]! - prices[b]! || ids[a]! - ids[b]!) }
}
