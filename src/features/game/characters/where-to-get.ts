/** Products related to a character: those with its name, then those of its type that name no other. Pure. */

import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'

const names = (product: ProductCard, name: string): boolean =>
  product.title.toLocaleLowerCase().includes(name.toLocaleLowerCase())

export const namingProduct = (character: Character, products: readonly ProductCard[]) =>
  products.find(product => names(product, character.nome) && product.stock !== 'out')

export function productsFor(
  character: Character,
  products: readonly ProductCard[],
  all: readonly Character[],
  most = 4,
): ProductCard[] {
  const others = all.filter(other => other.slug !== character.slug)
  const matchingProducts = products.filter(product => names(product, character.nome))
  const ofType = products.filter(
    product =>
      !matchingProducts.includes(product) &&
      product.element === character.tipo &&
      !others.some(other => names(product, other.nome)),
  )
  return [...matchingProducts, ...ofType].slice(0, most)
}
