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
        {collections.slice(0, mostShown).map(one => (
          <li key={one.id} className={styles.card} style={elementStyle(one.element)}>
            <div className={styles.words}>
              <h3>{one.name}</h3>
              <p>{one.lead}</p>
              <p className={styles.price}>{t('made.from', { price: priceOf(one) })}</p>
              <Button href={hrefOf(one)} size="small" aria-label={`${t('made.open')}: ${one.name}`}>
                {t('made.open')}
              </Button>
            </div>
            <Picture src={one.picture} alt="" width={760} height={760} sizes="320px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
