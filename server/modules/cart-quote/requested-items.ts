/** What the lines of a request name: stock items, and characters and pictures of designs. Pure. */
import { layersOf } from '@/contract/endpoints/shop/print-design.ts'
import type { SaleRequest } from './quote.ts'
import type { CollectionOnSale } from './sale-facts.ts'

/** Returns the characters and uploaded pictures in the lines' designs. */
export function layersNamed(lines: SaleRequest['lines']) {
  const layers = lines.flatMap(({ configuration }) =>
    configuration?.design ? layersOf(configuration.design) : [],
  )
  return {
    characters: [...new Set(layers.flatMap(layer => (layer.kind === 'character' ? [layer.slug] : [])))],
    pictures: [...new Set(layers.flatMap(layer => (layer.kind === 'picture' ? [layer.picture] : [])))],
  }
}

/** Returns the stock items that the lines may take. */
export function itemsOf(lines: SaleRequest['lines'], collections: ReadonlyMap<number, CollectionOnSale>) {
  const ofLines = lines.flatMap(({ product_id, variant_ids }) => [
    { item: 'product' as const, id: product_id },
    ...variant_ids.map(id => ({ item: 'variant' as const, id })),
  ])
  const ofParts = [...collections.values()].flatMap(({ steps }) =>
    steps.flatMap(({ choices }) => choices.flatMap(({ item }) => item ?? [])),
  )
  return [...ofLines, ...ofParts]
}
