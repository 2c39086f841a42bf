/** Form of a new or existing product: texts, variants, pictures, prices, category. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconCopy, iconStorefront } from '@/ui/icon/icons.ts'
import { stateTone } from '../../framework/list/tones.ts'
import { GuardedForm } from '../../framework/record/guarded-form.tsx'
import layout from '../../framework/record/record-grid.module.css'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { UnplacedErrors } from '../../framework/record/unplaced-errors.tsx'
import { AttributesPanel } from './attributes-panel.tsx'
import { ItemStock } from './item-stock.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { choicesQuery } from './product-calls.ts'
import styles from './products.module.css'
import { SearchPanel } from './search-panel.tsx'
import { VariantsPanel } from './variants-panel.tsx'
import { WordsPanel } from './words-panel.tsx'

export interface ProductScreenProps {
  locale: Locale
  linkTo: LinkTo
  title: string
  record: object // initial values of the form
  product?: AdminProduct // the stored record
  onDuplicate?: () => void
  onRemove?: () => void
  money: (cents: number) => string
}

export function ProductScreen({ record, ...rest }: ProductScreenProps) {
  return (
    <GuardedForm record={record} className={styles.form}>
      <UnplacedErrors />
      <Fields {...rest} />
    </GuardedForm>
  )
}

function Fields({
  locale,
  linkTo,
  title,
  product,
  onDuplicate,
  onRemove,
  money,
}: Omit<ProductScreenProps, 'record'>) {
  const { t } = useTranslation('admin')
  const [language, setLanguage] = useState<Locale>('it')
  const choices = useQuery(choicesQuery(locale))
  const category = choices.data?.categories.find(({ id }) => id === product?.category_id)?.slug
  const shopHref = product && category ? shopAddress(product, category, locale, linkTo) : undefined
  return (
    <>
      <RecordHead
        title={title}
        listHref={linkTo('adminProducts')}
        badges={product && <Badge tone={stateTone(product.status)}>{t(`status.${product.status}`)}</Badge>}
        actions={
          <>
            {shopHref && (
              <Button variant="ghost" size="dense" icon={iconStorefront} href={shopHref}>
                {t('record.open_public')}
              </Button>
            )}
            {onDuplicate && (
              <Button variant="ghost" size="dense" icon={iconCopy} onClick={onDuplicate}>
                {t('products.duplicate')}
              </Button>
            )}
            <SaveButton />
          </>
        }
      />
      <div className={layout.grid}>
        <div className={layout.column}>
          <WordsPanel language={language} onLanguage={setLanguage} />
          <VariantsPanel language={language} locale={locale} choices={choices} />
          <AttributesPanel choices={choices} locale={locale} />
          <SearchPanel language={language} choices={choices.data} />
        </div>
        <div className={layout.column}>
          <PicturesPanel />
          <PricesPanel product={product} locale={locale} money={money} />
          <PlacePanel choices={choices} />
          {product && <ItemStock productId={product.id} locale={locale} linkTo={linkTo} />}
          {onRemove && (
            <Button variant="text" size="dense" onClick={onRemove}>
              {t('products.remove')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** Link to the product in the shop. Undefined while shoppers cannot see it. */
function shopAddress(product: AdminProduct, category: string, locale: Locale, linkTo: LinkTo) {
  if (product.status !== 'published' || product.visibility === 'rooms') return undefined
  const slug = product.translations[locale].slug || product.translations.it.slug
  return linkTo('product', { category, slug })
}
