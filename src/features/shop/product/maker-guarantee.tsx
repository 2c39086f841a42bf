/**
 * The maker's commercial guarantee of durability. If it is longer than the legal guarantee, the harmonised label is shown (Regulation (EU)
 * 2025/1960, annex II): the image that the maker has filled in, otherwise our own drawing in the colours of the notice.
 */
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { fileUrl } from '@/contract/file-url.ts'
import { guaranteeYears } from '@/i18n/guarantee-notice.ts'
import { guaranteeLabel, guaranteeText } from '../kit/guarantee-label.ts'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './maker-guarantee.module.css'

interface MakerGuaranteeProps {
  product: Pick<Product, 'maker_guarantee' | 'safety' | 'brand' | 'title'>
  words: ShopWords
}

export function MakerGuarantee({ product, words }: MakerGuaranteeProps) {
  const { t } = words
  const guarantee = product.maker_guarantee
  const maker = product.safety.maker?.name || product.brand
  const label = guaranteeLabel(guarantee)
  if (!guarantee || (!maker && !label)) return null
  return (
    <section
      className={styles.guarantee}
      data-label={guarantee.years > guaranteeYears}
      aria-label={t('maker_guarantee.title')}
    >
      {label ? (
        <img
          className={styles.artwork}
          src={fileUrl(label)}
          alt={guaranteeText(words, product.title, guarantee)}
        />
      ) : (
        <p className={styles.years}>{t('maker_guarantee.years', { count: guarantee.years })}</p>
      )}
      <div>
        <h2>{t('maker_guarantee.title')}</h2>
        {maker && <p>{t('maker_guarantee.by', { maker })}</p>}
        <p>{t('maker_guarantee.legal')}</p>
        {guarantee.url && <a href={guarantee.url}>{t('maker_guarantee.conditions')}</a>}
      </div>
    </section>
  )
}
