import type { CategoryBranch } from './category-tree.ts'

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
