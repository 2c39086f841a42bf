/** Categories of the shop's menu, each with its picture and its subcategories. */
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './category-links.module.css'
import type { ShopMenuFacts } from './category-tree.ts'

interface CategoryLinksProps extends Omit<ShopMenuFacts, 'shortcuts'> {
  name: string // accessible name of the list
  onChoose(): void
}

export const CategoryLinks = ({ name, branches, hrefOf, onChoose }: CategoryLinksProps) => (
  <ul className={styles.categories} aria-label={name}>
    {branches.map(({ category, below }) => (
      <li key={category.id}>
        <Link href={hrefOf(category.slug)} className={styles.category} onClick={onChoose}>
          <Niche
            look="thumbnail"
            sizes="52px"
            element={category.element}
            className={styles.picture}
            {...(category.picture && { picture: category.picture })}
          />
          <span className={styles.name}>{category.name}</span>
        </Link>
        {below.length > 0 && (
          <ul className={styles.below}>
            {below.map(child => (
              <li key={child.id}>
                <Link href={hrefOf(child.slug)} className={styles.small} onClick={onChoose}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
)
