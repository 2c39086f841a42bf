/** Changes a placed order: first the form, then a preview of the result, then the change as previewed. */
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditPreview, OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Locale } from '@/contract/locales.ts'
import { readMoney } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { pick } from '@/lib/pick.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { moneyText } from '../../framework/fields/money-text.ts'
import { useTypedValue } from '../../framework/fields/typed-value.ts'
import { AddressDialog } from '../../framework/record/address-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { type Added, AddedProducts } from './added-products.tsx'
import styles from './edit-dialog.module.css'
import { EditLineFields, type OnWrong } from './edit-line-fields.tsx'
import { EditPreviewTable } from './edit-preview.tsx'
import { applyEdit, previewEdit, type Take } from './order-calls.ts'
import orders from './orders.module.css'

interface EditDialogProps {
  order: AdminOrder
  locale: Locale
  money: (cents: number | null) => string
  take: Take
  onClose: () => void
}

type Edit = Omit<OrderEdit, 'added'> & { added: readonly Added[] }

const bodyOf = ({ added, ...edit }: Edit): OrderEdit => ({
  ...edit,
  added: added.map(line => pick(line, ['product_id', 'variant_ids', 'quantity', 'configuration'])),
})

export function EditDialog({ order, locale, money, take, onClose }: EditDialogProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const [edit, setEdit] = useState<Edit>({ version: order.version, lines: [], added: [] })
  const [preview, setPreview] = useState<EditPreview>()
  const [wrong, setWrong] = useState<readonly number[]>([]) // lines with values that cannot be parsed
  const onWrong = useCallback<OnWrong>((id, isWrong) => {
    setWrong(wrongIds => [...wrongIds.filter(wrongId => wrongId !== id), ...(isWrong ? [id] : [])])
  }, [])
  const [isSending, setSending] = useState(false)
  const look = async () => {
    setSending(true)
    const previewed = resultOf(await previewEdit(order.id, bodyOf(edit)))
    setSending(false)
    if (previewed) setPreview(previewed)
  }
  const apply = async () => {
    setSending(true)
    const expected_due = preview?.after.due ?? undefined
    const isDone = take(await applyEdit(order.id, { ...bodyOf(edit), expected_due }))
    setSending(false)
    if (isDone) onClose()
    else setPreview(undefined)
  }
  const isNothing =
    preview &&
    preview.lines.length === 0 &&
    preview.added.length === 0 &&
    preview.refused.length === 0 &&
    preview.parts.length === 0 &&
    preview.after.due === preview.before.due
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={720}
      title={t('order.edit_title', { number: order.number })}
      lead={t(preview ? 'order.preview_lead' : 'order.edit_lead')}
      actions={
        preview ? (
          <>
            <Button variant="ghost" onClick={() => setPreview(undefined)}>
              {t('order.back')}
            </Button>
            <Button
              disabled={preview.problems.length > 0 || isNothing}
              busy={isSending}
              onClick={() => void apply()}
            >
              {t('order.apply')}
            </Button>
          </>
        ) : (
          <Button disabled={wrong.length > 0} busy={isSending} onClick={() => void look()}>
            {t('order.preview')}
          </Button>
        )
      }
    >
      {preview ? (
        <EditPreviewTable
          preview={preview}
          titles={edit.added.map(({ title }) => title)}
          discounts={order.discounts.map(({ code, name }) => code ?? name).join(', ') || order.coupon_code}
          money={money}
          isNothing={Boolean(isNothing)}
        />
      ) : (
        <Fields
          order={order}
          edit={edit}
          locale={locale}
          money={money}
          onChange={part => setEdit({ ...edit, ...part })}
          onWrong={onWrong}
        />
      )}
    </WorkDialog>
  )
}

interface FieldsProps {
  order: AdminOrder
  edit: Edit
  locale: Locale
  money: (cents: number | null) => string
  onChange: (part: Partial<Edit>) => void
  onWrong: OnWrong
}

type Line = AdminOrder['lines'][number]

function Fields({ order, edit, locale, money, onChange, onWrong }: FieldsProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const mayChangeMoney = useMay()('admin:money:write')
  const [part, setPart] = useState<'shipping_address' | 'billing_address'>()
  const of = (line: Line) =>
    edit.lines.find(({ id }) => id === line.id) ?? {
      id: line.id,
      quantity: line.quantity,
      unit_price: line.unit_price ?? undefined,
      price_reason: line.price_reason,
    }
  const change = (line: Line, wish: Partial<Edit['lines'][number]>) =>
    onChange({ lines: [...edit.lines.filter(({ id }) => id !== line.id), { ...of(line), ...wish }] })
  return (
    <div className={orders.fields}>
      {!order.can_edit_lines && mayChangeMoney && <Note>{t('order.only_words')}</Note>}
      {order.can_edit_lines && mayChangeMoney && (
        <>
          {order.lines.map(line => (
            <EditLineFields key={line.id} line={line} wish={of(line)} onChange={change} onWrong={onWrong} />
          ))}
          <AddedProducts
            added={edit.added}
            locale={locale}
            money={money}
            onChange={added => onChange({ added })}
            onWrong={onWrong}
          />
          <ShippingField
            shipping={edit.shipping ?? order.shipping ?? 0}
            onChange={shipping => onChange({ shipping })}
            onWrong={onWrong}
          />
        </>
      )}
      <div className={styles.pair}>
        {order.shipping_address && (
          <Button variant="ghost" size="dense" onClick={() => setPart('shipping_address')}>
            {t('order.change_shipping')}
          </Button>
        )}
        {order.billing_address && (
          <Button variant="ghost" size="dense" onClick={() => setPart('billing_address')}>
            {t('order.change_billing')}
          </Button>
        )}
      </div>
      <TextAreaField
        dense
        label={t('order.buyer_note')}
        rows={2}
        maxLength={1000}
        value={edit.note ?? order.note}
        onChange={event => onChange({ note: event.currentTarget.value })}
      />
      {part && (
        <AddressDialog
          title={t(`desk.${part}`)}
          address={(edit[part] ?? order[part]) as NonNullable<Edit['shipping_address']>}
          name={order.buyer.name}
          locale={locale}
          onDone={address => {
            onChange({ [part]: address })
            setPart(undefined)
          }}
          onClose={() => setPart(undefined)}
        />
      )}
    </div>
  )
}

interface ShippingFieldProps {
  shipping: number // cents
  onChange: (shipping: number) => void
  onWrong: OnWrong
}

function ShippingField({ shipping, onChange, onWrong }: ShippingFieldProps) {
  const { t } = useTranslation('admin-sales')
  const messages = useErrorMessage()
  const price = useTypedValue(shipping, moneyText, readMoney)
  const isWrong = price.code !== undefined
  useEffect(() => onWrong(0, isWrong), [isWrong, onWrong]) // no line has the id 0
  return (
    <TextField
      dense
      className={styles.shipping}
      inputMode="decimal"
      label={t('desk.carriage')}
      error={price.code && messages.field({ code: price.code })}
      value={price.shown}
      onBlur={price.leave}
      onChange={event => {
        const typed = price.type(event.currentTarget.value)
        if (typed !== undefined) onChange(typed)
      }}
      end={<span aria-hidden="true">€</span>}
    />
  )
}
