import type { Category, ProductCard, ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { ShopWords } from '../kit/product-words.ts'
import type { CatalogChange, CatalogChoice } from './catalog-choice.ts'

export interface CatalogProps {
  words: ShopWords
  linkTo: LinkTo
  categories: readonly Category[]
  current?: Category
  products?: ProductPage // undefined while loading
  failed: boolean
  waiting: boolean // a newer response is loading
  choice: CatalogChoice
  startsInSearch?: boolean // the visitor opened the page to search
  onChoose(change: CatalogChange): void
  onRetry(): void
  onAdd?: (product: ProductCard) => void
}
