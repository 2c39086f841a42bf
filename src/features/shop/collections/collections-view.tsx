/** Categories, each with several of its products. */
import type { ReactNode } from 'react'
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Container } from '@/ui/content/container.tsx'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './collections-view.module.css'

export interface CollectionsViewProps {
  words: ShopWords
  linkTo: LinkTo
  categories: readonly Category[]
  children?: ReactNode // shown before the categories
}

export function CollectionsView({ words: { t }, linkTo, categories, children }: CollectionsViewProps) {
  return (
    <Container className={styles.page}>
      <h1>{t('collections.title')}</h1>
      <p className={styles.lead}>{t('collections.lead')}</p>
      {children}
      <ul className={styles.shelves}>
        {categories.map((category, at) => (
          <li key={category.id}>
            <Niche
              picture={category.picture ?? undefined}
              element={category.element}
              className={styles.niche}
              eager={at < 3}
            />
            <h2>
              <Link href={linkTo('category', { category: category.slug })}>{category.name}</Link>
            </h2>
            <p>{category.description}</p>
            <p className={styles.count}>{t('collections.products', { count: category.count })}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
