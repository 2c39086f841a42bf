/** Changes a placed order: first the form, then a preview of the result, then the change as previewed. */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditPreview, OrderEdit } from '@/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Locale } from '@/contract/locales.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { AddressDialog } from '../../framework/record/address-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './edit-dialog.module.css'
import { EditLineFields, type OnWrong } from './edit-line-fields.tsx'
import { applyEdit, previewEdit, type Take } from './order-calls.ts'
import orders from './orders.module.css'

interface EditDialogProps {
  order: AdminOrder
  locale: Locale
  money: (cents: number | null) => string
  take: Take
  onClose: () => void
}

type Edit = Required<Pick<OrderEdit, 'lines'>> & Omit<OrderEdit, 'lines'>

export function EditDialog({ order, locale, money, take, onClose }: EditDialogProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const [edit, setEdit] = useState<Edit>({ version: order.version, lines: [] })
  const [preview, setPreview] = useState<EditPreview>()
  const [wrong, setWrong] = useState<readonly number[]>([]) // lines with values that cannot be parsed
  const onWrong = useCallback<OnWrong>((id, isWrong) => {
    setWrong(wrongIds => [...wrongIds.filter(wrongId => wrongId !== id), ...(isWrong ? [id] : [])])
  }, [])
  const [isSending, setSending] = useState(false)
  const look = async () => {
    setSending(true)
    const previewed = resultOf(await previewEdit(order.id, edit))
    setSending(false)
    if (previewed) setPreview(previewed)
  }
  const apply = async () => {
    setSending(true)
    const isDone = take(await applyEdit(order.id, edit))
    setSending(false)
    if (isDone) onClose()
    else setPreview(undefined)
  }
  const isNothing =
    preview &&
    preview.lines.length === 0 &&
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
        <Preview
          preview={preview}
          discounts={order.discounts.map(({ code, name }) => code ?? name).join(', ') || order.coupon_code}
          money={money}
          isNothing={Boolean(isNothing)}
        />
      ) : (
        <Fields
          order={order}
          edit={edit}
          locale={locale}
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
  onChange: (part: Partial<Edit>) => void
  onWrong: OnWrong
}

type Line = AdminOrder['lines'][number]

function Fields({ order, edit, locale, onChange, onWrong }: FieldsProps) {
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
      {order.can_edit_lines &&
        mayChangeMoney &&
        order.lines.map(line => (
          <EditLineFields key={line.id} line={line} wish={of(line)} onChange={change} onWrong={onWrong} />
        ))}
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

interface PreviewProps {
  preview: EditPreview
  discounts: string | null // their names
  money: (cents: number | null) => string
  isNothing: boolean
}

function Preview({
  preview: { before, after, lines, stock, parts, problems },
  discounts,
  money,
  isNothing,
}: PreviewProps) {
  const { t } = useTranslation('admin-sales')
  const sums = ['subtotal', 'shipping', 'discount', 'taxable', 'vat', 'due'] as const
  return (
    <div className={orders.fields}>
      {isNothing && <Note>{t('order.nothing_changes')}</Note>}
      {problems
        .filter(problem => problem !== 'not_enough_stock')
        .map(problem => (
          <Note key={problem} tone="error" live>
            {t(`order.problem.${problem}`)}
          </Note>
        ))}
      {stock.map(
        ({ title, left }) =>
          left !== null && (
            <Note key={title} tone="error" live>
              {t('order.problem.not_enough_stock', { name: title, count: left })}
            </Note>
          ),
      )}
      <ul className={orders.changes}>
        {lines.map(line => (
          <li key={line.id}>
            <b>{line.title}</b>: {line.quantity.from} × {money(line.unit_price.from)} →{' '}
            {line.quantity.to === 0 ? t('order.goes') : `${line.quantity.to} × ${money(line.unit_price.to)}`}
          </li>
        ))}
        {parts.map(part => (
          <li key={part}>{t(`order.part.${part}`)}</li>
        ))}
        {discounts && before.discount !== after.discount && (
          <li>
            {t('order.coupon_now', {
              code: discounts,
              from: money(before.discount),
              to: money(after.discount),
            })}
          </li>
        )}
        {stock.map(({ title, pieces }) => (
          <li key={title}>
            {t(pieces < 0 ? 'order.from_shelf' : 'order.to_shelf', { title, count: Math.abs(pieces) })}
          </li>
        ))}
      </ul>
      {before.due !== null && (
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('order.before')}</th>
              <th scope="col">{t('order.after')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(sum => (
              <tr key={sum} data-changed={before[sum] !== after[sum]}>
                <th scope="row">{t(`order.sum.${sum}`)}</th>
                <td>{money(before[sum])}</td>
                <td>{money(after[sum])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
