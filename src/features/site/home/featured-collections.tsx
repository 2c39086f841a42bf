/** Configurable collections, with links to the configurator. */
import { useTranslation } from 'react-i18next'
import type { CollectionCard } from '@/contract/endpoints/shop/collections.ts'
import { Button } from '@/ui/action/button.tsx'
import { Picture } from '@/ui/content/picture.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import styles from './featured-collections.module.css'

export interface FeaturedCollectionsProps {
  collections: readonly CollectionCard[]
  priceOf(collection: CollectionCard): string
  hrefOf(collection: CollectionCard): string
  allHref: string
}

const mostShown = 3

export function FeaturedCollections({ collections, priceOf, hrefOf, allHref }: FeaturedCollectionsProps) {
  const { t } = useTranslation('home')
  if (collections.length === 0) return null
  return (
    <section>
      <SectionHead
        title={t('made.title')}
        lead={t('made.lead')}
        link={{ href: allHref, text: t('made.all') }}
      />
      <ul className={styles.list}>
        {collections.slice(0, mostShown).map(collection => (
          <li key={collection.id} className={styles.card} style={elementStyle(collection.element)}>
            <div className={styles.words}>
              <h3>{collection.name}</h3>
              <p>{collection.lead}</p>
              <p className={styles.price}>{t('made.from', { price: priceOf(collection) })}</p>
              <Button
                href={hrefOf(collection)}
                size="small"
                aria-label={`${t('made.open')}: ${collection.name}`}
              >
                {t('made.open')}
              </Button>
            </div>
            <Picture src={collection.picture} alt="" width={760} height={760} sizes="320px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
