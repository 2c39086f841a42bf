/** Categories of the shop's menu: root categories with their direct children, without empty ones. Pure. */
import type { Category } from '@/contract/endpoints/shop/catalog.ts'

export interface CategoryBranch {
  category: Category
  below: readonly Category[]
}

export function categoryTree(categories: readonly Category[]): CategoryBranch[] {
  const visibleCategories = categories.filter(({ count }) => count > 0)
  const categoryIds = new Set(visibleCategories.map(({ id }) => id))
  return visibleCategories
    .filter(({ parent_id }) => parent_id === null || !categoryIds.has(parent_id))
    .map(category => ({
      category,
      below: visibleCategories.filter(({ parent_id }) => parent_id === category.id),
    }))
}

/** A link to the shop that is no category. */
export interface ShopShortcut {
  key: string
  icon: string
  text: string
  href: string
}

export interface ShopMenuFacts {
  branches: readonly CategoryBranch[]
  hrefOf(slug: string): string // of a category
  shortcuts: readonly ShopShortcut[] // all products first
}
