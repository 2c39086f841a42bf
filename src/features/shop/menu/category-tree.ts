/** Categories of the shop's menu: root categories with their direct children, without empty ones. Pure. */
import type { Category } from '@/contract/endpoints/shop/catalog.ts'

export interface CategoryBranch {
  category: Category
  below: readonly Category[]
}

export function categoryTree(categories: readonly Category[]): CategoryBranch[] {
  const shown = categories.filter(({ count }) => count > 0)
  const known = new Set(shown.map(({ id }) => id))
  return shown
    .filter(({ parent_id }) => parent_id === null || !known.has(parent_id))
    .map(category => ({ category, below: shown.filter(({ parent_id }) => parent_id === category.id) }))
}
