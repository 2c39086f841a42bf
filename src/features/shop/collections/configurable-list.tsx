/** Configurable collections, shown before the categories. */
import type { CollectionCard } from '@/contract/endpoints/shop/collections.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Button } from '@/ui/action/button.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './configurable-list.module.css'

export interface ConfigurableListProps {
  words: ShopWords
  t: TFunction<'configurator'>
  linkTo: LinkTo
  collections: readonly CollectionCard[]
}

export function ConfigurableList({ words, t, linkTo, collections }: ConfigurableListProps) {
  if (collections.length === 0) return null
  return (
    <section className={styles.list}>
      <h2>{t('list.title')}</h2>
      <p className={styles.lead}>{t('list.lead')}</p>
      <ul>
        {collections.map(collection => (
          <li key={collection.id}>
            <Niche picture={collection.picture} element={collection.element} className={styles.niche} eager />
            <div>
              <h3>{collection.name}</h3>
              <p>{collection.lead}</p>
              <p className={styles.facts}>
                <b>{t('list.from', { price: money(words, collection.from) })}</b>
                {collection.steps > 0 && <span>{t('list.steps', { count: collection.steps })}</span>}
              </p>
              <Button
                href={linkTo('configurator', { id: collection.id })}
                aria-label={`${t('list.open')}: ${collection.name}`}
                size="small"
              >
                {t('list.open')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
