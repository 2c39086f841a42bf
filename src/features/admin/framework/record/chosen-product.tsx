/** A product chosen for an order: what it is, its variant and quantity. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import type { OrderEntryLine, OrderEntryQuote } from '@/contract/endpoints/admin/order-entry.ts'
import { adminProduct } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { readPieces, useTypedValue } from '../fields/typed-value.ts'
import { Thumbnail } from '../list/thumbnail.tsx'
import styles from './chosen-product.module.css'
import { LineException } from './line-exception.tsx'

const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'whole', id],
    queryFn: () => callOrThrow(adminProduct, { params: { id } }),
    staleTime: 30_000,
  })

type Choice = Pick<OrderEntryLine, 'product_id' | 'variant_ids' | 'quantity'>

interface ChosenProductProps {
  line: Choice & Pick<Partial<OrderEntryLine>, 'configuration'>
  quoted?: OrderEntryQuote['lines'][number] | undefined
  problem?: string | undefined // of the quantity
  locale: Locale
  price?: ReactNode
  action?: ReactNode
  onChange: (part: Partial<Choice>) => void
  onRemove: () => void
  onWrong?: (isWrong: boolean) => void // whether the quantity cannot be parsed
}

export function ChosenProduct({
  line,
  quoted,
  problem,
  locale,
  price,
  action,
  onChange,
  onRemove,
  onWrong,
}: ChosenProductProps) {
  const { t } = useTranslation('admin-sales')
  const messages = useErrorMessage()
  const pieces = useTypedValue(line.quantity, String, readPieces(1))
  const isWrong = pieces.code !== undefined
  useEffect(() => onWrong?.(isWrong), [isWrong, onWrong])
  const { data: product } = useQuery(productQuery(line.product_id))
  const title = product ? product.translations[locale].title || product.translations.it.title : '…'
  const variants = line.configuration ? [] : (product?.variants ?? [])
  return (
    <>
      <div className={styles.head}>
        <Thumbnail
          picture={quoted?.picture ?? product?.pictures[0]?.url ?? ''}
          element={product?.element ?? undefined}
        />
        <span className={styles.words}>
          <b>{quoted?.title ?? title}</b>
          <small>{[quoted?.sku ?? product?.sku, quoted?.choice].filter(Boolean).join(' · ')}</small>
          {quoted && <LineException line={quoted} />}
        </span>
        {price}
        <TooltipButton icon={iconTrash} label={t('desk.remove_line', { title })} onClick={onRemove} />
      </div>
      <div className={styles.fields}>
        {variants.length > 0 && (
          <SelectField
            dense
            label={t('desk.variant')}
            empty={t('desk.choose')}
            value={String(line.variant_ids[0] ?? '')}
            options={variants.map(({ id, names }) => ({ value: String(id), label: wordIn(names, locale) }))}
            onChange={event => {
              const id = Number(event.currentTarget.value)
              onChange({ variant_ids: id ? [id] : [] })
            }}
          />
        )}
        <TextField
          dense
          className={styles.pieces}
          inputMode="numeric"
          label={t('desk.pieces')}
          error={pieces.code ? messages.field({ code: pieces.code }) : problem}
          value={pieces.shown}
          onBlur={pieces.leave}
          onChange={event => {
            const quantity = pieces.type(event.currentTarget.value)
            if (quantity !== undefined) onChange({ quantity })
          }}
        />
        {action}
      </div>
    </>
  )
}
