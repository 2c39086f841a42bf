/** The lines of a cart as the server stores them. */
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import type { CartItem } from '@/stores/cart.ts'

/** Without prices, because the server computes them. */
export function cartLine(item: CartItem): CartLine {
  const { configured, room, variants } = item
  return {
    key: item.cartId,
    product_id: item.id,
    variant_ids: variants.map(({ id }) => id),
    quantity: item.quantity,
    note_worksheet: item.note_worksheet,
    note_production: item.note_production,
    ...(configured && { configuration: configured.configuration }),
    ...(room && { room_pass: room.pass, room_code: room.code }),
    shown: {
      title: item.title,
      choice: configured?.choice ?? variants.map(({ name }) => name).join(' · '),
      slug: item.slug,
      category_slug: item.category_slug,
      image_url: item.image_url,
      element: item.element,
    },
  }
}

/** Uses the item of this device, otherwise the account's data until the product is loaded. */
export function itemOf(line: CartLine, knownItems: ReadonlyMap<string, CartItem>): CartItem {
  const amount = {
    quantity: line.quantity,
    note_worksheet: line.note_worksheet,
    note_production: line.note_production,
  }
  const here = knownItems.get(line.key)
  if (here) return { ...here, ...amount }
  const { choice, ...rest } = line.shown
  return {
    ...rest,
    ...amount,
    cartId: line.key,
    id: line.product_id,
    sku: '',
    weight: 0,
    variants: line.variant_ids.map(id => ({ id, name: choice }) as CartItem['variants'][number]),
    prices: { base_price: 0 } as CartItem['prices'],
    discount: { base_discount: 0 } as CartItem['discount'],
    final_price: 0,
    stock_quantity: null,
    ...(line.room_pass && line.room_code && { room: { code: line.room_code, pass: line.room_pass } }),
    ...(line.configuration && { configured: { configuration: line.configuration, choice } }),
  }
}
