/** Subtotal, discount, total and included VAT of a quote or an order. */
import type { ReactNode } from 'react'
import type { OrderDiscount, TaxShare } from '@/contract/endpoints/shop/orders.ts'
import { formatTag } from '@/contract/locales.ts'
import { money, priceText, type ShopWords } from './product-words.ts'
import styles from './sum-list.module.css'

interface SumListProps {
  words: ShopWords
  of: { subtotal: number; shipping: number; discount: number; due: number; vat: number; vatPercent: number } // cents
  taxes: readonly TaxShare[] | null // null: the specification's formula
  discounts: readonly OrderDiscount[]
  coupon?: string | null // code of an order from before its discounts were stored
  children?: ReactNode // `SumRow`s between discount and total
  after?: ReactNode // `SumRow`s below
}

/** The discounts that reduce the goods, by name. Those of the shipping are part of its row. */
function savingsOf({ words: { t }, of, discounts, coupon }: SumListProps) {
  const named = discounts.filter(({ goods }) => goods > 0)
  if (named.length > 0)
    return named.map(({ code, name, goods }) => ({
      name: name === code ? `${t('checkout.discount')} ${code}` : name,
      amount: goods,
    }))
  return of.discount > 0
    ? [{ name: [t('checkout.discount'), coupon].filter(Boolean).join(' '), amount: of.discount }]
    : []
}

export function SumList(props: SumListProps) {
  const { words, of, taxes, children, after } = props
  const { t } = words
  const shares = taxes ?? [{ percent: of.vatPercent, natura: null, vat: of.vat }]
  const change = taxes ? of.due - (of.subtotal + of.shipping - of.discount) : 0
  return (
    <dl className={styles.sums}>
      <SumRow name={t('cart.subtotal')}>{money(words, of.subtotal)}</SumRow>
      {savingsOf(props).map(({ name, amount }) => (
        <SumRow key={name} name={name} className={styles.saving}>
          {money(words, -amount)}
        </SumRow>
      ))}
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

interface ShippingRowProps {
  words: ShopWords
  method?: string // its name
  price: number // cents, after discounts
  discounts: readonly OrderDiscount[]
}

/** The shipping price. A discount of the shipping is named, with the price before it. */
export function ShippingRow({ words, method, price, discounts }: ShippingRowProps) {
  const reducing = discounts.filter(({ shipping }) => shipping > 0)
  const full = reducing.reduce((sum, { shipping }) => sum + shipping, price)
  return (
    <SumRow
      name={
        <>
          {words.t('checkout.shipping')} {method && <small>{method}</small>}
          {reducing.map(({ id, name }) => (
            <small key={id}>{name}</small>
          ))}
        </>
      }
    >
      {full > price && <s className={styles.before}>{money(words, full)}</s>} {priceText(words, price)}
    </SumRow>
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
