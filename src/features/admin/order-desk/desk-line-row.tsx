import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { DeskLine } from '@/contract/order-desk.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPencilSimple, iconTrash } from '@/ui/icon/icons.ts'
import { moneyText, parseMoney } from '../kit/money-text.ts'
import { Thumbnail } from '../kit/thumbnail.tsx'
import styles from './desk.module.css'
import { productQuery } from './desk-calls.ts'
import type { LineState } from './quoted-lines.ts'

interface DeskLineRowProps {
  line: DeskLine
  state: LineState | undefined
  fault: string | undefined
  locale: Locale
  money: (cents: number) => string
  onChange: (part: Partial<DeskLine>) => void
  onRemove: () => void
}

export function DeskLineRow({ line, state, fault, locale, money, onChange, onRemove }: DeskLineRowProps) {
  const { t } = useTranslation('admin-sales')
  const { data: product } = useQuery(productQuery(line.product_id))
  const [isOpen, setOpen] = useState(line.unit_price !== null || line.note_worksheet !== '')
  const title = product ? product.translations[locale].title || product.translations.it.title : '…'
  const quoted = state?.quoted
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <Thumbnail
          picture={quoted?.picture ?? product?.pictures[0]?.url ?? ''}
          element={product?.element ?? undefined}
        />
        <span className={styles.words}>
          <b>{quoted?.title ?? title}</b>
          <small>{[quoted?.sku ?? product?.sku, quoted?.choice].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={styles.price}>
          <b>{quoted ? money(quoted.total) : '–'}</b>
          {quoted && quoted.list_price !== quoted.unit_price && (
            <s>{money(quoted.list_price * line.quantity)}</s>
          )}
        </span>
        <IconButton icon={iconTrash} label={t('desk.remove_line', { title })} onClick={onRemove} />
      </div>
      <div className={styles.lineFields}>
        {product && product.variants.length > 0 && !line.configuration && (
          <SelectField
            dense
            label={t('desk.variant')}
            empty={t('desk.choose')}
            value={String(line.variant_ids[0] ?? '')}
            options={product.variants.map(({ id, names }) => ({ value: String(id), label: names[locale] }))}
            onChange={event => {
              const id = Number(event.currentTarget.value)
              onChange({ variant_ids: id ? [id] : [] })
            }}
          />
        )}
        <TextField
          dense
          type="number"
          min={1}
          max={9999}
          label={t('desk.pieces')}
          error={fault}
          value={line.quantity}
          onChange={event => {
            const pieces = Math.floor(Number(event.currentTarget.value))
            if (pieces >= 1 && pieces <= 9999) onChange({ quantity: pieces })
          }}
        />
        <Button
          variant="text"
          size="dense"
          icon={iconPencilSimple}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('desk.price_notes')}
        </Button>
      </div>
      {state?.problems.map(({ code, left }) => (
        <p key={code} className={styles.fault} role="alert">
          {t(`desk.problem.${code}`, { count: left ?? 0 })}
        </p>
      ))}
      {isOpen && <More line={line} listed={quoted?.list_price} onChange={onChange} />}
    </li>
  )
}

interface MoreProps {
  line: DeskLine
  listed: number | undefined
  onChange: (part: Partial<DeskLine>) => void
}

/** Another price with its reason, and what worksheet and workshop should know. */
function More({ line, listed, onChange }: MoreProps) {
  const { t } = useTranslation(['admin-sales', 'validation'])
  const [typed, setTyped] = useState<string>()
  const isOther = line.unit_price !== null && line.unit_price !== listed
  const leave = () => {
    if (typed === undefined) return
    const cents = parseMoney(typed)
    onChange({ unit_price: typed.trim() === '' ? null : (cents ?? line.unit_price) })
    setTyped(undefined)
  }
  return (
    <div className={styles.more}>
      <TextField
        dense
        inputMode="decimal"
        label={t('desk.own_price')}
        placeholder={listed === undefined ? '' : moneyText(listed)}
        value={typed ?? (line.unit_price === null ? '' : moneyText(line.unit_price))}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={leave}
        end={<span aria-hidden="true">€</span>}
      />
      <TextField
        dense
        label={t('desk.reason')}
        maxLength={200}
        value={line.price_reason}
        error={isOther && line.price_reason.trim() === '' ? t('validation:price_reason') : undefined}
        onChange={event => onChange({ price_reason: event.currentTarget.value })}
      />
      <TextField
        dense
        label={t('desk.worksheet')}
        maxLength={500}
        value={line.note_worksheet}
        onChange={event => onChange({ note_worksheet: event.currentTarget.value })}
      />
      <TextField
        dense
        label={t('desk.production')}
        maxLength={500}
        value={line.note_production}
        onChange={event => onChange({ note_production: event.currentTarget.value })}
      />
    </div>
  )
}
