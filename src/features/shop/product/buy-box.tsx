/** Price, variants, quantity and the one button of the page. A variant that is gone is shown struck, never skipped. */
import { useState } from 'react'
import type { Variant } from '@/contract/catalog.ts'
import { discountedPrice, percentAt, priceAt } from '@/contract/pricing.ts'
import { Button } from '@/ui/action/button.tsx'
import { Chip } from '@/ui/action/chip.tsx'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircleFill, iconShoppingBag, iconWarningCircle } from '@/ui/icon/icons.ts'
import { Price } from '@/ui/shop/price.tsx'
import { money, stockOf } from '../kit/product-words.ts'
import styles from './buy-box.module.css'
import type { ProductViewProps } from './product-props.ts'

export interface BuyBoxProps extends ProductViewProps {
  variant: Variant | undefined
  onVariant(variant: Variant): void
}

export function BuyBox(props: BuyBoxProps) {
  const { product, words, tier, canBuy, onAdd, variant } = props
  const { t } = words
  const [quantity, setQuantity] = useState(1)
  const { stock } = variant ?? product
  const left = variant ? variant.stock_left : product.stock_left
  return (
    <>
      <PriceBlock {...props} />
      <Variants {...props} />
      {canBuy && (
        <div className={styles.buy}>
          <QtyStepper
            label={t('quantity')}
            value={quantity}
            max={left ?? 999}
            onChange={setQuantity}
            disabled={stock === 'out'}
          />
          <Button
            className={styles.add}
            icon={iconShoppingBag}
            disabled={stock === 'out'}
            onClick={() => onAdd(variant ? [variant] : [], quantity)}
          >
            {stock === 'out' ? t('stock.out') : t('add')}
          </Button>
        </div>
      )}
      <p className={styles.stock} data-level={stock}>
        <Icon of={stock === 'available' ? iconCheckCircleFill : iconWarningCircle} size={22} />
        <b>{stockOf(words, { stock, stock_left: left })?.text ?? t('stock.available')}</b>
      </p>
      {tier !== 'base' && <p className={styles.tier}>{t(`tier.${tier}_text`)}</p>}
    </>
  )
}

function PriceBlock({ product, words, tier, variant }: BuyBoxProps) {
  const { t } = words
  const extra = variant?.extra ?? 0
  const price = priceAt(product.prices, tier)
  const percent = percentAt(product.discount, tier)
  const { was } = product.price
  return (
    <div className={styles.price}>
      <Price
        size="page"
        now={money(words, discountedPrice(price, percent) + extra)}
        was={was === null ? null : money(words, was + extra)}
        percent={product.price.percent}
        tier={tier === 'base' ? null : t(`tier.${tier}`)}
      />
      <p>
        {was !== null && `${t('lowest_30_days', { price: money(words, was + extra) })} `}
        {t('vat_included')}
      </p>
    </div>
  )
}

function Variants({ product, words, variant, onVariant }: BuyBoxProps) {
  const { t } = words
  if (product.variants.length === 0) return null
  return (
    <fieldset className={styles.variants}>
      <legend>{t('variant')}</legend>
      <div>
        {product.variants.map(one => (
          <Chip
            key={one.id}
            selected={one.id === variant?.id}
            unavailable={one.stock === 'out'}
            onClick={() => onVariant(one)}
          >
            {one.name}
            {one.extra > 0 && ` +${money(words, one.extra)}`}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
