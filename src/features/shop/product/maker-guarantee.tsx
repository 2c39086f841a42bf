/**
 * The maker's commercial guarantee of durability (Regulation (EU) 2025/1960, annex II). The label in the colours of the notice is shown if
 * it is longer than the legal guarantee. The drawing is our own.
 */
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { guaranteeYears } from '@/i18n/guarantee-notice.ts'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './maker-guarantee.module.css'

interface MakerGuaranteeProps {
  product: Pick<Product, 'maker_guarantee' | 'safety' | 'brand'>
  words: ShopWords
}

export function MakerGuarantee({ product, words: { t } }: MakerGuaranteeProps) {
  const guarantee = product.maker_guarantee
  const maker = product.safety.maker?.name || product.brand
  if (!guarantee || !maker) return null
  return (
    <section
      className={styles.guarantee}
      data-label={guarantee.years > guaranteeYears}
      aria-label={t('maker_guarantee.title')}
    >
      <p className={styles.years}>{t('maker_guarantee.years', { count: guarantee.years })}</p>
      <div>
        <h2>{t('maker_guarantee.title')}</h2>
        <p>{t('maker_guarantee.by', { maker })}</p>
        <p>{t('maker_guarantee.legal')}</p>
        {guarantee.url && <a href={guarantee.url}>{t('maker_guarantee.conditions')}</a>}
      </div>
    </section>
  )
}
