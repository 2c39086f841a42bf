/** Changes many prices by one rule. Shows a preview first, and stops if a price has changed since. */

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceChange, PriceRule } from '@/contract/endpoints/admin/product-prices.ts'
import { priceTiers } from '@/contract/endpoints/admin/products.ts'
import { isOfferHidden } from '@/domain/offer-preview.ts'
import { readMoney } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { askPrices, setPrices } from './product-calls.ts'
import styles from './products.module.css'

interface PriceDialogProps {
  ids: number[]
  money: (cents: number) => string
  onClose: () => void
  onDone: (count: number) => void
}

type Tier = (typeof priceTiers)[number]
type Way = 'up' | 'down'

const roundings = [1, 10, 50, 100] as const

/** Cents or percent by which prices change. Undefined for zero, which changes nothing. */
const signedValue = (hundredths: number, by: PriceRule['by'], way: Way): number | undefined =>
  hundredths === 0
    ? undefined
    : (by === 'percent' ? hundredths / 100 : hundredths) * (way === 'down' ? -1 : 1)

export function PriceDialog({ ids, money, onClose, onDone }: PriceDialogProps) {
  const { t } = useTranslation('admin')
  const refuse = useRefuse()
  const messages = useErrorMessage()
  const [by, setBy] = useState<PriceRule['by']>('percent')
  const [way, setWay] = useState<Way>('up')
  const [text, setText] = useState('')
  const [rounding, setRounding] = useState<PriceRule['round_to']>(10)
  const [tiers, setTiers] = useState<readonly Tier[]>(['base'])
  const read = readMoney(text)
  const value = 'value' in read ? signedValue(read.value, by, way) : undefined
  const rule: PriceRule | undefined =
    value === undefined || tiers.length === 0
      ? undefined
      : { ids, tiers: [...tiers], by, value, round_to: rounding }
  const preview = useQuery({
    queryKey: ['admin', 'price-preview', rule],
    queryFn: async () => {
      const result = await askPrices(rule as PriceRule)
      if (!result.ok) refuse(result.failure)
      return result
    },
    enabled: rule !== undefined,
    gcTime: 0,
  })
  const shown = rule && preview.data?.ok ? preview.data.value : undefined
  const apply = useMutation({
    mutationFn: () => setPrices(rule as PriceRule, shown?.version ?? ''),
    onSuccess: result => {
      if (result.ok) return onDone(result.value.changed)
      refuse(result.failure)
      void preview.refetch()
    },
  })
  const toggle = (tier: Tier, isOn: boolean) =>
    setTiers(isOn ? [...tiers, tier] : tiers.filter(candidate => candidate !== tier))
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={600}
      title={t('products.bulk.prices_title', { count: ids.length })}
      actions={
        <Button
          disabled={!shown || shown.changes.length === 0}
          busy={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('products.bulk.prices_apply', { count: shown?.changes.length ?? 0 })}
        </Button>
      }
    >
      <div className={styles.rule}>
        <Segment
          label={t('products.bulk.way')}
          size="dense"
          value={way}
          onChange={setWay}
          options={[
            { value: 'up', label: t('products.bulk.up') },
            { value: 'down', label: t('products.bulk.down') },
          ]}
        />
        <Segment
          label={t('products.bulk.by')}
          size="dense"
          value={by}
          onChange={setBy}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: '€' },
          ]}
        />
        <TextField
          dense
          name="value"
          label={t('products.bulk.value')}
          inputMode="decimal"
          value={text}
          error={text.trim() !== '' && 'code' in read ? messages.field(read) : undefined}
          onChange={event => setText(event.currentTarget.value)}
        />
        <SelectField
          dense
          name="round_to"
          label={t('products.bulk.round')}
          value={String(rounding)}
          options={roundings.map(rounding => ({ value: String(rounding), label: money(rounding) }))}
          onChange={event => {
            const pageNumber = Number(event.currentTarget.value)
            setRounding(roundings.find(candidate => candidate === pageNumber) ?? 10)
          }}
        />
      </div>
      <div className={styles.tiers}>
        {priceTiers.map(tier => (
          <Check
            key={tier}
            label={t(`products.${tier}`)}
            checked={tiers.includes(tier)}
            onChange={event => toggle(tier, event.currentTarget.checked)}
          />
        ))}
      </div>
      {shown && <HiddenOffers changes={shown.changes} />}
      {shown && <Changes changes={shown.changes} money={money} />}
    </WorkDialog>
  )
}

/** Warns about the offers that end with the new prices. */
function HiddenOffers({ changes }: { changes: PriceChange[] }) {
  const { t } = useTranslation('admin')
  const count = changes.filter(isOfferHidden).length
  return count > 0 ? <Note tone="warning">{t('products.offer.gone', { count })}</Note> : null
}

type ShownProps = Pick<PriceChange, 'shown' | 'percent'> & { money: (cents: number) => string }

function Shown({ shown, percent, money }: ShownProps) {
  const { t } = useTranslation('admin')
  const percentOf = usePercentText()
  if (shown.was !== null)
    return (
      <>
        {money(shown.now)} <s>{money(shown.was)}</s> −{percentOf(shown.percent)}
      </>
    )
  return (
    <>
      {money(shown.now)}
      {percent > 0 && <small> {t('products.offer.none')}</small>}
    </>
  )
}

function Changes({ changes, money }: { changes: PriceChange[]; money: (cents: number) => string }) {
  const { t } = useTranslation('admin')
  if (changes.length === 0) return <Note tone="info">{t('products.bulk.nothing')}</Note>
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th>{t('column.product')}</th>
          <th>{t('products.bulk.tier')}</th>
          <th>{t('products.bulk.from')}</th>
          <th>{t('products.bulk.to')}</th>
          <th>{t('products.offer.in_shop')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, 100).map(({ id, title, tier, from, to, percent, shown }) => (
          <tr key={`${id}-${tier}`}>
            <td>{title}</td>
            <td>{t(`products.${tier}`)}</td>
            <td>{money(from)}</td>
            <td>
              <b>{money(to)}</b>
            </td>
            <td>
              <Shown shown={shown} percent={percent} money={money} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
