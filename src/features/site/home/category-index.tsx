/** Look C's navigation: all categories with their pictures in one row. */
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './category-index.module.css'

export interface CategoryIndexProps {
  name: string // accessible name of the list
  categories: readonly Category[]
  hrefOf(category: Category): string
}

export const CategoryIndex = ({ name, categories, hrefOf }: CategoryIndexProps) => (
  <nav aria-label={name} className={styles.index}>
    {categories.map(category => (
      <Link key={category.id} href={hrefOf(category)} className={styles.sign}>
        <Niche
          look="thumbnail"
          element={category.element}
          className={styles.niche}
          {...(category.picture && { picture: category.picture })}
        />
        <b>{category.name}</b>
        <small>{category.count}</small>
      </Link>
    ))}
  </nav>
)
