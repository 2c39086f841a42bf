/** One product as the shop knows it; read only. */
import { useTranslation } from 'react-i18next'
import type { Product } from '@/contract/catalog.ts'
import { type Currency, formatMoney } from '@/contract/money.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { type Column, Table } from '@/ui/content/table.tsx'
import { iconStorefront } from '@/ui/icon/icons.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { LanguageMarks } from '../kit/language-marks.tsx'
import { ScreenHead } from '../kit/screen-head.tsx'
import { BackLink } from './back-link.tsx'
import { type Fact, Facts } from './facts.tsx'
import styles from './records.module.css'

interface ProductRecordProps {
  product: Product
  linkTo: LinkTo
  iso: string
  currency: Currency
}

export function ProductRecord({ product, linkTo, iso, currency }: ProductRecordProps) {
  const { t } = useTranslation('admin')
  const shopHref = linkTo('product', { category: product.category.slug, slug: product.slug })
  return (
    <>
      <BackLink href={linkTo('adminProducts')} />
      <ScreenHead
        title={product.title}
        lead={product.subtitle}
        actions={
          <Button variant="ghost" size="dense" icon={iconStorefront} href={shopHref}>
            {t('record.open_public')}
          </Button>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          <Panel dense titleAs="h2" title={t('record.facts')}>
            <Facts facts={useProductFacts(product, iso)} />
          </Panel>
          <Panel dense titleAs="h2" title={t('record.prices')}>
            <Facts facts={usePriceFacts(product, iso, currency)} />
          </Panel>
          {product.variants.length > 0 && <Variants product={product} iso={iso} currency={currency} />}
        </div>
        <Panel dense className={styles.pictures}>
          <Niche picture={product.picture.url} alt={product.picture.alt} element={product.element} eager />
          {product.pictures.length > 1 && (
            <div className={styles.strip}>
              {product.pictures.map(({ url, alt }) => (
                <Niche key={url} look="thumbnail" picture={url} alt={alt} element={product.element} />
              ))}
            </div>
          )}
        </Panel>
      </div>
    </>
  )
}

function useProductFacts(product: Product, iso: string): Fact[] {
  const { t } = useTranslation('admin')
  const stock =
    product.stock_quantity === null ? t('value.untracked') : product.stock_quantity.toLocaleString(iso)
  return [
    { name: t('record.sku'), value: product.sku },
    { name: t('column.category'), value: product.category.name },
    { name: t('column.slug'), value: `/${product.slug}` },
    { name: t('column.stock'), value: stock },
    { name: t('record.weight'), value: t('record.grams', { grams: product.weight.toLocaleString(iso) }) },
    ...product.facts,
    {
      name: t('record.translations'),
      value: <LanguageMarks done={product.translations.map(({ locale }) => locale)} />,
    },
  ]
}

const tiers = ['base', 'reseller', 'other'] as const

function usePriceFacts(product: Product, iso: string, currency: Currency): Fact[] {
  const { t } = useTranslation('admin')
  return tiers.map(tier => {
    const price = product.prices[`${tier}_price`]
    const percent = product.discount[`${tier}_discount`]
    const money = price === null ? t('record.as_base') : formatMoney(price, iso, currency)
    return {
      name: t(`record.${tier}`),
      value: percent > 0 ? `${money} ${t('record.discount', { percent })}` : money,
    }
  })
}

function Variants({ product, iso, currency }: Omit<ProductRecordProps, 'linkTo'>) {
  const { t } = useTranslation('admin')
  const columns: Column<Product['variants'][number]>[] = [
    { id: 'name', head: t('column.name'), lead: true, cell: variant => variant.name },
    { id: 'sku', head: t('record.sku'), cell: variant => variant.sku },
    {
      id: 'price',
      head: t('record.base'),
      numeric: true,
      cell: variant => `+ ${formatMoney(variant.prices.base_price, iso, currency)}`,
    },
  ]
  return (
    <Panel dense titleAs="h2" title={t('record.variants')}>
      <Table
        label={t('record.variants')}
        columns={columns}
        rows={product.variants}
        rowKey={variant => variant.id}
      />
    </Panel>
  )
}
