/** Subtotal, discount, total and included VAT of a quote or an order. */
import type { ReactNode } from 'react'
import type { TaxShare } from '@/contract/endpoints/shop/orders.ts'
import { formatTag } from '@/contract/locales.ts'
import { money, type ShopWords } from './product-words.ts'
import styles from './sum-list.module.css'

interface SumListProps {
  words: ShopWords
  of: { subtotal: number; shipping: number; discount: number; due: number; vat: number; vatPercent: number } // cents
  taxes: readonly TaxShare[] | null // null: the specification's formula
  hasDiscount: boolean
  coupon?: string | null // code, shown next to the discount
  children?: ReactNode // `SumRow`s between discount and total
  after?: ReactNode // `SumRow`s below
}

export function SumList({ words, of, taxes, hasDiscount, coupon, children, after }: SumListProps) {
  const { t } = words
  const shares = taxes ?? [{ percent: of.vatPercent, natura: null, vat: of.vat }]
  const change = taxes ? of.due - (of.subtotal + of.shipping - of.discount) : 0
  return (
    <dl className={styles.sums}>
      <SumRow name={t('cart.subtotal')}>{money(words, of.subtotal)}</SumRow>
      {hasDiscount && (
        <SumRow name={[t('checkout.discount'), coupon].filter(Boolean).join(' ')} className={styles.saving}>
          {money(words, -of.discount)}
        </SumRow>
      )}
      {children}
      {change !== 0 && <SumRow name={t('checkout.vat_change')}>{money(words, change)}</SumRow>}
      <SumRow name={t('checkout.due')} className={styles.due}>
        {money(words, of.due)}
      </SumRow>
      {shares.map(({ percent, natura, vat }) => (
        <SumRow
          key={`${percent} ${natura}`}
          name={
            natura ? t('checkout.vat_none') : t('checkout.vat_of_it', { percent: numberIn(words, percent) })
          }
          className={styles.fine}
        >
          {money(words, vat)}
        </SumRow>
      ))}
      {after}
    </dl>
  )
}

const numberIn = ({ locale }: ShopWords, percent: number): string => percent.toLocaleString(formatTag(locale))

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
