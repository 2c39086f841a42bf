/** Look C's way through the shop: every category as a sign with its picture, in one row. */
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './category-index.module.css'

export interface CategoryIndexProps {
  name: string // of the list, spoken
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
