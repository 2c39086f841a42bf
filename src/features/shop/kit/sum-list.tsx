/** Subtotal, discount, total and included VAT of a quote or an order. */
import type { ReactNode } from 'react'
import { money, type ShopWords } from './product-words.ts'
import styles from './sum-list.module.css'

interface SumListProps {
  words: ShopWords
  of: { subtotal: number; discount: number; due: number; vat: number; vatPercent: number } // cents
  hasDiscount: boolean
  coupon?: string | null // code, shown next to the discount
  children?: ReactNode // `SumRow`s between discount and total
  after?: ReactNode // `SumRow`s below
}

export function SumList({ words, of, hasDiscount, coupon, children, after }: SumListProps) {
  const { t } = words
  return (
    <dl className={styles.sums}>
      <SumRow name={t('cart.subtotal')}>{money(words, of.subtotal)}</SumRow>
      {hasDiscount && (
        <SumRow name={[t('checkout.discount'), coupon].filter(Boolean).join(' ')} className={styles.saving}>
          {money(words, -of.discount)}
        </SumRow>
      )}
      {children}
      <SumRow name={t('checkout.due')} className={styles.due}>
        {money(words, of.due)}
      </SumRow>
      <SumRow name={t('checkout.vat_of_it', { percent: of.vatPercent })} className={styles.fine}>
        {money(words, of.vat)}
      </SumRow>
      {after}
    </dl>
  )
}

interface SumRowProps {
  name: ReactNode
  className?: string | undefined
  children: ReactNode // the amount as text
}

export const SumRow = ({ name, className, children }: SumRowProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
