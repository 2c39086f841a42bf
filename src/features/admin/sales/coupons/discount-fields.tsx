/** Fields of a discount: its name, what it gives, on which goods, to whom. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type AdminCoupon, type CouponBody, tiers } from '@/contract/endpoints/admin/coupons.ts'
import { adminShippingMethods } from '@/contract/endpoints/admin/methods.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { withPaths } from '../../framework/fields/category-paths.ts'
import { ChecksInput } from '../../framework/fields/checks-input.tsx'
import { NumberInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { ListAmountInput } from '../../framework/fields/list-amount-input.tsx'
import { ProductsInput, RecordsInput } from '../../framework/fields/records-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import styles from './coupons.module.css'

/** What buyers read in cart, order and emails. A code without a name is shown as the code. */
export function DiscountNames() {
  const { t } = useTranslation('admin-goods')
  const [language, setLanguage] = useState<Locale>('it')
  const names = useWatch({ name: 'names' }) as CouponBody['names']
  const texts = localizedTextsOf(locale => ({ name: names?.[locale] ?? '' }))
  return (
    <LanguageTabs value={language} onChange={setLanguage} share={locale => shareWritten(texts, locale)}>
      <TextInput source={`names.${language}`} label={t('coupons.name')} hint={t('coupons.name_hint')} />
    </LanguageTabs>
  )
}

const gifts = ['percent', 'amount', 'bundle', 'shipping'] as const
type Gift = (typeof gifts)[number]

const none = { percent: null, amount: null, buy_quantity: null, get_quantity: null, get_percent: null }
const startValues: Record<Gift, Pick<CouponBody, 'kind' | keyof typeof none>> = {
  percent: { ...none, kind: 'goods', percent: 10 },
  amount: { ...none, kind: 'goods', amount: 500 },
  bundle: { ...none, kind: 'bundle', buy_quantity: 2, get_quantity: 1, get_percent: 100 },
  shipping: { ...none, kind: 'shipping' },
}

/** Sets the fields of a kind together. */
function useGift(): [Gift, (gift: Gift) => void] {
  const kind = useField<CouponBody['kind']>('kind')
  const percent = useField<number | null>('percent')
  const amount = useField<number | null>('amount')
  const buy = useField<number | null>('buy_quantity')
  const get = useField<number | null>('get_quantity')
  const reduction = useField<number | null>('get_percent')
  const gift = kind.value === 'goods' ? (percent.value === null ? 'amount' : 'percent') : kind.value
  return [
    gift,
    next => {
      const values = startValues[next]
      kind.change(values.kind)
      percent.change(values.percent)
      amount.change(values.amount)
      buy.change(values.buy_quantity)
      get.change(values.get_quantity)
      reduction.change(values.get_percent)
    },
  ]
}

export function DiscountRuleFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['admin', 'admin-goods'])
  const [gift, setGift] = useGift()
  return (
    <>
      <SelectField
        dense
        label={t('admin-goods:coupons.gift')}
        value={gift}
        onChange={event => setGift(event.currentTarget.value as Gift)}
        options={gifts.map(value => ({ value, label: t(`admin-goods:coupons.gifts.${value}`) }))}
      />
      {gift === 'percent' && (
        <NumberInput source="percent" label={t('products.discount')} end={<span>%</span>} />
      )}
      {gift === 'amount' && <ListAmountInput source="amount" label={t('products.discount')} />}
      {gift === 'bundle' && (
        <div className={styles.three}>
          <NumberInput source="buy_quantity" label={t('admin-goods:coupons.buy')} />
          <NumberInput source="get_quantity" label={t('admin-goods:coupons.get')} />
          <NumberInput
            source="get_percent"
            label={t('admin-goods:coupons.get_percent')}
            hint={t('admin-goods:coupons.get_percent_hint')}
            end={<span>%</span>}
          />
        </div>
      )}
      {gift === 'shipping' && <ShippingMethods locale={locale} />}
      <ProductsInput source="product_ids" label={t('admin-goods:coupons.products')} />
      <Categories source="category_ids" label={t('coupons.categories')} locale={locale} />
      {gift === 'bundle' && (
        <>
          <ProductsInput source="get_product_ids" label={t('admin-goods:coupons.get_products')} />
          <Categories
            source="get_category_ids"
            label={t('admin-goods:coupons.get_categories')}
            locale={locale}
          />
        </>
      )}
    </>
  )
}

function ShippingMethods({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-goods')
  const query = useQuery({
    queryKey: ['admin', 'shipping-choices'],
    queryFn: () => callOrThrow(adminShippingMethods),
  })
  return (
    <ChecksInput
      source="shipping_methods"
      label={t('coupons.shipping_methods')}
      from={query}
      options={(query.data?.data ?? []).map(({ code, names }) => ({
        value: code,
        label: wordIn(names, locale),
      }))}
    />
  )
}

export const useCategories = (locale: Locale) =>
  useQuery({
    queryKey: ['admin', 'categories', locale],
    queryFn: () => callOrThrow(listCategories),
  })

function Categories({ source, label, locale }: { source: string; label: string; locale: Locale }) {
  const query = useCategories(locale)
  return (
    <ChecksInput
      source={source}
      label={label}
      from={query}
      options={withPaths(query.data?.data).map(({ id, path }) => ({ value: id, label: path }))}
    />
  )
}

export function DiscountBuyers({ users }: { users: AdminCoupon['users'] }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  return (
    <>
      <ChecksInput
        source="tiers"
        label={t('coupons.tiers')}
        options={tiers.map(tier => ({ value: tier, label: t(`coupons.tier.${tier}`) }))}
      />
      <RecordsInput source="user_ids" kind="users" label={t('coupons.users')} known={users} />
    </>
  )
}
